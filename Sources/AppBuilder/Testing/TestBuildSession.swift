import Foundation

/// One build of an app's tests: the app first, then each unit-test target against the app's module, and UI-test targets by themselves.
struct TestBuildSession {
    private let request: BuildRequest
    private let app: BuildSession

    init(_ request: BuildRequest) {
        self.request = request
        app = BuildSession(request)
    }

    /// - Throws: `BuildFailure`.
    static func run(_ request: BuildRequest) throws -> BuiltTests {
        var request = request
        // The scheme may build tests in a configuration of their own; errors are told by the build itself.
        if let member = try XcodeTargetReader.choose(ProjectLocator.locate(request.app), request) {
            request.buildConfiguration = try TestSelection(member.reader.projects.scheme, isNamed: request.scheme != nil).buildConfiguration
        }
        return try TestBuildSession(request).run()
    }

    private func run() throws -> BuiltTests {
        guard request.configuration == .debug else {
            throw BuildFailure(
                "tests need a debug build: only that one can be imported with @testable", nextStep: "Leave out --configuration release.")
        }
        let found = try ProjectLocator.locate(request.app)
        let (targets, selection) = try testTargets(found)
        let built = try app.run()
        let lock = try BuildLock(app.folder) { request.progress(.waiting) }
        defer { withExtendedLifetime(lock) {} }
        let target = try app.readTarget(found)
        let libraries = try app.libraries(of: target, found)
        let toolchain = try app.toolchain(for: target, libraries)
        let module = targets.unitTests.isEmpty ? nil : try AppModule.emit(of: target, libraries, toolchain, in: app, request)
        var result = BuiltTests(app: built, bundles: [], warnings: [])
        result.launches = try selection.launches(target.settings)
        let symbolizer = toolchain.folder.appendingPathComponent("llvm-symbolizer")
        result.symbolizer = FileManager.default.isExecutableFile(atPath: symbolizer.path) ? symbolizer : nil
        for (target, isInterfaceTest) in targets.unitTests.map({ ($0, false) }) + targets.interfaceTests.map({ ($0, true) }) {
            let own = try app.libraries(of: target, found, folder: "Packages-" + BuildSettings.identifier(target.name))
            // UI tests run beside the app, with libraries of their own.
            let all = isInterfaceTest ? own : libraries.adding(own)
            var (bundle, warnings) = try build(target, against: isInterfaceTest ? nil : module, all, app.toolchain(for: target, all))
            bundle.filter = selection.filter(of: target.name)
            bundle.isInterfaceTest = isInterfaceTest
            result.bundles.append(bundle)
            result.warnings += target.warnings + warnings
        }
        return result
    }

    private func testTargets(_ found: ProjectLocator.Found) throws -> (XcodeTestTargets, TestSelection) {
        guard let member = try XcodeTargetReader.choose(found, request) else {
            throw BuildFailure(
                "\(request.app.path) is a bare folder, which has no test targets",
                nextStep: "Give an .xcodeproj with a test target.")
        }
        let selection = try TestSelection(member.reader.projects.scheme, isNamed: request.scheme != nil)
        let targets = try XcodeTargetReader.readTests(of: member, selection)
        guard !targets.unitTests.isEmpty || !targets.interfaceTests.isEmpty else {
            throw BuildFailure(
                "the app has no test target", at: member.reader.project.file,
                nextStep: selection.explanation ?? "Add a target with File ▸ New ▸ Target ▸ Unit Testing Bundle.")
        }
        return (targets, selection)
    }

    private func compiler(_ target: AppTarget, _ imports: ModuleImports, _ toolchain: Toolchain, objects: URL) -> SwiftCompiler {
        SwiftCompiler(
            target: target, configuration: request.configuration, frameworks: request.frameworks, toolchain: toolchain, objects: objects,
            moduleCache: app.cacheFolder.appendingPathComponent("ModuleCache", isDirectory: true), imports: imports)
    }

    // MARK: A test target

    /// - Parameter module: The app's module, for unit tests; nil for UI tests.
    private func build(_ target: AppTarget, against module: AppModule?, _ graph: LibraryGraph, _ toolchain: Toolchain) throws -> (
        BuiltTests.Bundle, [BuildDiagnostic]
    ) {
        let builder = try app.libraryBuilder(toolchain)
        let libraries = try builder.build(graph)
        // What the app is linked with is in its process already.
        let added = libraries.filter { module?.libraries.contains($0.library.name) != true }
        let folder = try app.folder.appendingPathComponent("Tests", isDirectory: true).placing(target.name, of: "the name of the target")
        let lowered = folder.appendingPathComponent("Lowered", isDirectory: true)
        let objects = folder.appendingPathComponent("Objects", isDirectory: true)
        for needed in [lowered, objects] { try FileManager.default.createDirectory(at: needed, withIntermediateDirectories: true) }
        let stateFile = folder.appendingPathComponent("state.plist")
        let environment = module?.hash ?? app.environment
        var state = BuildState.load(stateFile) ?? BuildState(environment: environment)
        if state.environment != environment { state = BuildState(environment: environment) }
        defer { try? state.save(stateFile) }
        var target = target
        target.sources += try ModelSources.write(for: target, into: ModelSources.folder(in: folder))
        let lowering = ModuleLowering(
            target: target, frameworks: builder.index(with: libraries),
            availableModules: builder.availableModules.union((module.map { [$0.name] } ?? []) + libraries.map(\.library.name)),
            folder: lowered,
            libraries: added.filter(\.library.hasClasses).map(\.library.name), progress: request.progress)
        let result = try lowering.run(&state)
        var compiler = compiler(target, builder.imports(libraries), toolchain, objects: objects)
        compiler.testedModule = module?.folder
        let compiled = try compiler.compile(result, &state, progress: request.progress)
        let bundle = try folder.placing(target.productName + ".xctest", of: "PRODUCT_NAME")
        try placeResources(of: target, added.map(\.library.target), in: bundle, toolchain, &state)
        let library = bundle.appendingPathComponent(target.productName)
        let linkHash = StableHash.of(
            state.objects.sorted { $0.key < $1.key }.map { $0.key + $0.value }.joined(),
            added.map { $0.library.name + $0.record.objectsHash }.joined())
        if state.linked != linkHash || state.linkedStamp != FileStamp(library) {
            request.progress(.linking)
            state.linked = ""
            try Linker(frameworks: request.frameworks, toolchain: toolchain).linkTests(
                compiled + added.flatMap(\.objects), libraries: added.flatMap(\.library.linkedLibraries), to: library)
            (state.linked, state.linkedStamp) = (linkHash, FileStamp(library))
        }
        let found = TestDiscovery.find(in: state.sources.sorted { $0.key < $1.key }.map { ($0.key, $0.value.facts) })
        let warnings = state.warnings.sorted { $0.key < $1.key }.flatMap(\.value) + hiddenTests(found, result) + state.resourceWarnings
        let first = found.classes.first.flatMap { type in type.methods.first.map { "\(target.moduleName).\(type.path)/\($0.name)" } }
        return (BuiltTests.Bundle(name: target.name, library: library, preloaded: preloaded(toolchain), firstTest: first), warnings)
    }

    private func preloaded(_ toolchain: Toolchain) -> [URL] {
        ["libFoundationNetworking.so", "libFoundationXML.so"].map { toolchain.libraries.appendingPathComponent($0) }.filter {
            FileManager.default.fileExists(atPath: $0.path)
        }
    }

    private func hiddenTests(_ found: TestDiscovery.Result, _ module: ModuleLowering.Result) -> [BuildDiagnostic] {
        found.hidden.map {
            .warning(
                "'\($0.path)' is private: its tests do not run", at: module.origins[$0.file], line: $0.line,
                nextStep: "Leave out 'private': Quince finds only test classes that other files can see.")
        }
    }

    // MARK: Resources

    /// Makes a test bundle of the target's resources if they have changed. Its library is then linked again.
    private func placeResources(
        of target: AppTarget, _ libraries: [AppTarget], in bundle: URL, _ toolchain: Toolchain, _ state: inout BuildState
    ) throws {
        let stage = ResourceStage(
            target: target, libraries: libraries,
            folder: bundle.deletingLastPathComponent().appendingPathComponent("Resources", isDirectory: true), toolchain: toolchain)
        let hash = stage.hash(stamps: stamps(([target] + libraries).flatMap(\.resources).map(\.url)))
        guard state.resources != hash || state.resourcesStamp != stage.stamp || !bundle.isFolderItself else { return }
        state.resources = ""
        request.progress(.compilingResources)
        state.resourceWarnings = try stage.start().wait().get()
        if bundle.isThere { try bundle.removeItself() }
        try FileManager.default.copyItem(at: stage.folder, to: bundle)
        guard !bundle.appendingPathComponent(target.productName).isThere else {
            throw BuildFailure(
                "the resources of '\(target.name)' have a file '\(target.productName)', as its library is called",
                nextStep: "Rename the file, or set PRODUCT_NAME to another name.")
        }
        (state.resources, state.resourcesStamp) = (hash, stage.stamp)
    }

    /// Stamps of files, and of all that is in folders.
    private func stamps(_ urls: [URL]) -> [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        for url in urls {
            stamps[url.path] = FileStamp(url)
            if url.isFolderItself { stamps.merge(FileStamp.content(of: url)) { $1 } }
        }
        return stamps
    }
}
