import Foundation

/// Reads the compiler's messages and turns them back to the user's columns.
struct DiagnosticParser {
    /// Column maps by the user's path.
    var columns: [String: ColumnMap]

    /// The errors and warnings of the compiler's output, each once.
    ///
    /// Notes are left out here, not by the compiler: it ends where `-suppress-notes` meets a diagnostic in the expansion of a macro. They say where the
    /// user's file has the macro.
    func parse(_ output: String) -> [BuildDiagnostic] {
        var result: [BuildDiagnostic] = []
        // The index of the last diagnostic if it is about the expansion of a macro whose place no note has told yet.
        var unplaced: Int?
        for line in output.split(separator: "\n") {
            guard let diagnostic = parse(line: String(line)) else { continue }
            if diagnostic.severity == .note {
                guard let index = unplaced, diagnostic.message.hasPrefix(Self.expansion), !Self.isExpansion(diagnostic) else { continue }
                result[index] = result[index].moved(to: diagnostic)
                unplaced = nil
            } else if Self.isExpansion(diagnostic) {
                unplaced = result.endIndex
                result.append(diagnostic.moved(to: nil))
            } else {
                unplaced = nil
                result.append(diagnostic)
            }
        }
        var seen: Set<BuildDiagnostic> = []
        return result.filter { seen.insert($0).inserted }
    }

    private static let expansion = "in expansion of macro "

    /// Whether a diagnostic is about code that a macro made, which lies in no file of the user's.
    private static func isExpansion(_ diagnostic: BuildDiagnostic) -> Bool {
        diagnostic.file?.lastPathComponent.hasPrefix("@__swiftmacro_") == true
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

extension BuildDiagnostic {
    /// The diagnostic at the place of another; at none for nil.
    fileprivate func moved(to other: BuildDiagnostic?) -> BuildDiagnostic {
        var moved = self
        (moved.file, moved.line, moved.column) = (other?.file, other?.line ?? 0, other?.column ?? 0)
        return moved
    }
}
