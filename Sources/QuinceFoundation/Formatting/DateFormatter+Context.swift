import Foundation

extension DateFormatter {
    private static let contextKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// The context of the formatter's texts. A text at the beginning of a sentence begins with a capital letter; texts elsewhere are as the language writes them
    /// within a sentence.
    ///
    /// Source: Apple's documentation of `DateFormatter.formattingContext`.
    public var formattingContext: Formatter.Context {
        get { objc_getAssociatedObject(self, Self.contextKey) as? Formatter.Context ?? .unknown }
        set { objc_setAssociatedObject(self, Self.contextKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    /// A text of the formatter as its context wants it.
    func inContext(_ text: String) -> String {
        guard formattingContext == .beginningOfSentence, let first = text.first else { return text }
        return String(first).uppercased(with: locale) + text.dropFirst()
    }
}
