import Foundation

/// Compiles a module file by file, in parallel, and only what changed.
///
/// The compiler's frontend is called directly: its driver costs more than compiling a file. Of a debug build's files those are compiled that a change
/// concerns (`IncrementalCompilation`). A release build inlines across files: a change of anything other files can see recompiles all.
struct SwiftCompiler {
    let target: AppTarget
    let configuration: BuildRequest.Configuration
    let frameworks: FrameworkSet
    var toolchain: Toolchain
    let objects: URL
    let moduleCache: URL
    /// Whether functions are replaced while the app runs.
    var isLive = false
    /// The folder of an app's module that this one tests.
    var testedModule: URL?
    /// The module's importable dependencies other than the frameworks.
    var imports = ModuleImports()
    /// Whether files see Foundation that do not import it, because others of the module do.
    var seesFoundation = true

    /// Objects of all files, compiled as far as needed.
    ///
    /// - Throws: `BuildFailure` with the compiler's errors.
    func compile(_ module: ModuleLowering.Result, _ state: inout BuildState, progress: (BuildProgress) -> Void) throws -> [URL] {
        if configuration == .debug {
            return try IncrementalCompilation(compiler: self, module: module).run(&state, progress: progress)
        }
        let options = StableHash.of(commonArguments.joined(separator: " "), module.interfaceHash, imports.hash)
        var wanted: [String: String] = [:]
        for file in module.files {
            let name = LoweredFile.source(of: file)
            wanted[name] = StableHash.of(options, state.sources[name]?.loweredHash ?? "")
        }
        let changed = module.files.filter { file in
            let name = LoweredFile.source(of: file)
            return state.objects[name] != wanted[name] || state.objectStamps[name] != FileStamp(object(of: file))
        }
        if !changed.isEmpty {
            progress(.compiling(files: changed.count))
            let warnings = try compile(changed, of: module, state)
            for file in changed {
                let name = LoweredFile.source(of: file)
                state.objects[name] = wanted[name]
                state.objectStamps[name] = FileStamp(object(of: file))
                state.warnings[name] = warnings.filter { $0.file == module.origins[name] }
            }
        }
        state.objects = state.objects.filter { wanted[$0.key] != nil }
        state.objectStamps = state.objectStamps.filter { wanted[$0.key] != nil }
        return module.files.map(object(of:))
    }

    /// The most files of a module that is compiled from nothing without the driver.
    static let largestDirectModule = 24

    /// Without warnings Xcode would not give: results of what is imported from Objective-C may be left unused.
    static func likeApples(_ diagnostics: [BuildDiagnostic], _ state: BuildState) -> [BuildDiagnostic] {
        func isOfResult(_ diagnostic: BuildDiagnostic) -> Bool {
            diagnostic.severity == .warning && diagnostic.message.hasPrefix("result of call to '")
        }
        guard diagnostics.contains(where: isOfResult) else { return diagnostics }
        let declared = Set(state.sources.values.flatMap(\.facts.types).flatMap(\.members).map(\.fullName))
        return diagnostics.filter { diagnostic in
            guard isOfResult(diagnostic) else { return true }
            let name = diagnostic.message.dropFirst("result of call to '".count).prefix { $0 != "'" }
            return declared.contains(String(name))
        }
    }

    func object(of file: URL) -> URL {
        objects.appendingPathComponent((LoweredFile.source(of: file) as NSString).deletingPathExtension + ".o")
    }

    private var isWholeModule: Bool { configuration == .release }

    /// Compiles some of a module's files, as many of them at the same time as there are cores.
    ///
    /// - Parameter dependencies: The place of an object's dependency file; nil = none is written.
    /// - Returns: The compiler's warnings.
    /// - Throws: `BuildFailure` with the compiler's errors.
    func compile(_ files: [URL], of module: ModuleLowering.Result, _ state: BuildState, dependencies: ((URL) -> URL)? = nil) throws
        -> [BuildDiagnostic]
    {
        let parser = DiagnosticParser(columns: Self.columns(of: module.origins, state))
        let jobs = split(files).map { batch in arguments(for: batch, of: module, dependencies) }
        var diagnostics: [BuildDiagnostic] = []
        for outcome in jobs.parallelMap({ try toolchain.run("swift-frontend", $0) }) {
            let result = try outcome.get()
            let parsed = parser.parse(result.output)
            diagnostics += parsed
            if result.status != 0, !parsed.contains(where: { $0.severity == .error }) {
                throw CompilerCrash.failure(result.output, columns: parser.columns)
            }
        }
        var seen: Set<BuildDiagnostic> = []
        let all = Self.likeApples(diagnostics.filter { seen.insert($0).inserted }, state)
        let errors = all.filter { $0.severity == .error }
        guard errors.isEmpty else { throw BuildFailure(errors) }
        return all.filter { $0.severity == .warning }
    }

    /// Returns the maps from columns of compiled files to the user's columns, by the path of the user's file.
    static func columns(of origins: [String: URL], _ state: BuildState) -> [String: ColumnMap] {
        var columns: [String: ColumnMap] = [:]
        for (name, url) in origins {
            var map = ColumnMap(shifts: shifts(state.sources[name]?.columns))
            map.later = shifts(state.sources[name]?.liveColumns)
            columns[url.path] = map
        }
        return columns
    }

    /// Pairs of a column and what is added from there on, by line.
    private static func shifts(_ kept: [Int: [[Int]]]?) -> [Int: [(column: Int, delta: Int)]] {
        (kept ?? [:]).mapValues { pairs in pairs.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil } }
    }

    /// The most files that one frontend compiles, as of Swift's driver: it has them all in memory.
    private static let largestBatch = 25

    private func split(_ files: [URL]) -> [[URL]] {
        let count = max(ProcessInfo.processInfo.activeProcessorCount, (files.count + Self.largestBatch - 1) / Self.largestBatch)
        let sizes = files.sorted { FileStamp($0).size > FileStamp($1).size }
        var batches = Array(repeating: [URL](), count: min(max(1, count), files.count))
        for (index, file) in sizes.enumerated() { batches[index % batches.count].append(file) }
        return batches
    }

    private func arguments(for batch: [URL], of module: ModuleLowering.Result, _ dependencies: ((URL) -> URL)?) -> [String] {
        var arguments = ["-frontend", "-c"]
        let primary = Set(batch)
        for file in module.files { arguments += primary.contains(file) ? ["-primary-file", file.path] : [file.path] }
        arguments += commonArguments
        for object in module.files.filter(primary.contains).map(object(of:)) {
            arguments += ["-o", object.path]
            if let dependencies { arguments += ["-emit-reference-dependencies-path", dependencies(object).path] }
        }
        return arguments
    }

    /// Writes the module as other modules import it.
    ///
    /// - Throws: `BuildFailure` with the compiler's errors.
    func emitModule(_ files: [URL], to file: URL) throws {
        var arguments = ["-frontend", "-emit-module"] + files.map(\.path) + commonArguments
        arguments += ["-experimental-skip-non-inlinable-function-bodies-without-types", "-o", file.path]
        _ = try toolchain.run("swift-frontend", arguments).diagnostics()
    }

    /// Compiles one file that imports the app's module, as a module of its own.
    ///
    /// - Parameter moduleFolder: The folder of the app's module.
    /// - Throws: `BuildFailure` with the compiler's errors, in the user's columns.
    func compileReplacement(_ file: URL, name: String, moduleFolder: URL, to object: URL, columns: [String: ColumnMap]) throws {
        var compiler = self
        compiler.isLive = false
        var arguments = ["-frontend", "-c", "-primary-file", file.path, "-I", moduleFolder.path] + compiler.commonArguments
        if let index = arguments.firstIndex(of: "-module-name") { arguments[index + 1] = name }
        arguments += Self.testingArguments + ["-enable-private-imports", "-o", object.path]
        _ = try toolchain.run("swift-frontend", arguments).diagnostics(columns: columns)
    }

    /// Arguments of the frontend.
    var commonArguments: [String] {
        let library = toolchain.folder.deletingLastPathComponent().appendingPathComponent("lib/swift/host")
        let plugins = ["-in-process-plugin-server-path", library.appendingPathComponent("libSwiftInProcPluginServer.so").path]
        return sharedArguments + plugins + ["-plugin-path", library.appendingPathComponent("plugins").path] + frontendArguments
    }

    /// Arguments of the driver.
    var driverArguments: [String] { sharedArguments + frontendArguments.flatMap { ["-Xfrontend", $0] } }

    /// Arguments that the driver and its frontend share.
    var sharedArguments: [String] {
        var arguments = ["-target", Self.triple]
        // Before the frameworks' folder: the first module of a name is taken.
        if let testedModule { arguments += ["-I", testedModule.path] }
        arguments += imports.arguments + frameworks.searchArguments + frameworks.macroArguments
        arguments += ["-no-color-diagnostics", "-module-name", target.moduleName, "-swift-version", target.languageMode]
        arguments += ["-module-cache-path", moduleCache.path] + AvailableModules.aliasArguments(frameworks)
        arguments += [configuration == .debug ? "-Onone" : "-O", "-g", "-debug-info-format=dwarf", "-dwarf-version=4"]
        if configuration == .debug { arguments.append("-enable-testing") }
        for condition in target.conditions.sorted() { arguments += ["-D", condition] }
        return arguments
    }

    /// Arguments of the frontend alone.
    var frontendArguments: [String] {
        var arguments = ["-disable-objc-interop", "-diagnostic-style", "llvm", "-enable-anonymous-context-mangled-names"]
        if testedModule != nil { arguments += Self.testingArguments }
        if seesFoundation { arguments += ["-import-module", "QuinceFoundation"] }
        arguments += target.languageArguments + target.compilerArguments
        if isLive { arguments += ["-enable-implicit-dynamic", "-enable-private-imports"] }
        return arguments
    }

    /// Swift Testing's overlay for Foundation would be one more way to Foundation.
    private static let testingArguments = ["-disable-cross-import-overlays"]

    private static var triple: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }
}
