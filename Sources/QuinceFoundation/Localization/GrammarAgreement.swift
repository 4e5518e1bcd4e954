import Foundation

/// Makes words agree with the number beside them where a text asks for it: `^[3 apple](inflect: true)` is “3 apples”.
///
/// English is covered; in other languages the words stay as they are, without the markup.
///
/// Source: Apple's documentation of "Automatic grammar agreement".
package enum GrammarAgreement {
    /// The text with its marked parts inflected and without their marks.
    package static func applied(to text: String, language: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "^")), text.contains("^[") else { return text }
        var (result, rest) = ("", Substring(text))
        while let start = rest.range(of: "^["), let part = markedPart(in: rest[start.upperBound...]) {
            result += rest[..<start.lowerBound]
            let inflects = part.attributes.contains("inflect:") && part.attributes.contains("true")
            result += inflects && language == "en" ? inflected(String(part.words)) : String(part.words)
            rest = rest[part.end...]
        }
        return result + rest
    }

    /// The words up to the bracket that closes them, and the attributes behind it.
    private static func markedPart(in text: Substring) -> (words: Substring, attributes: Substring, end: Substring.Index)? {
        guard let close = text.range(of: "]("), let end = text[close.upperBound...].firstIndex(of: ")") else { return nil }
        return (text[..<close.lowerBound], text[close.upperBound..<end], text.index(after: end))
    }

    /// The words with the last of them in the form that the number among them asks for.
    static func inflected(_ words: String) -> String {
        var parts = words.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let place = parts.firstIndex(where: { $0.contains(where: \.isNumber) }), let noun = parts.lastIndex(where: isWord),
            noun != place
        else { return words }
        let isOne = parts[place].filter { !$0.isWhitespace } == "1"
        if !isOne { parts[noun] = EnglishPlural.plural(of: parts[noun]) }
        return parts.joined(separator: " ")
    }

    private static func isWord(_ part: String) -> Bool { part.contains(where: \.isLetter) && !part.contains(where: \.isNumber) }
}

/// The plurals of English nouns.
enum EnglishPlural {
    private static let irregular: [String: String] = [
        "child": "children", "person": "people", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth", "goose": "geese",
        "mouse": "mice", "ox": "oxen", "die": "dice", "knife": "knives", "life": "lives", "wife": "wives", "leaf": "leaves",
        "loaf": "loaves", "half": "halves", "shelf": "shelves", "wolf": "wolves", "thief": "thieves", "calf": "calves", "self": "selves",
        "elf": "elves", "hero": "heroes", "potato": "potatoes", "tomato": "tomatoes", "echo": "echoes", "veto": "vetoes",
        "analysis": "analyses", "crisis": "crises", "criterion": "criteria", "phenomenon": "phenomena", "index": "indexes",
        "quiz": "quizzes",
        "cactus": "cacti", "sheep": "sheep", "fish": "fish", "deer": "deer", "series": "series", "species": "species",
        "aircraft": "aircraft",
        "is": "are", "was": "were", "has": "have",
    ]

    /// The plural of a noun in the singular; its first letter keeps its case.
    static func plural(of noun: String) -> String {
        let lowercased = noun.lowercased()
        if let known = irregular[lowercased] { return cased(known, like: noun) }
        if let known = irregular.first(where: { $0.key.count > 3 && lowercased.hasSuffix($0.key) && $0.key != $0.value }) {
            return noun.dropLast(known.key.count) + known.value
        }
        if irregular.values.contains(lowercased) { return noun }
        let ending = lowercased.suffix(2)
        if lowercased.hasSuffix("y"), let before = ending.first, !"aeiou".contains(before) { return noun.dropLast() + "ies" }
        if ["s", "x", "z"].contains(lowercased.suffix(1)) || ["ch", "sh"].contains(ending) { return noun + "es" }
        return noun + "s"
    }

    private static func cased(_ word: String, like original: String) -> String {
        original.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
    }
}
