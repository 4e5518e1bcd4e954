import Foundation

/// Property lists in the form that `simctl listapps` prints.
enum OldStylePropertyList {
    static func text(_ value: Any) -> String { text(value, 0) }

    private static func text(_ value: Any, _ level: Int) -> String {
        let margin = String(repeating: "    ", count: level)
        switch value {
        case let dictionary as [String: Any]:
            let lines = dictionary.sorted { $0.key < $1.key }.map { "\(margin)    \(word($0.key)) = \(inner($0.value, level + 1));\n" }
            return "{\n\(lines.joined())\(margin)}"
        case let list as [Any]:
            return "(\n" + list.map { "\(margin)    \(inner($0, level + 1))" }.joined(separator: ",\n") + (list.isEmpty ? "" : "\n")
                + "\(margin))"
        default: return word("\(value)")
        }
    }

    /// Containers begin after a gap, as Foundation describes them.
    private static func inner(_ value: Any, _ level: Int) -> String {
        let isContainer = value is [String: Any] || value is [Any]
        return (isContainer ? "    " : "") + text(value, level)
    }

    private static func word(_ text: String) -> String {
        let isPlain =
            !text.isEmpty
            && text.unicodeScalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil) }
        guard !isPlain else { return text }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            default:
                if scalar.isASCII {
                    result.unicodeScalars.append(scalar)
                } else {
                    for unit in String(scalar).utf16 { result += "\\U" + String(format: "%04x", Int(unit)) }
                }
            }
        }
        return result + "\""
    }
}
