import Foundation

/// Builds the executable and the resources of one bundle, an app's or that of an extension in it, and of both only what has changed.
struct BundleBuilder {
    let target: AppTarget
    let graph: LibraryGraph
    let request: BuildRequest
    let toolchain: Toolchain
    let libraryBuilder: LibraryBuilder
    /// The folder for intermediate files and results.
    let folder: URL

    struct Built {
        /// The bundle's place in the app's; empty for the app itself.
        var place = ""
        var target: AppTarget
        var executable: URL
        /// The bundle's content without the executable.
        var resources: URL
        var resourcesHash: String
        var warnings: [BuildDiagnostic]
    }

    /// - Throws: `BuildFailure`.
    func build(_ state: inout BuildState) throws -> Built {
        let lowered = folder.appendingPathComponent("Lowered", isDirectory: true)
        let objects = folder.appendingPathComponent("Objects", isDirectory: true)
        var target = try Self.addingGeneratedSources(to: target, in: folder)
        for needed in [lowered, objects] { try FileManager.default.createDirectory(at: needed, withIntermediateDirectories: true) }
        let libraries = try libraryBuilder.build(graph)
        let names = Set(graph.closure(of: graph.roots).map(\.name))
        let direct = libraries.filter { names.contains($0.library.name) }
        let lowering = Self.lowering(of: target, libraryBuilder, libraries, direct, into: lowered, request)
        let module = try lowering.run(&state)
        if target.sourcesDecideOnScenes {
            target.settings.push(["INFOPLIST_KEY_UIApplicationSceneManifest_Generation": module.usesScenes ? "YES" : "NO"])
        }
        let resources = ResourceStage(
            target: target, libraries: graph.libraries.map(\.target), folder: folder.appendingPathComponent("Resources", isDirectory: true),
            toolchain: toolchain)
        let resourcesHash = resources.hash(stamps: state.stamps)
        let isStaged = state.resources == resourcesHash && state.resourcesStamp == resources.stamp && resources.isThere
        if !isStaged { state.resources = "" }
        let staging = isStaged ? nil : resources.start()
        defer { _ = staging?.wait() }
        var compiler = SwiftCompiler(
            target: target, configuration: request.configuration, frameworks: request.frameworks, toolchain: toolchain, objects: objects,
            moduleCache: libraryBuilder.moduleCache, isLive: request.liveness != .none)
        compiler.imports = libraryBuilder.imports(direct)
        let compiled = try module.missing.explaining { try compiler.compile(module, &state, progress: request.progress) }
        let executable = try link(compiled, libraries, &state)
        if let staging {
            request.progress(.compilingResources)
            state.resourceWarnings = try staging.wait().get()
            (state.resources, state.resourcesStamp) = (resourcesHash, resources.stamp)
        }
        let warnings =
            target.warnings + module.missing.warnings + graph.warnings + libraries.flatMap(\.record.warnings)
            + state.warnings.sorted { $0.key < $1.key }.flatMap(\.value) + state.resourceWarnings
        return Built(
            target: target, executable: executable, resources: resources.folder, resourcesHash: resourcesHash, warnings: warnings)
    }

    /// Returns the target with the sources that are made of its intents and models, which are written.
    static func addingGeneratedSources(to target: AppTarget, in folder: URL) throws -> AppTarget {
        var target = target
        let intents = try IntentSources.write(for: target, into: folder.appendingPathComponent("Intents", isDirectory: true))
        target.sources += intents.files
        target.sources += try ModelSources.write(for: target, into: ModelSources.folder(in: folder))
        target.intentClasses = intents.intents
        return target
    }

    /// Returns what lowers the files of a target into a folder.
    ///
    /// - Parameters:
    ///   - libraries: All that the app is linked with.
    ///   - direct: Those that the target may import.
    static func lowering(
        of target: AppTarget, _ builder: LibraryBuilder, _ libraries: [LibraryBuilder.Built], _ direct: [LibraryBuilder.Built],
        into lowered: URL, _ request: BuildRequest
    ) -> ModuleLowering {
        var lowering = ModuleLowering(
            target: target, frameworks: builder.index(with: direct),
            availableModules: builder.availableModules.union(direct.map(\.library.name)), folder: lowered,
            libraries: libraries.filter(\.library.hasClasses).map(\.library.name), liveness: request.liveness, progress: request.progress)
        lowering.leavesOutMissing = request.leavesOutMissing
        return lowering
    }

    private func link(_ compiled: [URL], _ libraries: [LibraryBuilder.Built], _ state: inout BuildState) throws -> URL {
        let executable = folder.appendingPathComponent("Executable")
        let hash = StableHash.of(
            state.objects.sorted { $0.key < $1.key }.map { $0.key + $0.value }.joined(),
            libraries.map { $0.library.name + $0.record.objectsHash }.joined())
        guard state.linked != hash || state.linkedStamp != FileStamp(executable) else { return executable }
        request.progress(.linking)
        state.linked = ""
        try Linker(frameworks: request.frameworks, toolchain: toolchain).link(
            compiled + libraries.flatMap(\.objects), libraries: libraries.flatMap(\.library.linkedLibraries), to: executable)
        (state.linked, state.linkedStamp) = (hash, FileStamp(executable))
        return executable
    }
}
