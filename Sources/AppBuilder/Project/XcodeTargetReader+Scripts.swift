import FileFormats
import Foundation

/// The run-script phases of a target and of the targets it depends on.
extension XcodeTargetReader {
    /// The script phases of a target, those of its dependencies and extensions ahead, in the order in which Xcode runs them.
    ///
    /// - Throws: `BuildFailure` for settings and lists of files that cannot be read.
    func scripts(of target: XcodeProject.Object, _ environment: ScriptEnvironment) throws -> [ScriptPhase] {
        var visited: Set<String> = []
        return try scripts(of: target, environment, &visited)
    }

    private func scripts(of target: XcodeProject.Object, _ environment: ScriptEnvironment, _ visited: inout Set<String>) throws
        -> [ScriptPhase]
    {
        guard visited.insert(Member(reader: self, target: target).key).inserted, visited.count <= 1000 else { return [] }
        var result: [ScriptPhase] = []
        for dependency in try dependencies(of: target) {
            result += try dependency.reader.scripts(of: dependency.target, environment, &visited)
        }
        let phases = project.objects(target.strings("buildPhases"))
        guard phases.contains(where: Self.isScript) else { return result }
        var files: [URL] = []
        let name = target.string("name") ?? "App"
        let settings = environment.settings(try settings(of: target, files: &files), of: name)
        var moment = phases.contains { $0.isa == "PBXSourcesBuildPhase" } ? ScriptPhase.Moment.beforeSources : .afterBundle
        if target.isa == "PBXAggregateTarget" { moment = .beforeSources }
        for phase in phases {
            if phase.isa == "PBXSourcesBuildPhase" { moment = .afterBundle }
            if Self.isScript(phase), let found = try script(phase, of: name, moment, settings, environment) { result.append(found) }
        }
        return result
    }

    /// The end of a sentence on a missing file, which a script phase may make: names the project's.
    var scriptHint: String {
        // Those of CocoaPods make nothing of an app's.
        let all = project.objects(of: "PBXShellScriptBuildPhase").map { $0.string("name") ?? "Run Script" }
        let names = all.filter { !$0.hasPrefix("[CP") }.map { "'\($0)'" }.prefix(5)
        guard !runsScripts, !names.isEmpty else { return "." }
        return "; where a script phase makes it (\(names.joined(separator: ", "))), build with --run-scripts."
    }

    static func isScript(_ phase: XcodeProject.Object) -> Bool { phase.isa == "PBXShellScriptBuildPhase" }

    /// - Returns: nil for a phase that runs only where an app is installed.
    private func script(
        _ phase: XcodeProject.Object, of target: String, _ moment: ScriptPhase.Moment, _ settings: BuildSettings,
        _ environment: ScriptEnvironment
    ) throws -> ScriptPhase? {
        guard phase.string("runOnlyForDeploymentPostprocessing") != "1" else { return nil }
        func urls(_ key: String) throws -> [URL] { try phase.strings(key).compactMap { try url($0, settings, phase, "a script phase") } }
        let (inputs, outputs) = (try urls("inputPaths"), try urls("outputPaths"))
        let (inputLists, outputLists) = (try urls("inputFileListPaths"), try urls("outputFileListPaths"))
        let listed = (
            inputs: try inputLists.flatMap { try read($0, settings, phase) },
            outputs: try outputLists.flatMap { try read($0, settings, phase) }
        )
        return ScriptPhase(
            name: phase.string("name") ?? "Run Script", target: target, moment: moment, shell: phase.string("shellPath") ?? "/bin/sh",
            script: phase.string("shellScript") ?? "", inputs: inputs + listed.inputs, outputs: outputs + listed.outputs,
            isAlwaysOutOfDate: phase.string("alwaysOutOfDate") == "1", writesOutputsOnly: settings.bool("ENABLE_USER_SCRIPT_SANDBOXING"),
            environment: environment.variables(
                settings, inputs: inputs, outputs: outputs, inputLists: inputLists, outputLists: outputLists),
            folder: project.folder, file: project.file, line: project.line(of: phase))
    }

    /// The file that a path with settings in it names; nil for an empty path.
    ///
    /// - Parameter owner: The description of the path's owner, for messages.
    func url(_ path: String, _ settings: BuildSettings, _ phase: XcodeProject.Object, _ owner: String) throws -> URL? {
        do {
            let expanded = try settings.expand(path)
            return expanded.isEmpty ? nil : URL(fileURLWithPath: expanded, relativeTo: project.folder).standardizedFileURL
        } catch let problem {
            throw BuildFailure(
                "the path “\(path.prefix(100))” of \(owner) \(problem.reason)", at: project.file, line: project.line(of: phase),
                nextStep: "Write the path without references to so many settings.")
        }
    }

    /// The files that an `.xcfilelist` names, one a line.
    private func read(_ list: URL, _ settings: BuildSettings, _ phase: XcodeProject.Object) throws -> [URL] {
        let text = try ProjectFile.text(list, nextStep: "Restore the list of files, or remove it from the script phase.")
        return try text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }.compactMap { try url($0, settings, phase, "a script phase") }
    }
}
