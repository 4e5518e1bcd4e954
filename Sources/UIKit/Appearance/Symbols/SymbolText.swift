/// Digits and letters as symbols (`1.circle`, `50.square.fill`, `a.circle`), drawn from the system font.
enum SymbolText {
    /// The text of a name that is one letter, or one to three digits; nil for other names.
    static func text(_ name: String) -> String? {
        let isNumber = name.count <= 3 && name.allSatisfy { $0.isASCII && $0.isNumber }
        let isLetter = name.count == 1 && name.allSatisfy { $0.isASCII && $0.isLetter }
        return !name.isEmpty && (isNumber || isLetter) ? name.uppercased() : nil
    }
}
