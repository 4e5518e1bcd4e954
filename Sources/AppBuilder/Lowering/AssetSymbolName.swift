/// The conversion of asset names to Swift identifiers as Xcode makes it: `Felt Green` is `feltGreen`, `AccentColor` is `accent`.
enum AssetSymbolName {
    /// The name of a member; nil where the asset's name has neither letters nor digits, and so no symbol.
    static func member(_ name: String, without suffix: String) -> String? {
        let words = words(name, without: suffix)
        guard let first = words.first else { return nil }
        let isAbbreviation = words.count == 1 && first.count > 1 && first.allSatisfy(\.isUppercase)
        let joined = joined([isAbbreviation ? first : lowered(first)] + words.dropFirst())
        return SwiftName.quoted(joined.first?.isNumber == true ? "_" + joined : joined)
    }

    static func type(_ name: String) -> String {
        let words = words(name)
        let joined = joined(words.prefix(1).map(\.capitalizedFirst) + words.dropFirst())
        return joined.first?.isNumber == true || joined.isEmpty ? "_" + joined : joined
    }

    // MARK: Words

    private static func words(_ name: String) -> [String] { name.split { !$0.isLetter && !$0.isNumber }.map(String.init) }

    /// The words without the kind of asset at their end, in whatever case. Of a name that is nothing else it stays.
    private static func words(_ name: String, without suffix: String) -> [String] {
        var words = words(name)
        while let last = words.last, !suffix.isEmpty, last.lowercased().hasSuffix(suffix.lowercased()),
            words.count > 1 || last.count > suffix.count
        {
            words[words.count - 1] = String(last.dropLast(suffix.count))
            if words.last == "" { words.removeLast() }
        }
        return words
    }

    /// `URLIcon` begins as `urlIcon`, `Felt` as `felt`.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let count =
            capitals.count > 1 && capitals.count < word.count && word.dropFirst(capitals.count).first?.isLetter == true
            ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    // MARK: Joining

    /// A run of letters or digits of a word.
    private struct Piece {
        var text: String
        var isNumber: Bool { text.first?.isNumber == true }
        var isCapital: Bool { text.count == 1 && text.first?.isUppercase == true }
    }

    private static func pieces(_ word: String) -> [Piece] {
        word.reduce(into: []) { pieces, character in
            if let last = pieces.last, last.isNumber == character.isNumber {
                pieces[pieces.count - 1].text.append(character)
            } else {
                pieces.append(Piece(text: String(character)))
            }
        }
    }

    /// The words as one: letters after digits are capitals, `24x24` is `24X24`. In a name that begins with a digit, numbers and single capitals beside
    /// numbers stand apart: `1-1` is `1_1`, `3D` is `3_D`.
    private static func joined(_ words: [String]) -> String {
        let pieces = words.flatMap(pieces)
        let beginsWithNumber = pieces.first?.isNumber == true
        return zip(pieces, pieces.dropFirst()).reduce(pieces.first?.text ?? "") { result, pair in
            let (before, piece) = pair
            let isApart = (before.isNumber || before.isCapital) && (piece.isNumber || piece.isCapital)
            return result + (beginsWithNumber && isApart ? "_" : "") + piece.text.capitalizedFirst
        }
    }
}
