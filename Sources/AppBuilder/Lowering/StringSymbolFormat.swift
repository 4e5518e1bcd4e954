import Foundation

/// The placeholders of a text in a string catalog: `%lld`, `%2$@`, `%(count)lld`, and `%#@count@` for a substitution.
struct StringSymbolFormat {
    /// A parameter of a symbol.
    struct Argument: Equatable {
        /// Nil for a placeholder without a name.
        var name: String?
        var type: String
    }

    /// By position; nil where the text uses what Swift has no parameter for, or leaves positions out.
    let arguments: [Argument]?

    /// - Parameter substitutions: The substitutions of the text's entry, by name.
    init(_ text: String, substitutions: [String: Any] = [:]) {
        var found: [Int: Argument] = [:]
        var next = 1
        for match in text.matches(of: Self.placeholder) {
            let (_, position, substitution, name, length, conversion) = match.output
            if conversion == "%" { continue }
            let label = substitution ?? name
            let entry = substitution.flatMap { substitutions[String($0)] as? [String: Any] }
            let specifier = substitution == nil ? String(length ?? "") + (conversion ?? "") : entry?["formatSpecifier"] as? String ?? "lld"
            guard let type = Self.type(specifier) else {
                arguments = nil
                return
            }
            let place = position.flatMap { Int($0) } ?? entry?["argNum"] as? Int ?? next
            // Formats count their arguments from 1, in two digits.
            guard (1...99).contains(place) else {
                arguments = nil
                return
            }
            next = max(next, place) + 1
            let argument = Argument(name: label.map(String.init), type: type)
            guard found[place] == nil || found[place] == argument else {
                arguments = nil
                return
            }
            found[place] = argument
        }
        let ordered = found.sorted { $0.key < $1.key }
        let names = ordered.compactMap(\.value.name)
        let isWhole = ordered.map(\.key) == Array(1..<ordered.count + 1) && Set(names).count == names.count
        arguments = isWhole ? ordered.map(\.value) : nil
    }

    /// The text without the names of its placeholders, which formats at run time do not have.
    static func withoutNames(_ text: String) -> String {
        text.contains("(") ? text.replacing(named) { "%" + ($0.output.1 ?? "") + $0.output.2 } : text
    }

    private static func type(_ specifier: String) -> String? {
        guard let conversion = specifier.last else { return nil }
        let isLong = specifier.contains { "lqzjt".contains($0) }
        switch conversion {
        case "@": return "String"
        case "d", "D", "i": return isLong ? "Int" : "Int32"
        case "u", "U", "x", "X", "o", "O": return "UInt"
        case "f", "F", "e", "E", "g", "G", "a", "A": return "Double"
        default: return nil
        }
    }

    private static var placeholder: Regex<(Substring, Substring?, Substring?, Substring?, Substring?, Substring?)> {
        #/%(?:([0-9]{1,2})\$)?(?:\#@([^@]+)@|(?:\(([A-Za-z_][A-Za-z0-9_]*)\))?[-+0\#]*[0-9]*(?:\.[0-9]+)?(hh|h|ll|l|q|z|t|j)?([@dDiuUxXoOfFeEgGaAcCsSp%]))/#
    }
    private static var named: Regex<(Substring, Substring?, Substring)> {
        #/%([0-9]{1,2}\$)?\([A-Za-z_][A-Za-z0-9_]*\)([-+0\#]*[0-9]*(?:\.[0-9]+)?(?:hh|h|ll|l|q|z|t|j)?[@dDiuUxXoOfFeEgGaA])/#
    }
}
