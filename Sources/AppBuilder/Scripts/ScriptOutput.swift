import Foundation

/// The lines of a script's output that Xcode shows among the build's: `file:line: warning: text`, `error: text`.
enum ScriptOutput {
    static func diagnostics(_ output: String) -> [BuildDiagnostic] { output.split(whereSeparator: \.isNewline).compactMap(diagnostic) }

    private static func diagnostic(_ line: Substring) -> BuildDiagnostic? {
        for severity in [BuildDiagnostic.Severity.error, .warning] {
            let mark = "\(severity.rawValue): "
            if line.hasPrefix(mark) { return BuildDiagnostic(severity, String(line.dropFirst(mark.count))) }
            guard let range = line.range(of: ": " + mark) else { continue }
            let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard let path = place.first, path.hasPrefix("/") else { continue }
            let numbers = place.dropFirst().prefix(2).compactMap { Int($0) }
            return BuildDiagnostic(
                severity, file: URL(fileURLWithPath: String(path)), line: numbers.first ?? 0, column: numbers.dropFirst().first ?? 0,
                String(line[range.upperBound...]))
        }
        return nil
    }
}
