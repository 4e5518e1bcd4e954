import Foundation

/// One build from start to end.
struct BuildSession {
    private let request: BuildRequest
    private let app: URL
    let cacheFolder: URL
    let folder: URL
    private let output: URL

    init(_ request: BuildRequest) {
        self.request = request
        app = request.app.standardizedFileURL
        cacheFolder = request.cache ?? Self.userCache
        folder = cacheFolder.appendingPathComponent(
            "\(app.deletingPathExtension().lastPathComponent)-\(StableHash.of(app.path, request.target ?? "").prefix(12))/\(request.configuration.rawValue)",
            isDirectory: true)
        output = request.output ?? folder.appendingPathComponent("Products", isDirectory: true)
    }

    /// Where everything that can be made again is kept.
    private static var userCache: URL {
        let environment = ProcessInfo.processInfo.environment
        let base =
            environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory()).appendingPathComponent(".cache")
        return base.appendingPathComponent("quince/builds", isDirectory: true)
    }

    var stateFile: URL { folder.appendingPathComponent("state.plist") }

    /// Everything that decides the result besides the app's files.
    private var environment: String {
        let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let uikit = request.frameworks.modules.appendingPathComponent("UIKit.swiftmodule")
        return StableHash.of(
            output.path, request.frameworks.library.path, FileStamp(request.frameworks.library).text, FileStamp(uikit).text, tool.path,
            FileStamp(tool).text)
    }

    func run() throws -> BuiltApp {
        let found = try ProjectLocator.locate(app)
        do { return try run(found) } catch let failure as BuildFailure { throw failure.blamingTheDisk(of: folder) ?? failure } catch {
            throw BuildFailure(
                "the app cannot be built in \(folder.path): \(error.localizedDescription)",
                nextStep: "Check the permissions of the folder and the free space on its disk.")
        }
    }

    private func run(_ found: ProjectLocator.Found) throws -> BuiltApp {
        let lock = try BuildLock(folder) { request.progress(.waiting) }
        defer { withExtendedLifetime(lock) {} }
        let start = Date()
        let environment = environment
        var state = BuildState.load(stateFile) ?? BuildState(environment: environment)
        if state.environment == environment, var known = state.app, state.isCurrent,
            FileManager.default.fileExists(atPath: known.executable.path)
        {
            known.wasUpToDate = true
            return known
        }
        if state.environment != environment { state = BuildState(environment: environment) }
        state.app = nil
        request.progress(.readingProject)
        let target = try readTarget(found)
        let libraries = try libraries(of: target, found)
        state.stamps = stamps(of: target, libraries)
        defer { try? state.save(stateFile) }
        let built = try build(target, libraries, &state)
        state.app = built
        request.progress(.finished(seconds: Date().timeIntervalSince(start)))
        return built
    }

    func readTarget(_ found: ProjectLocator.Found) throws -> AppTarget {
        switch found {
        case .xcodeProject(let url): try XcodeTargetReader.read(url, target: request.target, configuration: request.configuration)
        case .bareFolder(let url): try BareFolderReader.read(url, configuration: request.configuration)
        }
    }

    /// The modules that `target` is linked with: of packages, and other targets of the project.
    ///
    /// - Parameter folder: Name of the folder that packages are fetched into.
    func libraries(of target: AppTarget, _ found: ProjectLocator.Found, folder name: String = "Packages") throws -> LibraryGraph {
        var project: URL?
        if case .xcodeProject(let url) = found { project = url }
        guard !target.packageProducts.isEmpty || !target.libraries.isEmpty else { return LibraryGraph() }
        return try LibraryGraph.read(
            target, project: project, configuration: request.configuration,
            folder: folder.deletingLastPathComponent().appendingPathComponent(name, isDirectory: true), cache: cacheFolder,
            toolchain: Toolchain.locate(), progress: request.progress)
    }

    /// Builds libraries into the app's folder.
    func libraryBuilder(_ toolchain: Toolchain) throws -> LibraryBuilder {
        LibraryBuilder(
            configuration: request.configuration, frameworks: request.frameworks,
            index: try FrameworkIndex.load(request.frameworks, toolchain: toolchain, cache: cacheFolder),
            availableModules: AvailableModules.names(request.frameworks), toolchain: toolchain,
            folder: folder.appendingPathComponent("Libraries", isDirectory: true),
            moduleCache: cacheFolder.appendingPathComponent("ModuleCache", isDirectory: true), environment: environment,
            progress: request.progress)
    }

    // MARK: Watching

    private func watched(_ target: AppTarget, _ libraries: LibraryGraph) -> [URL] {
        var seen: Set<String> = []
        let all =
            target.sources + target.resources.map(\.url) + target.descriptionFiles + (target.infoPlist.map { [$0] } ?? [])
            + libraries.watchedFiles
        return all.filter { seen.insert($0.path).inserted }
    }

    /// Stamps of everything watched, folders with all that is in them.
    private func stamps(of target: AppTarget, _ libraries: LibraryGraph) -> [String: FileStamp] {
        var result: [String: FileStamp] = [:]
        func add(_ url: URL) {
            guard result[url.path] == nil else { return }
            result[url.path] = FileStamp(url)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else { return }
            for child in (try? ProjectLocator.children(of: url)) ?? [] { add(child) }
        }
        for url in watched(target, libraries) + [app] where url.pathExtension != "xcodeproj" && url != app { add(url) }
        result[app.path] = FileStamp(app)
        return result
    }

    // MARK: Building

    private func build(_ target: AppTarget, _ graph: LibraryGraph, _ state: inout BuildState) throws -> BuiltApp {
        let files = FileManager.default
        let toolchain = try Toolchain.locate()
        let lowered = folder.appendingPathComponent("Lowered", isDirectory: true)
        let objects = folder.appendingPathComponent("Objects", isDirectory: true)
        for needed in [lowered, objects, output] { try files.createDirectory(at: needed, withIntermediateDirectories: true) }
        let builder = try libraryBuilder(toolchain)
        let libraries = try builder.build(graph)
        let direct = libraries.filter { library in graph.closure(of: graph.roots).contains { $0.name == library.library.name } }
        let lowering = ModuleLowering(
            target: target, frameworks: builder.index(with: direct),
            availableModules: builder.availableModules.union(direct.map(\.library.name)), folder: lowered,
            libraries: libraries.filter { $0.library.c == nil }.map(\.library.name), progress: request.progress)
        let module = try lowering.run(&state)
        var target = target
        if target.sourcesDecideOnScenes {
            target.settings.push(["INFOPLIST_KEY_UIApplicationSceneManifest_Generation": module.usesScenes ? "YES" : "NO"])
        }
        let resources = ResourceStage(
            target: target, libraries: graph.libraries.map(\.target), folder: folder.appendingPathComponent("Resources", isDirectory: true),
            toolchain: toolchain)
        let resourcesHash = resources.hash(stamps: state.stamps)
        let isStaged = state.resources == resourcesHash && resources.isThere
        if !isStaged { state.resources = "" }
        let staging = isStaged ? nil : resources.start()
        defer { _ = staging?.wait() }
        var compiler = SwiftCompiler(
            target: target, configuration: request.configuration, frameworks: request.frameworks, toolchain: toolchain, objects: objects,
            moduleCache: builder.moduleCache)
        compiler.imports = builder.imports(direct)
        let compiled = try compiler.compile(module, &state, progress: request.progress)
        let executable = folder.appendingPathComponent("Executable")
        let linkHash = StableHash.of(
            state.objects.sorted { $0.key < $1.key }.map { $0.key + $0.value }.joined(),
            libraries.map { $0.library.name + $0.record.objectsHash }.joined())
        if state.linked != linkHash || !files.fileExists(atPath: executable.path) {
            request.progress(.linking)
            state.linked = ""
            try Linker(frameworks: request.frameworks, toolchain: toolchain).link(
                compiled + libraries.flatMap(\.objects), libraries: libraries.flatMap(\.library.linkedLibraries), to: executable)
            state.linked = linkHash
        }
        if let staging {
            request.progress(.compilingResources)
            state.resourceWarnings = try staging.wait().get()
            state.resources = resourcesHash
        }
        let bundle = output.appendingPathComponent(target.productName + ".app", isDirectory: true)
        let isPlaced = state.placed == resourcesHash && files.fileExists(atPath: bundle.appendingPathComponent("Info.plist").path)
        state.placed = ""
        try place(executable, isPlaced ? nil : resources.folder, in: bundle, name: target.productName)
        state.placed = resourcesHash
        let warnings =
            target.warnings + graph.warnings + libraries.flatMap(\.record.warnings)
            + state.warnings.sorted { $0.key < $1.key }.flatMap(\.value) + state.resourceWarnings
        return try describe(bundle, target, graph, warnings)
    }

    private func describe(_ bundle: URL, _ target: AppTarget, _ graph: LibraryGraph, _ warnings: [BuildDiagnostic]) throws -> BuiltApp {
        let plist = try InfoPlistCompiler(target: target).compile()
        let bundleName = plist["CFBundleName"] as? String ?? target.productName
        return BuiltApp(
            bundle: bundle, bundleIdentifier: plist["CFBundleIdentifier"] as? String ?? target.bundleIdentifier, name: target.productName,
            displayName: plist["CFBundleDisplayName"] as? String ?? bundleName,
            executable: bundle.appendingPathComponent(target.productName),
            watchedFiles: watched(target, graph), warnings: warnings)
    }

    /// Puts a new executable, and new resources if there are any, into the bundle: it changes as a whole.
    private func place(_ executable: URL, _ resources: URL?, in bundle: URL, name: String) throws {
        let files = FileManager.default
        guard let resources else {
            let temporary = bundle.appendingPathComponent(".\(name)-\(UUID().uuidString)")
            try files.copyItem(at: executable, to: temporary)
            guard rename(temporary.path, bundle.appendingPathComponent(name).path) == 0 else {
                try? files.removeItem(at: temporary)
                throw BuildFailure("\(bundle.path) cannot be written", nextStep: "Check the folder's permissions.")
            }
            return
        }
        let temporary = output.appendingPathComponent(".\(bundle.lastPathComponent)-\(UUID().uuidString)", isDirectory: true)
        defer { try? files.removeItem(at: temporary) }
        try files.copyItem(at: resources, to: temporary)
        try files.copyItem(at: executable, to: temporary.appendingPathComponent(name))
        try replace(bundle, with: temporary)
    }

    private func replace(_ bundle: URL, with new: URL) throws {
        let old = bundle.deletingLastPathComponent().appendingPathComponent(".old-\(UUID().uuidString)")
        let files = FileManager.default
        let hasOld = files.fileExists(atPath: bundle.path)
        if hasOld { try files.moveItem(at: bundle, to: old) }
        do { try files.moveItem(at: new, to: bundle) } catch {
            if hasOld { try? files.moveItem(at: old, to: bundle) }
            throw error
        }
        if hasOld { try? files.removeItem(at: old) }
    }
}
