/// An operator in a reference to a setting: `$(NAME:lower)`, `$(NAME:default=none)`.
///
/// The operators are those of Apple's Swift Build.
enum SettingOperator {
    /// The value after an operator; an operator that is none changes nothing.
    static func apply(_ text: String, to value: String) -> String {
        guard let equals = text.firstIndex(of: "=") else { return transform(value, text) }
        return replace(value, String(text[..<equals]), String(text[text.index(after: equals)...]))
    }

    private static func transform(_ value: String, _ name: String) -> String {
        let path = PathText(value)
        switch name {
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "quote": return value.map { $0.isWhitespace || "\"'\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        case "rfc1034identifier":
            return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-" })
        case "c99extidentifier", "identifier": return BuildSettings.identifier(value)
        case "file": return path.name
        case "base": return path.base
        case "suffix": return path.suffix
        // With a slash at its end; `./` for a name alone.
        case "dir": return PathText.joining(path.folder.isEmpty ? "." : path.folder, "")
        case "standardizepath": return standardized(value)
        case "not": return value == "YES" ? "NO" : "YES"
        default: return value
        }
    }

    private static func replace(_ value: String, _ name: String, _ replacement: String) -> String {
        if name == "default" { return value.isEmpty ? replacement : value }
        guard !value.isEmpty else { return value }
        switch name {
        case "relativeto": return relative(replacement, to: value)
        case "isancestor": return isAncestor(replacement, of: value) ? "YES" : "NO"
        default: break
        }
        let path = PathText(value)
        switch name {
        case "dir": return PathText.joining(replacement, path.name)
        case "file": return PathText.joining(path.folder, replacement)
        case "base": return PathText.joining(path.folder, replacement + path.suffix)
        case "suffix":
            return PathText.joining(path.folder, path.base + (replacement.hasPrefix(".") ? replacement : "." + replacement))
        default: return value
        }
    }

    /// The components of an absolute path; nil for others.
    private static func components(_ path: String) -> [Substring]? { path.hasPrefix("/") ? standardized(path).split(separator: "/") : nil }

    /// The path from a folder to another place: Swift Build's operator starts at the setting's value. What is not absolute leaves the value.
    private static func relative(_ path: String, to folder: String) -> String {
        guard let path = components(path), let base = components(folder) else { return folder }
        let common = zip(path, base).prefix { $0 == $1 }.count
        let parts = Array(repeating: Substring(".."), count: base.count - common) + path[common...]
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    private static func isAncestor(_ folder: String, of path: String) -> Bool {
        guard let folder = components(folder), let path = components(path) else { return false }
        return folder.count < path.count && path.starts(with: folder)
    }

    /// The path without `.`, and without `..` and what it leaves.
    private static func standardized(_ path: String) -> String {
        var parts: [Substring] = []
        let isAbsolute = path.hasPrefix("/")
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }
}
