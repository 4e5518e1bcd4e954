import Foundation

/// An error, warning or note of a build about a position in the user's project.
public struct BuildDiagnostic: Error, Codable, Equatable, Hashable, Sendable, CustomStringConvertible {
    public enum Severity: String, Codable, Sendable { case error, warning, note }

    public var severity: Severity
    /// The user's own file; nil where no single file is at fault.
    public var file: URL?
    /// Line and column from 1; 0 = unknown.
    public var line: Int
    public var column: Int
    public var message: String
    /// The suggested fix, in one sentence.
    public var nextStep: String?

    public init(_ severity: Severity, file: URL? = nil, line: Int = 0, column: Int = 0, _ message: String, nextStep: String? = nil) {
        (self.severity, self.file, self.line, self.column) = (severity, file, line, column)
        (self.message, self.nextStep) = (message, nextStep)
    }

    /// An error, the usual case.
    public static func error(_ message: String, at file: URL? = nil, line: Int = 0, column: Int = 0, nextStep: String? = nil)
        -> BuildDiagnostic
    {
        BuildDiagnostic(.error, file: file, line: line, column: column, message, nextStep: nextStep)
    }

    public static func warning(_ message: String, at file: URL? = nil, line: Int = 0, column: Int = 0, nextStep: String? = nil)
        -> BuildDiagnostic
    {
        BuildDiagnostic(.warning, file: file, line: line, column: column, message, nextStep: nextStep)
    }

    /// The same as something to know instead of something to mend.
    var asWarning: BuildDiagnostic {
        var warning = self
        if severity == .error { warning.severity = .warning }
        return warning
    }

    /// `file:line:column: error: message`, then the next step on a line of its own: the form compilers use and editors understand.
    public var description: String {
        var place = ""
        if let file {
            place = file.path
            if line > 0 { place += ":\(line)" + (column > 0 ? ":\(column)" : "") }
            place += ": "
        }
        return place + "\(severity.rawValue): \(message)" + (nextStep.map { "\n    → \($0)" } ?? "")
    }
}

/// A build that failed. Its description lists every error, one per line or two.
public struct BuildFailure: Error, Sendable, CustomStringConvertible {
    public var diagnostics: [BuildDiagnostic]

    public init(_ diagnostics: [BuildDiagnostic]) { self.diagnostics = diagnostics }

    public init(_ message: String, at file: URL? = nil, line: Int = 0, column: Int = 0, nextStep: String? = nil) {
        diagnostics = [.error(message, at: file, line: line, column: column, nextStep: nextStep)]
    }

    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }

    /// Whether nothing is wrong but that Quince lacks frameworks the sources import.
    var isAboutMissingFrameworks: Bool {
        let errors = diagnostics.filter { $0.severity == .error }
        return !errors.isEmpty && errors.allSatisfy { $0.message.contains("is not in Quince yet") }
    }

    /// Returns a failure that names the full or read-only disk; the tools' own messages name internal files and blame the source.
    ///
    /// - Parameter folder: The folder of the build.
    /// - Returns: nil if the diagnostics have another cause.
    func blamingTheDisk(of folder: URL) -> BuildFailure? {
        for reason in ["No space left on device", "Read-only file system", "Disk quota exceeded"]
        where diagnostics.contains(where: { $0.message.contains(reason) }) {
            return DiskSpace.failure(folder, reason)
        }
        return nil
    }
}
