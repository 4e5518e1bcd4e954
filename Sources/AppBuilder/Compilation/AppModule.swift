import Foundation

/// An app's module as others import it: tests of it, and a debugger.
struct AppModule {
    var name: String
    /// Folder of its `.swiftmodule`.
    var folder: URL
    /// Changes whenever what can be seen of the app does.
    var hash: String
    /// Names of the libraries the app is linked with.
    var libraries: Set<String>
    /// The modules that the module itself imports.
    var imports: ModuleImports

    /// Writes the module of an app that has been built, unless it is there.
    ///
    /// - Throws: `BuildFailure`.
    static func emit(of target: AppTarget, _ graph: LibraryGraph, _ toolchain: Toolchain, in session: BuildSession, _ request: BuildRequest)
        throws
        -> AppModule
    {
        guard let state = BuildState.load(session.stateFile) else {
            throw BuildFailure("\(session.stateFile.path) cannot be read", nextStep: "Run the command again.")
        }
        let names = state.sources.keys.sorted()
        var interface = StableHash()
        for name in names { interface.add(name + (state.sources[name]?.facts.interfaceHash ?? "")) }
        let folder = session.folder.appendingPathComponent("Tests/Modules", isDirectory: true)
        let builder = try session.libraryBuilder(toolchain)
        let imports = builder.imports(try builder.build(graph))
        let hash = StableHash.of(state.environment, target.moduleName, interface.text, imports.hash)
        let stamp = folder.appendingPathComponent("hash")
        let file = folder.appendingPathComponent(target.moduleName + ".swiftmodule")
        let module = AppModule(
            name: target.moduleName, folder: folder, hash: hash, libraries: Set(graph.libraries.map(\.name)), imports: imports)
        if (try? String(contentsOf: stamp, encoding: .utf8)) == hash, FileManager.default.fileExists(atPath: file.path) { return module }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? FileManager.default.removeItem(at: stamp)
        let lowered = session.folder.appendingPathComponent("Lowered", isDirectory: true)
        let compiler = SwiftCompiler(
            target: target, configuration: request.configuration, frameworks: request.frameworks, toolchain: toolchain, objects: folder,
            moduleCache: session.cacheFolder.appendingPathComponent("ModuleCache", isDirectory: true), imports: imports)
        try compiler.emitModule(names.map(lowered.lowered), to: file)
        try hash.write(to: stamp, atomically: true, encoding: .utf8)
        return module
    }
}
