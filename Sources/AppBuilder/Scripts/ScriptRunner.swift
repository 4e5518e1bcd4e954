import FileFormats
import FileReplacement
import Foundation
import ProcessSupport

/// Runs the script phases of a project's targets, those whose outputs are newer than what they read left out.
struct ScriptRunner {
    let phases: [ScriptPhase]
    let environment: ScriptEnvironment
    let progress: @Sendable (BuildProgress) -> Void

    /// Runs the phases of one moment, in their order.
    ///
    /// - Returns: The warnings that scripts print in the form of a compiler's.
    /// - Throws: `BuildFailure` with the errors of the first phase that fails.
    func run(_ moment: ScriptPhase.Moment) throws -> [BuildDiagnostic] {
        try phases.filter { $0.moment == moment }.flatMap(run)
    }

    /// Runs the scripts of build rules.
    ///
    /// - Throws: `BuildFailure` with the errors of the first one that fails, and where one makes no file that it is to make.
    func run(rules: [ScriptPhase]) throws -> [BuildDiagnostic] {
        let warnings = try rules.flatMap(run)
        for rule in rules {
            guard let missing = rule.outputs.first(where: { !$0.isThere }) else { continue }
            throw BuildFailure(
                "the build rule '\(rule.name)' has not made \(missing.path)", at: rule.file, line: rule.line,
                nextStep: "Correct the rule's script or its output files.")
        }
        return warnings
    }

    private func run(_ phase: ScriptPhase) throws -> [BuildDiagnostic] {
        let records = environment.records(of: phase.target)
        let stamp = records.appendingPathComponent("\(StableHash.of(phase.name, phase.script).prefix(16)).done")
        guard !isUpToDate(phase, stamp) else { return [] }
        try ScriptConfinement.check(phase)
        progress(.runningScript(phase.name))
        try? stamp.removeItself()
        let script = try write(phase, into: records)
        let run = try start(phase, script)
        let diagnostics = ScriptOutput.diagnostics(String(decoding: run.output, as: UTF8.self))
        guard run.status == 0 else { throw failure(of: phase, run, diagnostics) }
        if let error = diagnostics.first(where: { $0.severity == .error }) { throw BuildFailure([error]) }
        try? Data(phase.hash.utf8).write(to: stamp)
        return diagnostics
    }

    private func isUpToDate(_ phase: ScriptPhase, _ stamp: URL) -> Bool {
        guard phase.isTracked, let known = try? RegularFile.read(stamp), known == Data(phase.hash.utf8) else { return false }
        return phase.outputs.allSatisfy(\.isThere)
    }

    private func write(_ phase: ScriptPhase, into folder: URL) throws -> URL {
        do { try environment.makeFolders(of: phase.target) } catch {
            throw BuildFailure(
                "the script phase '\(phase.name)' of '\(phase.target)' has no folder: \(environment.folder(of: phase.target).path) cannot be made",
                at: phase.file, line: phase.line, nextStep: "See whether an earlier script puts a link or a file there, and remove it.")
        }
        try PrivateFiles.makeFolder(folder)
        let script = folder.appendingPathComponent("\(StableHash.of(phase.name, phase.script).prefix(16)).sh")
        try Data("#!\(phase.shell)\n\(phase.script)\n".utf8).replaceFile(at: script)
        return script
    }

    private func start(_ phase: ScriptPhase, _ script: URL) throws -> CommandRun {
        let home = environment.folder(of: phase.target)
        var variables = phase.environment
        variables["HOME"] = home.path
        variables["TMPDIR"] = home.appendingPathComponent("tmp").path + "/"
        var confinement = ScriptConfinement.make(phase, folders: [environment.products, environment.intermediates])
        confinement.readable.append(script)
        do {
            return try CommandRun(
                URL(fileURLWithPath: phase.shell), [script.path], in: phase.folder, environment: variables, confinement: confinement,
                joinsErrors: true, timeLimit: ScriptConfinement.timeLimit)
        } catch let error as ProcessError {
            throw BuildFailure(
                "the script phase '\(phase.name)' of '\(phase.target)' cannot be run: \(error.message)", at: phase.file, line: phase.line,
                nextStep: "See that \(phase.shell) is installed, or build without --run-scripts.")
        }
    }

    private func failure(of phase: ScriptPhase, _ run: CommandRun, _ diagnostics: [BuildDiagnostic]) -> BuildFailure {
        let lines = String(decoding: run.output.suffix(4000), as: UTF8.self).split(whereSeparator: \.isNewline).suffix(10)
        let error = BuildDiagnostic.error(
            "the script phase '\(phase.name)' of '\(phase.target)' failed with exit code \(run.status)"
                + (lines.isEmpty ? "" : ":\n    " + lines.joined(separator: "\n    ")),
            at: phase.file, line: phase.line,
            nextStep: "It ran without a network, with Linux's programs. Correct it, or build without --run-scripts.")
        return BuildFailure(diagnostics.filter { $0.severity == .error } + [error])
    }
}
