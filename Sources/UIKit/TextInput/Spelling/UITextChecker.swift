/// Checks the spelling of texts by the dictionaries that are installed.
///
/// Dictionaries are read when a language is first checked.
///
/// Source: Apple's “UITextChecker”.
@preconcurrency @MainActor open class UITextChecker: NSObject {
    /// Words that this checker takes for right.
    open var ignoredWords: [String]?

    public override init() { super.init() }

    /// The languages that can be checked, the user's own first: `["en_US", "de_DE"]`.
    open class var availableLanguages: [String] {
        let names = SpellingDictionaryFiles.names
        let preferred = Locale.preferredLanguages.compactMap { language in
            SpellingDictionaryFiles.path(of: language).map { String($0.split(separator: "/").last ?? "") }
        }
        let first = preferred.filter(names.contains).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return first + names.filter { !first.contains($0) }
    }

    // MARK: Checking

    /// The first misspelled word, counted in UTF-16 units; its location is `NSNotFound` where there is none or the language has no dictionary.
    ///
    /// - Parameters:
    ///   - range: The part of the text to check.
    ///   - startingOffset: The offset in the text at which checking starts.
    ///   - wrapFlag: Whether to go on at the beginning of `range` after its end.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        let words = SpellingWords(stringToCheck)
        let (low, high) = (max(range.location, 0), min(range.location + range.length, words.length))
        guard low < high, let dictionary = SpellingDictionary.of(language) else { return none }
        let start = min(max(startingOffset, low), high)
        let accepted = LearnedWords.all.union(ignoredWords ?? [])
        func misspelled(from: Int, to: Int) -> NSRange? {
            var position = from
            while let found = words.next(from: position, to: to) {
                let word = words.text(found)
                if !accepted.contains(word), !dictionary.knows(word) { return found }
                position = found.location + found.length
            }
            return nil
        }
        return misspelled(from: start, to: high) ?? (wrapFlag ? misspelled(from: low, to: start) : nil) ?? none
    }

    /// Words that may have been meant, the likeliest first; nil where the language has no dictionary.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let word = Self.word(range, of: string), let dictionary = SpellingDictionary.of(language) else { return nil }
        return dictionary.guesses(for: word)
    }

    /// Words that begin with the given part, the shorter ones first; nil where the language has no dictionary.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let part = Self.word(range, of: string), let dictionary = SpellingDictionary.of(language) else { return nil }
        var found = LearnedWords.all.filter { $0.hasPrefix(part) && $0 != part }
        found.formUnion(dictionary.completions(of: part, limit: Self.completionLimit))
        let small = part.prefix(1).lowercased() + part.dropFirst()
        if small != part {
            found.formUnion(
                dictionary.completions(of: small, limit: Self.completionLimit).map { $0.prefix(1).uppercased() + $0.dropFirst() })
        }
        let sorted = found.filter(dictionary.knowsOrLearned).sorted { ($0.count, $0) < ($1.count, $1) }
        return Array(sorted.prefix(Self.offered))
    }

    /// Words that are looked through, and that are handed out.
    private static let (completionLimit, offered) = (2000, 40)

    private static func word(_ range: NSRange, of string: String) -> String? {
        guard range.length > 0, let part = Range(range, in: string) else { return nil }
        return String(string[part])
    }

    // MARK: Words

    open func ignoreWord(_ wordToIgnore: String) {
        if ignoredWords?.contains(wordToIgnore) != true { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
    }

    /// Takes the word for right from now on, in every app of the device.
    open class func learnWord(_ word: String) { LearnedWords.set(word, isLearned: true) }
    open class func hasLearnedWord(_ word: String) -> Bool { LearnedWords.all.contains(word) }
    open class func unlearnWord(_ word: String) { LearnedWords.set(word, isLearned: false) }
}

extension SpellingDictionary {
    /// Entries of a dictionary's list may be stems that are no words by themselves.
    fileprivate func knowsOrLearned(_ word: String) -> Bool { knows(word) || LearnedWords.all.contains(word) }
}
