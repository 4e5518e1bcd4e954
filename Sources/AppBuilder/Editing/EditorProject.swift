import FileFormats
import Foundation
import ProcessSupport

/// An app and the modules that it is linked with, for an editor.
public struct EditorProject: Sendable {
    let request: BuildRequest
    private let session: BuildSession

    public init(_ request: BuildRequest) {
        self.request = request
        session = BuildSession(request)
    }

    /// The folder of lowered files, which nothing but an editor's server uses.
    public var folder: URL { session.folder.appendingPathComponent("Editor", isDirectory: true) }

    /// The toolchain's folder of programs.
    ///
    /// - Throws: `BuildFailure` where there is none.
    public static func toolFolder() throws -> URL { try Toolchain.locate().folder }

    /// Looks whether there is an app.
    ///
    /// - Throws: `BuildFailure` where there is none, or its project cannot be read.
    public func check() throws { _ = try session.readTarget(ProjectLocator.locate(request.app.standardizedFileURL)) }

    /// How a program of the toolchain is started that reads the project's files, and runs its macros.
    package struct ToolLimits {
        package var confinement: Confinement
        package var environment: [String: String]
    }

    /// - Throws: `BuildFailure` where the project cannot be read.
    package func toolLimits() throws -> ToolLimits {
        let target = try session.readTarget(ProjectLocator.locate(request.app.standardizedFileURL))
        var environment = CompilerConfinement.environment
        let temporary = folder.appendingPathComponent("tmp", isDirectory: true)
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        environment["TMPDIR"] = temporary.path
        // It keeps its log and its settings there.
        environment["HOME"] = folder.path
        var confinement = session.confinement.limits(of: try Toolchain.locate(), for: target.withParts)
        // Foundation looks there before it starts a program: sourcekit-lsp starts compilers and its build server.
        confinement.readable.append(URL(fileURLWithPath: "/proc"))
        return ToolLimits(confinement: confinement, environment: environment)
    }

    /// The modules of a project.
    public struct Prepared: Sendable {
        public var modules: [EditorModule]
        /// Why some libraries are not as their sources say; nil where all are.
        public var failure: BuildFailure?
    }

    /// Brings all modules that others import up to date, and lowers the files of every module.
    ///
    /// - Throws: `BuildFailure` where the project cannot be read.
    public func prepare() throws -> Prepared {
        let found = try ProjectLocator.locate(request.app.standardizedFileURL)
        let lock = try BuildLock(session.folder) { request.progress(.waiting) }
        defer { withExtendedLifetime(lock) {} }
        request.progress(.readingProject)
        let target = try session.readTarget(found)
        let graph = try session.libraries(of: target, found)
        let builder = try session.libraryBuilder(session.toolchain(for: target, graph))
        var failure: BuildFailure?
        let built: [LibraryBuilder.Built]
        do { built = try builder.build(graph) } catch let error as BuildFailure { (failure, built) = (error, builder.unbuilt(graph)) }
        var modules: [EditorModule] = []
        for library in built where library.library.hasClasses {
            modules.append(
                try module(
                    library, builder,
                    graph.closure(of: library.library.dependencies).compactMap { part in built.first { $0.library.name == part.name } }))
        }
        let direct = Set(graph.closure(of: graph.roots).map(\.name))
        modules.append(try module(target, "app", session.folder, builder, built, built.filter { direct.contains($0.library.name) }))
        for part in target.extensions { if let module = try? self.module(ofExtension: part, found, builder) { modules.append(module) } }
        return Prepared(modules: modules, failure: failure)
    }

    // MARK: One module

    private func place(of identifier: String) throws -> URL {
        let folder = folder.appendingPathComponent(BuildSettings.identifier(identifier), isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private func module(_ library: LibraryBuilder.Built, _ builder: LibraryBuilder, _ dependencies: [LibraryBuilder.Built]) throws
        -> EditorModule
    {
        let identifier = "library:" + library.library.name
        let lowering = builder.lowering(of: library.library, dependencies, into: try place(of: identifier))
        return try module(identifier, lowering, isDependency: !library.library.isLocal, dependencies) { result in
            builder.compiler(library.library, dependencies, seesFoundation: result.seesFoundation)
        }
    }

    private func module(ofExtension part: AppTarget, _ found: ProjectLocator.Found, _ builder: LibraryBuilder) throws -> EditorModule {
        let folder = try session.folder.appendingPathComponent("Extensions", isDirectory: true).placing(
            part.productName, of: "PRODUCT_NAME")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let graph = try session.libraries(of: part, found, folder: "Packages-\(part.productName)")
        var builder = builder
        builder.toolchain = try session.toolchain(for: part, graph)
        let built = try builder.build(graph)
        let direct = Set(graph.closure(of: graph.roots).map(\.name))
        return try module(part, "extension:" + part.name, folder, builder, built, built.filter { direct.contains($0.library.name) })
    }

    private func module(
        _ target: AppTarget, _ identifier: String, _ buildFolder: URL, _ builder: LibraryBuilder, _ all: [LibraryBuilder.Built],
        _ direct: [LibraryBuilder.Built]
    ) throws -> EditorModule {
        let target = try BundleBuilder.addingGeneratedSources(to: target, in: buildFolder)
        let lowering = BundleBuilder.lowering(
            of: target, builder, all, direct, into: try place(of: identifier), request)
        return try module(identifier, lowering, isDependency: false, direct) { _ in
            var compiler = SwiftCompiler(
                target: target, configuration: request.configuration, frameworks: request.frameworks, toolchain: builder.toolchain,
                objects: folder, moduleCache: builder.moduleCache)
            compiler.imports = builder.imports(direct)
            return compiler
        }
    }

    private func module(
        _ identifier: String, _ lowering: ModuleLowering, isDependency: Bool, _ dependencies: [LibraryBuilder.Built],
        compiler: (ModuleLowering.Result) -> SwiftCompiler
    ) throws -> EditorModule {
        var lowering = lowering
        lowering.isForEditor = true
        let stateFile = lowering.folder.appendingPathComponent("state.plist")
        let environment = session.environment
        var state = BuildState.load(stateFile) ?? BuildState(environment: environment)
        if state.environment != environment { state = BuildState(environment: environment) }
        let result = try lowering.run(&state)
        try? state.save(stateFile)
        guard let context = result.context else { throw BuildFailure("the module '\(lowering.target.moduleName)' cannot be prepared") }
        let names = dependencies.filter(\.library.hasClasses).map { "library:" + $0.library.name }
        return EditorModule(
            identifier: identifier, lowering: result, context: context, arguments: compiler(result).driverArguments, dependencies: names,
            isDependency: isDependency)
    }
}
