import Foundation

/// Reads the compiler's messages and turns them back to the user's columns.
struct DiagnosticParser {
    /// Column maps by the user's path.
    var columns: [String: ColumnMap]

    func parse(_ output: String) -> [BuildDiagnostic] {
        var result: [BuildDiagnostic] = []
        var seen: Set<BuildDiagnostic> = []
        for line in output.split(separator: "\n") {
            guard let diagnostic = parse(line: String(line)), seen.insert(diagnostic).inserted else { continue }
            result.append(diagnostic)
        }
        return result
    }

    private func parse(line: String) -> BuildDiagnostic? {
        for severity in [BuildDiagnostic.Severity.error, .warning, .note] {
            guard let range = line.range(of: ": \(severity.rawValue): ") else {
                if line.hasPrefix("<unknown>:0: \(severity.rawValue): ") || line.hasPrefix("\(severity.rawValue): ") {
                    return BuildDiagnostic(
                        severity, line.components(separatedBy: "\(severity.rawValue): ").dropFirst().joined(separator: ": "))
                }
                continue
            }
            let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            let message = Self.withoutGroup(String(line[range.upperBound...]))
            guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
                return BuildDiagnostic(severity, message)
            }
            let path = Self.unescaped(place.dropLast(2).joined(separator: ":"))
            if path == "<unknown>" { return BuildDiagnostic(severity, message) }
            // Of code that is made from a data model only the line is the user's.
            let isModel = path.hasSuffix(".\(DataModelFolder.versionType)/contents")
            let original = isModel ? 0 : columns[path]?.original(line: row, column: column) ?? column
            return BuildDiagnostic(
                severity, file: URL(fileURLWithPath: path), line: row, column: original, message, nextStep: Self.nextStep(message))
        }
        return nil
    }

    /// The compiler prints names of files as `#sourceLocation` has them, with backslashes before quotes and backslashes.
    private static func unescaped(_ path: String) -> String {
        guard path.contains("\\") else { return path }
        return path.replacingOccurrences(of: "\\\"", with: "\"").replacingOccurrences(of: "\\\\", with: "\\")
    }

    /// The compiler ends warnings with the name of their group: `… is unused [#no-usage]`.
    private static func withoutGroup(_ message: String) -> String {
        guard message.hasSuffix("]"), let start = message.range(of: " [#", options: .backwards) else { return message }
        return String(message[..<start.lowerBound])
    }

    private static func nextStep(_ message: String) -> String? {
        if message.contains("not yet in Quince") {
            return "Leave it out, or keep it inside '#if !targetEnvironment(simulator)' until Quince has it."
        }
        return nil
    }
}
