import FileFormats
import Foundation

/// A `.xcconfig` file: `NAME = value` lines with comments and includes.
enum XCConfigFile {
    /// The most files that include each other in a row, and that one includes in all.
    static let maximumDepth = 32
    static let maximumCount = 512

    /// The settings of the file and what it includes, later ones winning.
    ///
    /// - Parameters:
    ///   - files: Every file read is added.
    ///   - path: The files that include it.
    /// - Throws: `BuildFailure` for a missing file, a line that is no setting, and files that include each other.
    static func read(_ file: URL, files: inout [URL], path: [URL] = []) throws -> [String: String] {
        let text = try ProjectFile.text(file, nextStep: "Restore the file or remove its reference.")
        files.append(file)
        var settings: [String: String] = [:]
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
            let trimmed = code.trimmingCharacters(in: .whitespacesAndNewlines)
            if trimmed.isEmpty { continue }
            if trimmed.hasPrefix("#include") {
                guard let included = included(by: trimmed, in: file) else { continue }
                try check(included, path + [file], line: index + 1, count: files.count)
                for (name, value) in try read(included, files: &files, path: path + [file]) { settings[name] = value }
                continue
            }
            guard let equals = settingSeparator(in: trimmed) else {
                throw BuildFailure(
                    "expected 'NAME = value', found '\(trimmed.prefix(200))'", at: file, line: index + 1,
                    nextStep: "Correct the line or turn it into a comment.")
            }
            let name = trimmed[..<equals].trimmingCharacters(in: .whitespaces)
            var value = trimmed[trimmed.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            if value.hasSuffix(";") { value.removeLast() }
            settings[name] = try inheriting(value, settings[name], name, at: file, line: index + 1)
        }
        return settings
    }

    /// The line of the last value that a file itself gives a setting; nil where it gives none.
    static func line(of setting: String, in file: URL) -> Int? {
        guard let text = try? ProjectFile.text(file, nextStep: "") else { return nil }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let index = lines.lastIndex { line in
            let trimmed = line.drop(while: \.isWhitespace)
            guard trimmed.hasPrefix(setting), let next = trimmed.dropFirst(setting.count).first else { return false }
            return next == "=" || next == "[" || next.isWhitespace
        }
        return index.map { $0 + 1 }
    }

    /// The file that a line includes; nil for one that may be missing and is.
    private static func included(by line: String, in file: URL) -> URL? {
        let path = line.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
        let url = URL(fileURLWithPath: String(path), relativeTo: file.deletingLastPathComponent()).standardizedFileURL.asOnMac
        return line.hasPrefix("#include?") && !FileManager.default.fileExists(atPath: url.path) ? nil : url
    }

    private static func check(_ included: URL, _ path: [URL], line: Int, count: Int) throws {
        if let start = path.firstIndex(where: { $0.path == included.path }) {
            let names = (path[start...] + [included]).map(\.lastPathComponent).joined(separator: " → ")
            throw BuildFailure(
                "the file includes itself: \(names)", at: path.last, line: line, nextStep: "Remove one #include of the circle.")
        }
        guard path.count < maximumDepth, count < maximumCount else {
            throw BuildFailure(
                "too many files include each other: more than \(path.count < maximumDepth ? "\(maximumCount)" : "\(maximumDepth) in a row")",
                at: path.last, line: line, nextStep: "Put the settings into fewer files.")
        }
    }

    /// The value with what the file has said before in the place of `$(inherited)`.
    private static func inheriting(_ value: String, _ earlier: String?, _ name: String, at file: URL, line: Int) throws -> String {
        guard let earlier, value.contains("$(inherited)") else { return value }
        let parts = value.components(separatedBy: "$(inherited)")
        guard value.utf8.count + (parts.count - 1) * earlier.utf8.count <= SettingExpansion.maximumLength else {
            throw BuildFailure(
                "the setting \(name) has a value of more than \(SettingExpansion.maximumLength) bytes", at: file, line: line,
                nextStep: "Write $(inherited) once in a value.")
        }
        return parts.joined(separator: earlier)
    }

    /// The `=` between name and value; those inside `[sdk=…]` do not count.
    private static func settingSeparator(in line: String) -> String.Index? {
        var depth = 0
        for index in line.indices {
            switch line[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth == 0: return index
            default: break
            }
        }
        return nil
    }
}
