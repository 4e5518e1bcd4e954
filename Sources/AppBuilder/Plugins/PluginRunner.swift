import FileFormats
import FileReplacement
import Foundation
import ProcessSupport

/// Builds a plug-in and its tools for this machine, asks it for its commands and runs them.
///
/// All of them are programs that whoever wrote the package chose: they run confined, read their packages, the toolchain and the system's programs, write
/// the folder of their outputs, and have no network.
struct PluginRunner {
    let plugin: BuildToolPlugin
    let toolchain: Toolchain
    let moduleCache: URL
    /// Gets all that is made for the plug-in.
    let folder: URL

    /// The outcome of a plug-in.
    struct Outcome: Codable {
        /// The files that its commands have made.
        var outputs: [URL] = []
        /// The files that its commands read.
        var inputs: [URL] = []
        var warnings: [BuildDiagnostic] = []
    }

    /// The longest that a plug-in, or one of its commands, may take, in seconds.
    static let timeLimit = 600.0
    /// The most files that its commands may make.
    private static let maximumOutputs = 10_000

    /// The folder that the plug-in and its commands write.
    private var work: URL { folder.appendingPathComponent("Outputs", isDirectory: true) }
    private var programs: URL { folder.appendingPathComponent("Programs", isDirectory: true) }

    /// - Throws: `BuildFailure` with the errors of the compiler, the plug-in or a command.
    func run() throws -> Outcome {
        let files = FileManager.default
        // However deep it is nested, and whatever rights it has: what stays would count as made by this run.
        try FolderRemoval.remove(work)
        for needed in [work, programs] { try files.createDirectory(at: needed, withIntermediateDirectories: true) }
        guard files.fileExists(atPath: library.path) else {
            throw BuildFailure(
                "'\(plugin.name)' is a plug-in, and the toolchain lacks the library that they are made with: \(library.path)",
                nextStep: "Install the toolchain of swift.org, then run 'quince doctor'.")
        }
        let program = try compile(plugin.program, as: "Plugin", arguments: libraryArguments)
        let tools = try plugin.tools.mapValues { tool in
            switch tool {
            case .file(let url, _): url
            case .target(let program): try compile(program, as: program.name)
            }
        }
        let answers = try ask(program, tools)
        var outcome = Outcome()
        for answer in answers { try handle(answer, tools, &outcome) }
        outcome.outputs = Array(Set(outcome.outputs)).sorted { $0.path < $1.path }
        return outcome
    }

    // MARK: Programs

    /// The folder of the library that plug-ins are made with.
    private var library: URL { toolchain.folder.deletingLastPathComponent().appendingPathComponent("lib/swift/pm/PluginAPI") }

    private var libraryArguments: [String] {
        ["-I", library.path, "-L", library.path, "-lPackagePlugin", "-Xlinker", "-rpath", "-Xlinker", library.path]
            + ["-package-description-version", plugin.program.toolsVersion]
    }

    private func compile(_ program: HostProgram, as name: String, arguments: [String] = []) throws -> URL {
        let folder = programs.appendingPathComponent(name, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try HostCompiler(toolchain: toolchain, moduleCache: moduleCache, folder: folder, optimization: "-Onone")
            .build(program, arguments: arguments)
    }

    private func confinement(_ tools: [URL]) -> Confinement {
        let system = ["/usr", "/bin", "/lib", "/lib64", "/etc/alternatives"].map { URL(fileURLWithPath: $0) }
        let toolchain = toolchain.folder.deletingLastPathComponent()
        var confinement = Confinement.system
        confinement.readable +=
            system + [toolchain, programs] + plugin.packages + tools + [ManifestConfinement.workerThreads].compactMap { $0 }
        confinement.writable += [work]
        confinement.executable += system + [toolchain, programs] + tools
        return confinement
    }

    private func environment(_ own: [String: String] = [:]) -> [String: String] {
        let known = ProcessInfo.processInfo.environment.filter { ["PATH", "LANG", "TZ"].contains($0.key) }
        var values = known.merging(["HOME": work.path, "TMPDIR": work.path]) { $1 }.merging(own) { $1 }
        values["LD_PRELOAD"] = ManifestConfinement.workerThreads?.path
        return values
    }

    // MARK: Asking

    private func ask(_ program: URL, _ tools: [String: URL]) throws -> [PluginAnswer] {
        let request = folder.appendingPathComponent("request")
        try plugin.input.request(writing: work, tools: tools).replaceFile(at: request)
        let run = try running(plugin.name) {
            try CommandRun(
                program, [], in: plugin.packages[0], environment: environment(), confinement: confinement(Array(tools.values)),
                input: OwnedDescriptor.reading(request), timeLimit: Self.timeLimit)
        }
        let answers = try PluginAnswer.read(run.output, of: plugin.name)
        let errors = answers.compactMap { answer -> BuildDiagnostic? in
            guard case .emitDiagnostic(.error, let message, let file, let line) = answer else { return nil }
            return .error("\(message) (says the plug-in '\(plugin.name)')", at: file.map { URL(fileURLWithPath: $0) }, line: line ?? 0)
        }
        guard errors.isEmpty else { throw BuildFailure(errors) }
        guard run.status == 0 else {
            throw BuildFailure(
                "the plug-in '\(plugin.name)' failed: \(Self.text(run.errors))", nextStep: "Correct what it says, or the plug-in.")
        }
        return answers
    }

    private func running(_ name: String, _ body: () throws -> CommandRun) throws -> CommandRun {
        do { return try body() } catch let error as ProcessError {
            throw BuildFailure("the plug-in '\(plugin.name)': \(error.message)", nextStep: error.nextStep)
        }
    }

    private static func text(_ output: Data) -> String {
        String(decoding: output.suffix(2000), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    // MARK: Commands

    private func handle(_ answer: PluginAnswer, _ tools: [String: URL], _ outcome: inout Outcome) throws {
        switch answer {
        case .emitDiagnostic(.warning, let message, let file, let line):
            outcome.warnings.append(
                .warning("\(message) (says the plug-in '\(plugin.name)')", at: file.map { URL(fileURLWithPath: $0) }, line: line ?? 0))
        case .emitDiagnostic, .emitProgress: break
        case .defineBuildCommand(let command, let inputs, let outputs):
            for output in outputs { try checkPlace(output) }
            try run(command, tools)
            for output in outputs where !isOutput(output) {
                throw BuildFailure(
                    "the plug-in '\(plugin.name)': '\(title(of: command))' has not made \(output.lastPathComponent)",
                    nextStep: "Correct the plug-in's outputFiles.")
            }
            outcome.inputs += inputs
            outcome.outputs += outputs
            try checkCount(outcome.outputs.count)
        case .definePrebuildCommand(let command, let folder):
            try checkPlace(folder)
            try makeFolder(folder)
            try run(command, tools)
            outcome.outputs += try content(of: folder)
        }
    }

    private func title(of command: PluginAnswer.Command) -> String { command.displayName ?? command.executable.lastPathComponent }

    private func checkPlace(_ url: URL) throws {
        let place = url.standardizedFileURL.path
        guard place == work.standardizedFileURL.path || place.hasPrefix(work.standardizedFileURL.path + "/") else {
            throw BuildFailure(
                "the plug-in '\(plugin.name)' makes \(url.path), which is outside of its folder", nextStep: "Correct the plug-in.")
        }
    }

    /// Makes a folder among the outputs. The plug-in may have put a link in its way, which would lead the tool out of the folder.
    private func makeFolder(_ folder: URL) throws {
        let path = String(folder.standardizedFileURL.path.dropFirst(work.standardizedFileURL.path.count))
        do { try PrivateFiles.makeFolders([path], in: work) } catch {
            throw BuildFailure(
                "the plug-in '\(plugin.name)': its folder \(folder.path) cannot be made", nextStep: "Remove the link or file in its way.")
        }
    }

    private func checkCount(_ count: Int) throws {
        guard count > Self.maximumOutputs else { return }
        throw BuildFailure("the plug-in '\(plugin.name)' makes more than \(Self.maximumOutputs) files", nextStep: "Correct the plug-in.")
    }

    /// Whether a file is a regular one in the plug-in's folder: a link could bring the user's own files into the app.
    private func isOutput(_ file: URL) -> Bool {
        file.resolvingSymlinksInPath().path == work.resolvingSymlinksInPath().path
            + file.standardizedFileURL.path.dropFirst(work.standardizedFileURL.path.count)
            && file.isFileItself
    }

    private func run(_ command: PluginAnswer.Command, _ tools: [String: URL]) throws {
        let run = try running(title(of: command)) {
            try CommandRun(
                command.executable, command.arguments, in: command.workingDirectory ?? plugin.packages[0],
                environment: environment(command.environment), confinement: confinement(Array(tools.values)), joinsErrors: true,
                timeLimit: Self.timeLimit)
        }
        guard run.status != 0 else { return }
        let output = String(decoding: run.output, as: UTF8.self)
        let errors = DiagnosticParser(columns: [:]).parse(output).filter { $0.severity == .error }
        throw BuildFailure(
            [
                .error(
                    "the command '\(title(of: command))' of the plug-in '\(plugin.name)' failed"
                        + (errors.isEmpty ? ": \(Self.text(run.output))" : ""),
                    nextStep: "Correct what it says, or the plug-in.")
            ] + errors)
    }

    /// All files in a folder.
    private func content(of folder: URL) throws -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var all: [URL] = []
        var count = 0
        while let file = files?.nextObject() as? URL {
            // Folders and links take time, too.
            count += 1
            try checkCount(count)
            if isOutput(file) { all.append(file) }
        }
        return all
    }
}
