/// How text is compared with what is searched for.
///
/// Source: Apple's documentation of `UITextSearchOptions`.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
    /// Which parts of words match.
    public enum WordMatchMethod: Int, Sendable {
        /// Any part.
        case contains = 0
        /// The beginning.
        case startsWith
        /// Whole words only.
        case fullWord
    }

    /// Which parts of words match; any part unless the user chose otherwise.
    public let wordMatchMethod: WordMatchMethod
    /// Options for comparing strings; case-insensitive unless the user chose otherwise.
    public let stringCompareOptions: NSString.CompareOptions

    init(wordMatchMethod: WordMatchMethod = .contains, stringCompareOptions: NSString.CompareOptions = .caseInsensitive) {
        (self.wordMatchMethod, self.stringCompareOptions) = (wordMatchMethod, stringCompareOptions)
    }

    public override convenience init() { self.init(wordMatchMethod: .contains) }

    /// The ranges of a text that match, in their order, without overlaps.
    func matches(of query: String, in text: NSString) -> [NSRange] {
        guard !query.isEmpty else { return [] }
        var found: [NSRange] = []
        var rest = NSRange(location: 0, length: text.length)
        while rest.length > 0 {
            let match = text.range(of: query, options: stringCompareOptions.subtracting([.backwards, .anchored]), range: rest)
            guard match.location != NSNotFound, match.length > 0 else { break }
            if isWhole(match, in: text) { found.append(match) }
            rest = NSRange(location: NSMaxRange(match), length: text.length - NSMaxRange(match))
        }
        return found
    }

    private func isWhole(_ match: NSRange, in text: NSString) -> Bool {
        if wordMatchMethod == .contains { return true }
        guard !isLetter(before: match.location, in: text) else { return false }
        return wordMatchMethod == .startsWith || !isLetter(after: NSMaxRange(match), in: text)
    }

    private func isLetter(before offset: Int, in text: NSString) -> Bool {
        offset > 0 && isLetter(text.substring(with: text.rangeOfComposedCharacterSequence(at: offset - 1)))
    }

    private func isLetter(after offset: Int, in text: NSString) -> Bool {
        offset < text.length && isLetter(text.substring(with: text.rangeOfComposedCharacterSequence(at: offset)))
    }

    private func isLetter(_ character: String) -> Bool {
        character.unicodeScalars.first.map(CharacterSet.alphanumerics.contains) ?? false
    }
}
