import Foundation

/// The markup that Poppler's programs print: one element a line, texts without elements inside.
enum MarkupText {
    /// The value of an attribute in a start tag.
    static func attribute(_ name: String, of line: Substring) -> Substring? {
        guard let start = line.range(of: "\(name)=\""), let end = line[start.upperBound...].firstIndex(of: "\"") else { return nil }
        return line[start.upperBound..<end]
    }

    /// The text between the line's first tag and its end tag.
    static func content(of line: Substring) -> String? {
        guard let start = line.firstIndex(of: ">"), let end = line.range(of: "</", options: .backwards), start < end.lowerBound else {
            return nil
        }
        return unescaped(line[line.index(after: start)..<end.lowerBound])
    }

    /// Resolves the five entities of XML and character references.
    static func unescaped(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        var result = ""
        var rest = text
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            guard let end = rest[start...].firstIndex(of: ";"), let character = character(rest[rest.index(after: start)..<end]) else {
                result += "&"
                rest = rest[rest.index(after: start)...]
                continue
            }
            result += character
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func character(_ entity: Substring) -> String? {
        switch entity {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard entity.hasPrefix("#") else { return nil }
            let digits = entity.dropFirst()
            let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
        }
    }
}
