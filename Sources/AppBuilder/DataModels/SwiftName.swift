/// Names in generated code.
enum SwiftName {
    /// Whether a text can name a declaration, between backquotes perhaps.
    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, name.utf8.count <= 200 else { return false }
        func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isAlphabetic }
        return isLetter(first)
            && name.unicodeScalars.allSatisfy {
                isLetter($0) || ("0"..."9").contains($0) || $0.properties.generalCategory == .nonspacingMark
            }
    }

    /// Words that are names between backquotes alone.
    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout", "internal", "let",
        "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
        "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat",
        "return",
        "throw", "switch", "where", "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true",
        "try", "open", "actor", "async", "some", "any", "Type", "Protocol",
    ]

    /// A name as code writes it.
    static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}

extension String {
    /// The text with its first letter in upper case, and the others as they are.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
    /// The text with its first letter in lower case, and the others as they are.
    var uncapitalizedFirst: String { prefix(1).lowercased() + dropFirst() }
}
