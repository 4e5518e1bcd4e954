import FileFormats
import FileReplacement
import Foundation

/// Runs the plug-ins that make sources and resources of libraries, where something that they read has changed.
struct PluginStage {
    let toolchain: Toolchain
    /// Makes the toolchain that reads the sources of the plug-ins and their tools; called where one of them runs.
    let confinedToolchain: () throws -> Toolchain
    let moduleCache: URL
    /// Gets all that is made for plug-ins.
    let folder: URL
    let progress: @Sendable (BuildProgress) -> Void

    /// The last outcome of a plug-in, and what it was made from.
    private struct Record: Codable {
        var inputs: String
        var stamps: [String: FileStamp]
        var outcome: PluginRunner.Outcome
    }

    /// The graph, whose libraries have the files that plug-ins make for them.
    ///
    /// - Throws: `BuildFailure` with the errors of plug-ins and their commands.
    func run(_ graph: LibraryGraph) throws -> LibraryGraph {
        var graph = graph
        for index in graph.libraries.indices {
            for plugin in graph.libraries[index].plugins {
                let outcome = try outcome(of: plugin, for: graph.libraries[index])
                graph.libraries[index].add(outcome.outputs)
                graph.warnings += outcome.warnings
                graph.descriptionFiles += outcome.inputs
            }
        }
        return graph
    }

    private func outcome(of plugin: BuildToolPlugin, for library: Library) throws -> PluginRunner.Outcome {
        let folder = folder.appendingPathComponent("\(library.name)/\(plugin.name)", isDirectory: true)
        let record = folder.appendingPathComponent("record.plist")
        let inputs = try StableHash.of(
            toolchain.folder.path, String(decoding: plugin.input.request(writing: folder, tools: [:]), as: UTF8.self),
            plugin.program.toolsVersion)
        if let known = CacheFile.read(Record.self, from: record), known.inputs == inputs,
            known.stamps.allSatisfy({ FileStamp(path: $0.key) == $0.value })
        {
            return known.outcome
        }
        progress(.runningPlugin(plugin.name, target: library.target.name))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? FileManager.default.removeItem(at: record)
        var stamps = stamps(of: plugin, library)
        let outcome = try PluginRunner(plugin: plugin, toolchain: confinedToolchain(), moduleCache: moduleCache, folder: folder).run()
        for file in outcome.inputs where stamps[file.path] == nil { stamps[file.path] = FileStamp(file) }
        for file in outcome.outputs { stamps[file.path] = FileStamp(file) }
        try CacheFile.write(Record(inputs: inputs, stamps: stamps, outcome: outcome), to: record)
        return outcome
    }

    /// Stamps of the sources of the programs, and of all files of the library's target.
    private func stamps(of plugin: BuildToolPlugin, _ library: Library) -> [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        let targets = ([plugin.program] + plugin.programs).flatMap(\.targets)
        for file in targets.flatMap(\.sources) + library.target.sources { stamps[file.path] = FileStamp(file) }
        for folder in library.target.descriptionFiles + plugin.bundles {
            stamps[folder.path] = FileStamp(folder)
            stamps.merge(FileStamp.content(of: folder)) { $1 }
        }
        return stamps
    }
}

extension Library {
    /// Adds files that a plug-in has made: sources are compiled, others go into the module's bundle.
    fileprivate mutating func add(_ outputs: [URL]) {
        target.sources += outputs.filter { $0.pathExtension == "swift" }
        target.resources += outputs.filter { $0.pathExtension != "swift" }.map { AppTarget.Resource(url: $0, language: nil) }
        if !target.resources.isEmpty, target.resourceBundle == nil { target.resourceBundle = bundleName }
    }
}
