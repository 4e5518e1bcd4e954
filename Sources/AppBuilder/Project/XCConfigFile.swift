import FileFormats
import Foundation

/// A `.xcconfig` file: `NAME = value` lines with comments and includes.
enum XCConfigFile {
    /// The most files that include each other in a row, and that one includes in all.
    static let maximumDepth = 32
    static let maximumCount = 512

    /// The settings of the file and what it includes in a configuration: the last of those whose conditions hold wins.
    ///
    /// - Parameter files: Every file read is added.
    /// - Throws: `BuildFailure` for a missing file, a line that is no setting, and files that include each other.
    static func read(
        _ file: URL, configuration: String = "Debug", system: SimulatedSystem = .oldest, files: inout [URL]
    ) throws -> [String: String] {
        var settings: [String: String] = [:]
        try read(file, configuration, system, into: &settings, files: &files, path: [])
        return settings
    }

    /// - Parameter path: The files that include it.
    private static func read(
        _ file: URL, _ configuration: String, _ system: SimulatedSystem, into settings: inout [String: String], files: inout [URL],
        path: [URL]
    ) throws {
        let text = try ProjectFile.text(file, nextStep: "Restore the file or remove its reference.")
        files.append(file)
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
            let trimmed = code.trimmingCharacters(in: .whitespacesAndNewlines)
            if trimmed.isEmpty { continue }
            if trimmed.hasPrefix("#include") {
                // Paths have slashes that are no comments.
                let whole = line.trimmingCharacters(in: .whitespacesAndNewlines)
                guard let included = try included(by: whole, in: file, line: index + 1) else { continue }
                try check(included, path + [file], line: index + 1, count: files.count)
                try read(included, configuration, system, into: &settings, files: &files, path: path + [file])
                continue
            }
            guard let equals = settingSeparator(in: trimmed) else {
                // Any file can be included, also one whose text is nobody's business.
                let found = file.pathExtension.lowercased() == "xcconfig" ? ", found '\(trimmed.prefix(200))'" : ""
                throw BuildFailure(
                    "expected 'NAME = value'\(found)", at: file, line: index + 1,
                    nextStep: "Correct the line or turn it into a comment.")
            }
            let key = trimmed[..<equals].trimmingCharacters(in: .whitespaces)
            var value = trimmed[trimmed.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            if value.hasSuffix(";") { value = value.dropLast().trimmingCharacters(in: .whitespaces) }
            guard let name = BuildSettings.name(of: key, in: configuration, system) else { continue }
            settings[name] = try inheriting(value, settings[name], name, at: file, line: index + 1)
        }
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
    private static func included(by text: String, in file: URL, line: Int) throws -> URL? {
        let quoted = text.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        guard quoted.count == 3, !quoted[1].isEmpty else {
            throw BuildFailure(
                "expected a path in quotes after #include, found '\(text.prefix(200))'", at: file, line: line,
                nextStep: "Write #include \"File.xcconfig\", with the path from this file's folder.")
        }
        let path = String(quoted[1])
        let url = URL(fileURLWithPath: path, relativeTo: file.deletingLastPathComponent()).standardizedFileURL.asOnMac
        if FileManager.default.fileExists(atPath: url.path) { return url }
        if text.hasPrefix("#include?") { return nil }
        throw BuildFailure(
            "the included file \(path.prefix(200)) is missing", at: file, line: line,
            nextStep: "Restore \(url.path), or write #include? where the file may be missing.")
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

    /// The value with what was said before in the place of `$(inherited)` and of the setting's own name.
    private static func inheriting(_ value: String, _ earlier: String?, _ name: String, at file: URL, line: Int) throws -> String {
        guard let earlier else { return value }
        guard let result = BuildSettings.inheriting(value, earlier, name) else {
            throw BuildFailure(
                "the setting \(name) has a value of more than \(SettingExpansion.maximumLength) bytes", at: file, line: line,
                nextStep: "Write $(inherited) once in a value.")
        }
        return result
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
