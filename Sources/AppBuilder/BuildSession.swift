import FileFormats
import Foundation

/// One build from start to end.
struct BuildSession {
    private(set) var request: BuildRequest
    private let app: URL
    let cacheFolder: URL
    let folder: URL
    private let output: URL

    /// Why the build is for an older iOS than the project's SDK; nil where it is not.
    private var fallbackReason: String?

    init(_ request: BuildRequest) {
        self.request = request
        app = request.app.standardizedFileURL
        cacheFolder = request.cache ?? Self.userCache
        folder = cacheFolder.appendingPathComponent(
            "\(app.deletingPathExtension().lastPathComponent.prefix(50))-\(StableHash.of(app.path, (request.target ?? "") + (request.scheme.map { "/" + $0 } ?? "") + (request.buildConfiguration.map { "//" + $0 } ?? "")).prefix(12))/\(request.configuration.rawValue)\(request.liveness == .none ? "" : "-live")",
            isDirectory: true)
        output = request.output ?? folder.appendingPathComponent("Products", isDirectory: true)
        if request.system == nil, let known = fallback.known { (self.request.system, fallbackReason) = known }
    }

    private var fallback: SystemFallback { SystemFallback(folder, tools: tools) }

    /// The default folder for intermediate files: `quince/builds` in `XDG_CACHE_HOME` or `~/.cache`.
    private static var userCache: URL {
        let environment = ProcessInfo.processInfo.environment
        let base =
            environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory()).appendingPathComponent(".cache")
        return base.appendingPathComponent("quince/builds", isDirectory: true)
    }

    var stateFile: URL { folder.appendingPathComponent("state.plist") }
    private var finishedFile: URL { folder.appendingPathComponent("finished.plist") }

    /// Everything that decides the result besides the app's files.
    var environment: String {
        StableHash.of(
            output.path, request.liveness.rawValue, request.leavesOutMissing ? "without missing" : "", request.system?.version ?? "", tools)
    }

    /// A hash of the tool, the frameworks and the program of their macros, which decide how sources are compiled.
    private var tools: String {
        let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let uikit = request.frameworks.modules.appendingPathComponent("UIKit.swiftmodule")
        return StableHash.of(
            request.frameworks.library.path, FileStamp(request.frameworks.library).sizeAndDate,
            FileStamp(uikit).sizeAndDate, FileStamp(request.frameworks.macroProgram).sizeAndDate, tool.path,
            FileStamp(tool).sizeAndDate)
    }

    /// Builds the app; where all that is missing is what it does on newer iOSs, for an older one.
    func run() throws -> BuiltApp {
        do {
            var app = try build()
            if let fallbackReason, let system = request.system { app.warnings.append(SystemFallback.warning(system, fallbackReason)) }
            return app
        } catch let failure as BuildFailure {
            guard request.system == nil, let older = SystemFallback.system(without: failure) else { throw failure }
            try fallback.note(older, failure)
            let session = BuildSession(request)
            guard session.request.system == older, let app = try? session.run() else {
                fallback.forget()
                throw failure
            }
            return app
        }
    }

    private func build() throws -> BuiltApp {
        let found = try ProjectLocator.locate(app)
        do { return try run(found) } catch let failure as BuildFailure { throw failure.blamingTheDisk(of: folder) ?? failure } catch {
            let failure = BuildFailure(
                "the app cannot be built in \(folder.path): \(Self.reason(error))",
                nextStep: "Check the permissions of the folder and the free space on its disk.")
            throw failure.blamingTheDisk(of: folder) ?? failure
        }
    }

    /// The system's words where there are any: Foundation's leave the reason open.
    private static func reason(_ error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        guard let underlying, underlying.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        return String(cString: strerror(Int32(underlying.code)))
    }

    private func run(_ found: ProjectLocator.Found) throws -> BuiltApp {
        let lock = try BuildLock(folder) { request.progress(.waiting) }
        defer { withExtendedLifetime(lock) {} }
        let start = Date()
        let environment = environment
        if !request.runsScripts, var known = FinishedBuild.current(in: finishedFile, environment: environment) {
            known.wasUpToDate = true
            return known
        }
        try DiskSpace.check(
            [folder, output], minimum: FileManager.default.fileExists(atPath: stateFile.path) ? DiskSpace.minimum : DiskSpace.firstMinimum)
        var state = BuildState.load(stateFile) ?? BuildState(environment: environment)
        if state.environment != environment { state = BuildState(environment: environment) }
        request.progress(.readingProject)
        let member = try choose(found)
        let scripts = try scripts(member)
        let scriptWarnings = try scripts?.run(.beforeSources) ?? []
        var target = try readTarget(found, member)
        target.warnings += scriptWarnings
        if let scripts { target.warnings += try scripts.run(rules: target.withParts.flatMap(\.rulePhases)) }
        let libraries = try libraries(of: target, found)
        state.stamps = stamps(of: target, libraries)
        defer { try? state.save(stateFile) }
        // From here on the bundle may be neither of these sources nor of those before.
        try? FileManager.default.removeItem(at: finishedFile)
        var built = try build(target, libraries, found, &state)
        if let scripts {
            // Xcode's scripts run in every build, too, unless their files say that they need not.
            built.warnings += try scripts.run(.afterBundle)
            request.progress(.finished(seconds: Date().timeIntervalSince(start)))
            return built
        }
        try? FinishedBuild(environment: environment, stamps: state.stamps, app: built).save(finishedFile)
        request.progress(.finished(seconds: Date().timeIntervalSince(start)))
        return built
    }

    func readTarget(_ found: ProjectLocator.Found) throws -> AppTarget { try readTarget(found, choose(found)) }

    /// The app that is built, in its project; nil where no project describes it.
    private func choose(_ found: ProjectLocator.Found) throws -> XcodeTargetReader.Member? {
        try XcodeTargetReader.choose(found, request, scripts: request.runsScripts ? scriptEnvironment : nil)
    }

    private var scriptEnvironment: ScriptEnvironment {
        ScriptEnvironment(products: output, intermediates: folder.appendingPathComponent("Scripts", isDirectory: true))
    }

    private func readTarget(_ found: ProjectLocator.Found, _ member: XcodeTargetReader.Member?) throws -> AppTarget {
        var target = try read(found, member)
        let isFolder = !["xcodeproj", "xcworkspace"].contains(app.pathExtension)
        target.given = isFolder ? app : app.deletingLastPathComponent()
        return target
    }

    private func read(_ found: ProjectLocator.Found, _ member: XcodeTargetReader.Member?) throws -> AppTarget {
        switch found {
        case .xcodeProject, .workspace:
            guard let app = member else { throw BuildFailure("there is no project", at: self.app) }
            var target = try app.reader.read(app.target)
            if let scheme = app.reader.projects.scheme {
                target.launch = try LaunchSettings(
                    scheme: scheme, options: scheme.launch.options, storeKit: scheme.launch.storeKit, settings: target.settings)
                target.warnings += target.launch?.warnings ?? []
                target.storeKitConfiguration = scheme.launch.storeKit
            }
            return target
        case .bareFolder(let url): return simulating(try BareFolderReader.read(url, configuration: request.configuration))
        case .appPackage(let url):
            return try AppPackageReader.read(url, configuration: request.configuration, system: request.system)
        case .playground(let url): return simulating(try PlaygroundReader.read(url, configuration: request.configuration))
        }
    }

    /// A target that no project describes, for the iOS that is asked for.
    private func simulating(_ target: AppTarget) -> AppTarget {
        let choice = SystemChoice(request.system)
        var target = target
        (target.settings.system, target.systemOrigin) = (choice.system, choice.origin)
        return target
    }

    /// The script phases of the app and what it depends on; nil where none are to run.
    private func scripts(_ member: XcodeTargetReader.Member?) throws -> ScriptRunner? {
        guard request.runsScripts, let app = member else { return nil }
        let environment = scriptEnvironment
        for needed in [environment.products, environment.intermediates] {
            try FileManager.default.createDirectory(at: needed, withIntermediateDirectories: true)
        }
        let phases = try app.reader.scripts(of: app.target, environment)
        let hasRules = app.reader.project.objects(of: "PBXBuildRule").isEmpty == false
        return phases.isEmpty && !hasRules ? nil : ScriptRunner(phases: phases, environment: environment, progress: request.progress)
    }

    /// The modules that `target` is linked with: of packages, and other targets of the project.
    ///
    /// - Parameter folder: Name of the folder that packages are fetched into.
    func libraries(of target: AppTarget, _ found: ProjectLocator.Found, folder name: String = "Packages") throws -> LibraryGraph {
        guard !target.packageProducts.isEmpty || !target.libraries.isEmpty else { return LibraryGraph() }
        var graph = try LibraryGraph.read(
            target, configuration: request.configuration,
            folder: folder.deletingLastPathComponent().appendingPathComponent(name, isDirectory: true), cache: cacheFolder,
            toolchain: Toolchain.locate(command: request.command), progress: request.progress)
        graph = try runPlugins(of: graph, folder: name)
        let models = ModelSources.folder(in: folder.appendingPathComponent("Libraries", isDirectory: true))
        for index in graph.libraries.indices {
            // Packages are compiled for the app's iOS.
            graph.libraries[index].target.settings.system = target.settings.system
            let library = graph.libraries[index]
            guard library.hasClasses else { continue }
            graph.libraries[index].target.sources += try ModelSources.write(
                for: library.target, into: models.appendingPathComponent(library.name, isDirectory: true))
        }
        return graph
    }

    /// Has the plug-ins of packages make their files.
    private func runPlugins(of graph: LibraryGraph, folder name: String) throws -> LibraryGraph {
        guard graph.libraries.contains(where: { !$0.plugins.isEmpty }) else { return graph }
        return try PluginStage(
            toolchain: Toolchain.locate(command: request.command),
            confinedToolchain: { try toolchain(for: graph.libraries.flatMap(\.pluginLibraries).map(\.target)) },
            moduleCache: cacheFolder.appendingPathComponent("ModuleCache", isDirectory: true),
            folder: folder.appendingPathComponent("Plugins/\(name)", isDirectory: true), progress: request.progress
        ).run(graph)
    }

    /// Builds libraries into the app's folder.
    func libraryBuilder(_ toolchain: Toolchain) throws -> LibraryBuilder {
        var builder = LibraryBuilder(
            configuration: request.configuration, frameworks: request.frameworks,
            index: try FrameworkIndex.load(request.frameworks, toolchain: Toolchain.locate(command: request.command), cache: cacheFolder),
            availableModules: AvailableModules.names(request.frameworks), toolchain: toolchain,
            folder: folder.appendingPathComponent("Libraries", isDirectory: true),
            moduleCache: cacheFolder.appendingPathComponent("ModuleCache", isDirectory: true),
            environment: request.leavesOutMissing ? StableHash.of(tools, "without missing") : tools, progress: request.progress)
        builder.leavesOutMissing = request.leavesOutMissing
        return builder
    }

    /// Returns the import paths of a target's direct library dependencies. The target must have been built.
    func libraryImports(of target: AppTarget) throws -> ModuleImports {
        let graph = try libraries(of: target, ProjectLocator.locate(app))
        let builder = try libraryBuilder(toolchain(for: target, graph))
        let direct = Set(graph.closure(of: graph.roots).map(\.name))
        return builder.imports(try builder.build(graph).filter { direct.contains($0.library.name) })
    }

    // MARK: Watching

    private func watched(_ target: AppTarget, _ libraries: LibraryGraph) -> [URL] {
        var seen: Set<String> = []
        let files = ([target] + target.extensions + target.extensions.flatMap(\.libraries)).flatMap { target in
            target.sources + target.resources.map(\.url) + target.descriptionFiles + (target.infoPlist.map { [$0] } ?? [])
        }
        let all = files + [target.storeKitConfiguration].compactMap { $0 } + libraries.watchedFiles
        return all.filter { seen.insert($0.path).inserted }
    }

    /// Stamps of everything watched, folders with all that is in them.
    private func stamps(of target: AppTarget, _ libraries: LibraryGraph) -> [String: FileStamp] {
        var result: [String: FileStamp] = [:]
        func add(_ url: URL, _ walk: inout FolderWalk) {
            guard result[url.path] == nil else { return }
            result[url.path] = FileStamp(url)
            if let version = DataModelFolder.versionFile(in: url) { result[version.path] = FileStamp(version) }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else { return }
            // What is wrong with a folder has been told where it was read.
            try? ProjectLocator.visit(url, &walk) { walk, children, _ in for child in children { add(child, &walk) } }
        }
        for url in watched(target, libraries) + [app] where !["xcodeproj", "xcworkspace"].contains(url.pathExtension) && url != app {
            var walk = FolderWalk()
            add(url, &walk)
        }
        result[app.path] = FileStamp(app)
        return result
    }

    /// Whether a source is part of the module that the last build has compiled.
    func hasCompiled(_ state: BuildState?) -> (URL) -> Bool { { source in state?.sources[source.lastPathComponent] != nil } }

    /// Whether a file that the last build looked at has changed, other than these and the app's folder itself.
    func hasChanged(besides sources: [URL]) -> Bool {
        guard let state = BuildState.load(stateFile) else { return true }
        let others = Set(sources.map(\.path) + [app.path])
        return state.stamps.contains { !others.contains($0.key) && FileStamp(path: $0.key) != $0.value }
    }

    // MARK: Building

    /// The toolchain, whose compilers read the files of a target and of what it is linked with.
    func toolchain(for target: AppTarget, _ graph: LibraryGraph) throws -> Toolchain {
        try toolchain(for: target.withParts + graph.libraries.flatMap { [$0] + $0.macroLibraries }.map(\.target))
    }

    var confinement: CompilerConfinement {
        CompilerConfinement(folder: folder, cache: cacheFolder, output: output, frameworks: request.frameworks)
    }

    private func toolchain(for targets: [AppTarget]) throws -> Toolchain {
        try confinement.confine(Toolchain.locate(command: request.command), to: targets)
    }

    private func build(_ target: AppTarget, _ graph: LibraryGraph, _ found: ProjectLocator.Found, _ state: inout BuildState) throws
        -> BuiltApp
    {
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let toolchain = try toolchain(for: target, graph)
        let bundle = try output.placing(target.productName + ".app", of: "PRODUCT_NAME")
        let libraryBuilder = try libraryBuilder(toolchain)
        let app = try BundleBuilder(
            target: target, graph: graph, request: request, toolchain: toolchain, libraryBuilder: libraryBuilder, folder: folder
        ).build(&state)
        var parts = [app]
        var warnings = app.warnings
        var extensions: [(built: BundleBuilder.Built, state: BuildState, file: URL)] = []
        for part in target.extensions {
            do {
                let new = try buildExtension(part, found, libraryBuilder, stamps: state.stamps)
                extensions.append(new)
                parts.append(new.built)
                warnings += new.built.warnings
            } catch let failure as BuildFailure where failure.isAboutMissingFrameworks {
                // The app itself can be used all the same.
                warnings.append(
                    .warning("the extension '\(part.name)' is left out of the app: it does not build", nextStep: "The app runs without it.")
                )
                warnings += failure.diagnostics.map(\.asWarning)
            }
        }
        let placement = BundlePlacement(bundle: bundle, parts: parts)
        let (placed, stamps) = (state.placed, state.placedStamps)
        (state.placed, state.placedStamps) = ("", [])
        try placement.run(placed: placed, stamps)
        (state.placed, state.placedStamps) = (placement.hash, placement.stamps)
        // Another name for a file is a change of it.
        state.linkedStamp = FileStamp(app.executable)
        for part in extensions where part.state.linkedStamp != FileStamp(part.built.executable) {
            var state = part.state
            state.linkedStamp = FileStamp(part.built.executable)
            try state.save(part.file)
        }
        return try describe(bundle, app.target, graph, warnings)
    }

    /// Builds an extension in a folder of its own, where the next build finds what has not changed.
    private func buildExtension(
        _ target: AppTarget, _ found: ProjectLocator.Found, _ libraryBuilder: LibraryBuilder, stamps: [String: FileStamp]
    ) throws -> (built: BundleBuilder.Built, state: BuildState, file: URL) {
        let folder = try folder.appendingPathComponent("Extensions", isDirectory: true).placing(target.productName, of: "PRODUCT_NAME")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("state.plist")
        var state = BuildState.load(file) ?? BuildState(environment: environment)
        if state.environment != environment { state = BuildState(environment: environment) }
        state.stamps = stamps
        defer { try? state.save(file) }
        var request = request
        request.liveness = .none
        let graph = try libraries(of: target, found, folder: "Packages-\(target.productName)")
        let toolchain = try self.toolchain(for: target, graph)
        var libraryBuilder = libraryBuilder
        libraryBuilder.toolchain = toolchain
        var built = try BundleBuilder(
            target: target, graph: graph, request: request, toolchain: toolchain, libraryBuilder: libraryBuilder, folder: folder
        ).build(&state)
        built.place = "PlugIns/\(target.productName).appex"
        return (built, state, file)
    }

    private func describe(_ bundle: URL, _ target: AppTarget, _ graph: LibraryGraph, _ warnings: [BuildDiagnostic]) throws -> BuiltApp {
        let plist = try InfoPlistCompiler(target: target).compile()
        let bundleName = plist["CFBundleName"] as? String ?? target.productName
        var app = BuiltApp(
            bundle: bundle, bundleIdentifier: plist["CFBundleIdentifier"] as? String ?? target.bundleIdentifier, name: target.productName,
            displayName: plist["CFBundleDisplayName"] as? String ?? bundleName,
            executable: bundle.appendingPathComponent(target.productName),
            watchedFiles: watched(target, graph), warnings: warnings)
        app.launch = target.launch
        return app
    }
}
