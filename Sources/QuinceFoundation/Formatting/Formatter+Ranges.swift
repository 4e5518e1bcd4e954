import Foundation

// The methods of number and date formatters that read a part of a text, which Foundation on Linux lacks. They are in a protocol's extension for the reason
// that `Formatter+Objects.swift` gives.

/// A formatter that reads the beginning of a text.
private protocol PrefixReader: Formatter {
    func object(of text: String) -> AnyObject?
}

extension NumberFormatter: PrefixReader {
    fileprivate func object(of text: String) -> AnyObject? { number(from: text) }
}

extension DateFormatter: PrefixReader {
    fileprivate func object(of text: String) -> AnyObject? {
        date(from: text).map { NSDate(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
    }
}

extension NSObjectProtocol where Self: NumberFormatter {
    /// Stores the number that a part of a text begins with.
    ///
    /// - Parameter rangep: The part to read, as UTF-16 offsets; then the part that was read. nil for the whole text.
    /// - Throws: `CocoaError.formatting` for a text that begins with no number.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
    ) throws { try PrefixReading.read(self, obj, string, rangep) }
}

extension NSObjectProtocol where Self: DateFormatter {
    /// Stores the date that a part of a text begins with.
    ///
    /// - Parameter rangep: The part to read, as UTF-16 offsets; then the part that was read. nil for the whole text.
    /// - Throws: `CocoaError.formatting` for a text that begins with no date.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
    ) throws { try PrefixReading.read(self, obj, string, rangep) }
}

private enum PrefixReading {
    /// The longest beginning of the part that stands for an object; the whole part is tried first.
    static func read(
        _ formatter: any PrefixReader, _ result: AutoreleasingUnsafeMutablePointer<AnyObject?>?, _ string: String,
        _ range: UnsafeMutablePointer<NSRange>?
    ) throws {
        if let own = own(formatter, result, string, range) { return try own.get() }
        let text = NSString(string: string)
        let whole = range?.pointee ?? NSRange(location: 0, length: text.length)
        guard whole.location >= 0, whole.length >= 0, whole.location <= text.length, whole.length <= text.length - whole.location else {
            throw CocoaError(.formatting)
        }
        var length = whole.length
        while length > 0 {
            if let object = formatter.object(of: text.substring(with: NSRange(location: whole.location, length: length))) {
                result?.pointee = object
                range?.pointee.length = length
                return
            }
            length -= 1
        }
        throw CocoaError(.formatting)
    }

    /// What the method of an app's own class does: it has thrown where it stores nothing. nil where the class has none.
    private static func own(
        _ formatter: any PrefixReader, _ result: AutoreleasingUnsafeMutablePointer<AnyObject?>?, _ string: String,
        _ range: UnsafeMutablePointer<NSRange>?
    ) -> Result<Void, any Error>? {
        var object: AnyObject?
        return withUnsafeMutablePointer(to: &object) { pointer in
            let place = AutoreleasingUnsafeMutablePointer<AnyObject?>(pointer)
            guard ExtensionOverride.call("getObjectValue:for:range:error:", on: formatter, [place, string, range]) != nil else {
                return nil
            }
            guard let found = pointer.pointee else { return .failure(CocoaError(.formatting)) }
            result?.pointee = found
            return .success(())
        }
    }
}
