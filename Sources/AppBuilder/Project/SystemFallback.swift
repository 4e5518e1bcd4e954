import FileReplacement
import Foundation

/// The older iOS that an app is built for where what it does on newer ones is not in Quince.
///
/// The SDK that a project was saved for makes `#available` true for all of its iOS. An app that says what to do on older ones, too, can do without.
struct SystemFallback {
    private let file: URL
    private let tools: String

    /// - Parameters:
    ///   - folder: The folder of the app's builds.
    ///   - tools: The version of the tools, on which the available names depend. A fallback of other tools is ignored.
    init(_ folder: URL, tools: String) { (file, self.tools) = (folder.appendingPathComponent("system-fallback"), tools) }

    /// The iOS that the last build has gone back to, and the first error on the newer one.
    var known: (system: SimulatedSystem, reason: String)? {
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n", maxSplits: 2).map(String.init) ?? []
        guard lines.count == 3, lines[0] == tools, let system = Int(lines[1]).flatMap(SimulatedSystem.init) else { return nil }
        return (system, lines[2])
    }

    /// The newest iOS on which none of the code with errors runs; nil where some of it does on all, and where it would be the same one.
    static func system(without failure: BuildFailure) -> SimulatedSystem? {
        let errors = failure.diagnostics.filter { $0.severity == .error }
        var ranges: [URL: AvailabilityRanges] = [:]
        var versions: [Int] = []
        for error in errors {
            // What is no Swift may keep a parser of Swift busy for ever.
            guard let file = error.file, file.pathExtension == "swift", error.line > 0 else { return nil }
            if ranges[file] == nil { ranges[file] = AvailabilityRanges(file) }
            guard let version = ranges[file]?.version(at: error.line) else { return nil }
            versions.append(version)
        }
        guard let first = versions.min() else { return nil }
        return SimulatedSystem.allCases.last { $0.rawValue < first }
    }

    /// Has the next builds begin with an iOS.
    func note(_ system: SimulatedSystem, _ failure: BuildFailure) throws {
        let error = failure.diagnostics.first { $0.severity == .error }
        let place = error?.file.map { "\($0.lastPathComponent):\(error?.line ?? 0): " } ?? ""
        let reason = "\(place)\(error?.message ?? "")".split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        try Data("\(tools)\n\(system.rawValue)\n\(reason)\n".utf8).replaceFile(at: file)
    }

    func forget() { try? FileManager.default.removeItem(at: file) }

    /// The warning of a build for an older iOS.
    static func warning(_ system: SimulatedSystem, _ reason: String) -> BuildDiagnostic {
        .warning(
            "the app is built for iOS \(system.rawValue): what it does on newer ones is not in Quince (\(reason.trimmingCharacters(in: .newlines)))",
            nextStep: "Build with --os \(SimulatedSystem.allCases.last?.rawValue ?? 0) to see all of it.")
    }
}
