import QuinceFoundation

/// Splits text into words, sentences or paragraphs.
///
/// Source: Apple's documentation of `NLTokenizer`.
open class NLTokenizer: NSObject, @unchecked Sendable {
    /// What words are beside letters. Source: Apple's documentation of `NLTokenizer.Attributes`.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let numeric = Attributes(rawValue: 1)
        public static let symbolic = Attributes(rawValue: 2)
        public static let emoji = Attributes(rawValue: 4)
    }

    public let unit: NLTokenUnit
    open var string: String?

    public init(unit: NLTokenUnit) { self.unit = unit }

    open func setLanguage(_ language: NLLanguage) {}

    private var options: String.EnumerationOptions {
        switch unit {
        case .word: .byWords
        case .sentence: .bySentences
        case .paragraph, .document: .byParagraphs
        }
    }

    /// The tokens of a range, in order.
    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        guard let string else { return [] }
        if unit == .document { return [string.startIndex..<string.endIndex] }
        var found: [Range<String.Index>] = []
        string.enumerateSubstrings(in: range, options: options) { _, token, _, _ in found.append(token) }
        return found
    }

    /// Calls the block with each token until it returns false.
    open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
        guard let string else { return }
        for token in tokens(for: range) {
            let isNumber = string[token].allSatisfy { $0.isNumber || $0 == "." || $0 == "," }
            guard block(token, isNumber ? .numeric : []) else { return }
        }
    }

    /// The token that holds a place.
    open func tokenRange(at index: String.Index) -> Range<String.Index> {
        guard let string else { return index..<index }
        return tokens(for: string.startIndex..<string.endIndex).first { $0.contains(index) } ?? index..<index
    }

    open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
        tokenRange(at: range.lowerBound).lowerBound..<max(range.upperBound, tokenRange(at: range.lowerBound).upperBound)
    }
}
