import Foundation

/// What stands after a colon in a reference to a setting: `$(NAME:lower)`, `$(NAME:default=none)`.
///
/// The operators are those of Apple's Swift Build.
enum SettingOperator {
    /// The value after an operator; an operator that is none changes nothing.
    static func apply(_ text: String, to value: String) -> String {
        guard let equals = text.firstIndex(of: "=") else { return transform(value, text) }
        return replace(value, String(text[..<equals]), String(text[text.index(after: equals)...]))
    }

    private static func transform(_ value: String, _ name: String) -> String {
        let path = value as NSString
        switch name {
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "quote": return value.map { $0.isWhitespace || "\"'\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        case "rfc1034identifier":
            return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-" })
        case "c99extidentifier", "identifier": return BuildSettings.identifier(value)
        case "file": return path.lastPathComponent
        case "base": return (path.lastPathComponent as NSString).deletingPathExtension
        case "suffix": return path.pathExtension.isEmpty ? "" : "." + path.pathExtension
        case "dir": return folder(of: path)
        case "standardizepath": return path.standardizingPath
        case "not": return value == "YES" ? "NO" : "YES"
        default: return value
        }
    }

    private static func replace(_ value: String, _ name: String, _ replacement: String) -> String {
        if name == "default" { return value.isEmpty ? replacement : value }
        guard !value.isEmpty else { return value }
        let path = value as NSString
        let folder = path.deletingLastPathComponent as NSString
        switch name {
        case "dir": return (replacement as NSString).appendingPathComponent(path.lastPathComponent)
        case "file": return folder.appendingPathComponent(replacement)
        case "base": return folder.appendingPathComponent(replacement) + (path.pathExtension.isEmpty ? "" : "." + path.pathExtension)
        case "suffix": return path.deletingPathExtension + (replacement.hasPrefix(".") ? replacement : "." + replacement)
        default: return value
        }
    }

    /// The folder with a slash at its end; `./` for a name alone.
    private static func folder(of path: NSString) -> String {
        let folder = path.deletingLastPathComponent
        return folder.isEmpty ? "./" : folder.hasSuffix("/") ? folder : folder + "/"
    }
}
