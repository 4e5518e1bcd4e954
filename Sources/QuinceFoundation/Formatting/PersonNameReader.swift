import Foundation

/// Finds the parts of a name in a text: “Dr. Ada B. Lovelace, PhD”, “Lovelace, Ada”.
enum PersonNameReader {
    private static let prefixes: Set<String> = [
        "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "professor", "rev", "sir", "madam", "hon", "capt", "sgt", "lt",
    ]
    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "esq", "phd", "md", "dds", "mba", "dvm"]
    /// Words that belong to the family name behind them.
    private static let particles: Set<String> = [
        "van", "von", "de", "der", "den", "da", "di", "du", "la", "le", "del", "della", "bin", "al",
    ]

    static func components(in text: String) -> PersonNameComponents? {
        var clauses = text.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }.filter { !$0.isEmpty }
        guard !clauses.isEmpty else { return nil }
        var name = PersonNameComponents()
        var suffix = takeSuffixes(from: &clauses)
        let familyClause = clauses.count > 1 ? clauses.removeFirst() : []
        var words = clauses.flatMap { $0 }
        while words.count > 1, let first = words.first, prefixes.contains(plain(first)) {
            name.namePrefix = [name.namePrefix, words.removeFirst()].compactMap { $0 }.joined(separator: " ")
        }
        while words.count > 1, let last = words.last, suffixes.contains(plain(last)) { suffix.insert(words.removeLast(), at: 0) }
        if !suffix.isEmpty { name.nameSuffix = suffix.joined(separator: " ") }
        let family = familyClause.isEmpty ? takeFamily(from: &words) : familyClause
        if !family.isEmpty { name.familyName = family.joined(separator: " ") }
        if !words.isEmpty { name.givenName = words.removeFirst() }
        if !words.isEmpty { name.middleName = words.joined(separator: " ") }
        return name
    }

    /// Removes clauses at the end that hold nothing but suffixes.
    private static func takeSuffixes(from clauses: inout [[String]]) -> [String] {
        var suffix: [String] = []
        while clauses.count > 1, let last = clauses.last, last.allSatisfy({ suffixes.contains(plain($0)) }) {
            suffix = last + suffix
            clauses.removeLast()
        }
        return suffix
    }

    /// Removes the last word with its particles; a single word is a given name.
    private static func takeFamily(from words: inout [String]) -> [String] {
        guard words.count > 1 else { return [] }
        var family = [words.removeLast()]
        while words.count > 1, let last = words.last, particles.contains(last) { family.insert(words.removeLast(), at: 0) }
        return family
    }

    private static func plain(_ word: String) -> String { word.lowercased().filter { $0 != "." } }
}
