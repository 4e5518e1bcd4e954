internal import CSpelling

/// The dictionary of a language, read when it is first asked for and kept.
@MainActor final class SpellingDictionary {
    private let handle: OpaquePointer

    private static var known: [String: SpellingDictionary?] = [:]

    /// The dictionary of a language such as `en`, `en_GB` or `en-GB`; nil where there is none.
    static func of(_ language: String) -> SpellingDictionary? {
        if let known = known[language] { return known }
        let made = SpellingDictionaryFiles.path(of: language).flatMap(SpellingDictionary.init)
        known[language] = made
        return made
    }

    private init?(_ path: String) {
        guard let handle = spelling_open(path + ".aff", path + ".dic") else { return nil }
        self.handle = handle
    }

    func knows(_ word: String) -> Bool { spelling_knows(handle, word) }

    /// Words that may have been meant, the likeliest first.
    func guesses(for word: String) -> [String] {
        var count = 0
        return Self.strings(spelling_guesses(handle, word, &count), count)
    }

    /// Words that begin so, at most `limit` of those there are.
    func completions(of prefix: String, limit: Int) -> [String] {
        var count = 0
        return Self.strings(spelling_completions(handle, prefix, limit, &count), count)
    }

    private static func strings(_ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ count: Int) -> [String] {
        guard let words else { return [] }
        defer { spelling_free(words, count) }
        return (0..<count).compactMap { words[$0].map { String(cString: $0) } }
    }
}
