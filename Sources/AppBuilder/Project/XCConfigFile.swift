import Foundation

/// A `.xcconfig` file: `NAME = value` lines with comments and includes.
enum XCConfigFile {
    /// The settings of the file and what it includes, later ones winning.
    ///
    /// - Parameter files: every file read is added.
    /// - Throws: `BuildFailure` for a missing file or a line that is no setting.
    static func read(_ file: URL, files: inout [URL], depth: Int = 0) throws -> [String: String] {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw BuildFailure(
                "\(file.lastPathComponent) is missing or not UTF-8 text", at: file, nextStep: "Restore the file or remove its reference.")
        }
        guard depth < 16 else { throw BuildFailure("included from itself", at: file, nextStep: "Remove the circular #include.") }
        files.append(file)
        var settings: [String: String] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
            let trimmed = code.trimmingCharacters(in: .whitespacesAndNewlines)
            if trimmed.isEmpty { continue }
            if trimmed.hasPrefix("#include") {
                let isOptional = trimmed.hasPrefix("#include?")
                let path = trimmed.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
                let included = URL(fileURLWithPath: String(path), relativeTo: file.deletingLastPathComponent()).standardizedFileURL
                if isOptional, !FileManager.default.fileExists(atPath: included.path) { continue }
                for (name, value) in try read(included, files: &files, depth: depth + 1) { settings[name] = value }
                continue
            }
            guard let equals = settingSeparator(in: trimmed) else {
                throw BuildFailure(
                    "expected 'NAME = value', found '\(trimmed)'", at: file, line: index + 1,
                    nextStep: "Correct the line or turn it into a comment.")
            }
            let name = trimmed[..<equals].trimmingCharacters(in: .whitespaces)
            var value = trimmed[trimmed.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            if value.hasSuffix(";") { value.removeLast() }
            let inherited = settings[name] ?? "$(inherited)"
            settings[name] = value.replacingOccurrences(of: "$(inherited)", with: inherited)
        }
        return settings
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
