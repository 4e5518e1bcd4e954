/// The conversion of asset names to Swift identifiers: `Felt Green` is `feltGreen`, `AccentColor` is `accent`.
enum AssetSymbolName {
    static func member(_ name: String, without suffix: String) -> String {
        var words = words(name)
        if let last = words.last, last.hasSuffix(suffix), words.count > 1 || last.count > suffix.count {
            words[words.count - 1] = String(last.dropLast(suffix.count))
            if words.last == "" { words.removeLast() }
        }
        let joined = words.enumerated().map { $0 == 0 ? lowered($1) : $1.capitalizedFirst }.joined()
        let member = joined.first?.isNumber == true || joined.isEmpty ? "_" + joined : joined
        return SwiftName.quoted(member)
    }

    static func type(_ name: String) -> String {
        let joined = words(name).map(\.capitalizedFirst).joined()
        return joined.first?.isNumber == true || joined.isEmpty ? "_" + joined : joined
    }

    private static func words(_ name: String) -> [String] { name.split { !$0.isLetter && !$0.isNumber }.map(String.init) }

    /// `URLIcon` begins as `urlIcon`, `Felt` as `felt`.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let count =
            capitals.count > 1 && capitals.count < word.count && word.dropFirst(capitals.count).first?.isLetter == true
            ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }
}
