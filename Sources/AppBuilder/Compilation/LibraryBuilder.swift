import Foundation

/// Builds the modules an app is linked with, those without dependencies on each other at the same time, and only what changed.
struct LibraryBuilder {
    let configuration: BuildRequest.Configuration
    let frameworks: FrameworkSet
    let index: FrameworkIndex
    let availableModules: Set<String>
    var toolchain: Toolchain
    /// The folder for intermediate files and results.
    let folder: URL
    let moduleCache: URL
    /// Hash of what decides every result: frameworks, tool.
    let environment: String
    let progress: @Sendable (BuildProgress) -> Void
    /// Whether files that import what is missing are left out.
    var leavesOutMissing = false

    /// A library, built.
    struct Built: Sendable {
        var library: Library
        var record: LibraryRecord
        var moduleMap: URL?
        var folder: URL

        var objects: [URL] { record.objects.map { folder.appendingPathComponent("Objects").appendingPathComponent($0) } }
    }

    /// A library whose module others can import, and whose objects may still have to be compiled.
    private struct Prepared: Sendable {
        var built: Built
        var lowered: ModuleLowering.Result?
        var state: BuildState?
        var isCurrent: Bool
    }

    /// The libraries of `graph` as they lie in the folder, where some cannot be built: importers see what was built before.
    func unbuilt(_ graph: LibraryGraph) -> [Built] {
        graph.libraries.map { library in
            let record = LibraryRecord.load(recordFile(library)) ?? LibraryRecord(inputs: "", stamps: [:], interface: "")
            return Built(
                library: library, record: record, moduleMap: (try? library.c.flatMap { try mapFile(of: library, $0) }) ?? nil,
                folder: folder(of: library))
        }
    }

    /// The libraries of `graph` in its order.
    ///
    /// - Throws: `BuildFailure` with the errors of all that could be tried.
    func build(_ graph: LibraryGraph) throws -> [Built] {
        var prepared: [String: Prepared] = [:]
        var rest = graph.libraries
        while !rest.isEmpty {
            let done = prepared.mapValues(\.built)
            let ready = rest.filter { $0.dependencies.allSatisfy { done[$0] != nil } }
            rest.removeAll { done[$0.name] != nil || ready.map(\.name).contains($0.name) }
            let closures = ready.map { library in (library, graph.closure(of: library.dependencies).compactMap { done[$0.name] }) }
            for part in try Self.all(closures.parallelMap { try prepare($0.0, $0.1) }) { prepared[part.built.library.name] = part }
        }
        let ordered = graph.libraries.compactMap { prepared[$0.name] }
        let changed = ordered.filter { !$0.isCurrent }
        let count = changed.reduce(0) { $0 + ($1.built.library.c?.sources.count ?? $1.built.library.target.sources.count) }
        if count > 0 { progress(.compiling(files: count)) }
        let done = prepared.mapValues(\.built)
        let compiled = try Self.all(
            changed.parallelMap { part in
                try finish(part, graph.closure(of: part.built.library.dependencies).compactMap { done[$0.name] })
            })
        let fresh = Dictionary(compiled.map { ($0.library.name, $0) }) { first, _ in first }
        return ordered.map { fresh[$0.built.library.name] ?? $0.built }
    }

    /// The results, or the errors of all that failed.
    private static func all<Value>(_ results: [Result<Value, any Error>]) throws -> [Value] {
        var problems: [BuildDiagnostic] = []
        for case .failure(let error) in results {
            guard let failure = error as? BuildFailure else { throw error }
            problems += failure.diagnostics
        }
        guard problems.isEmpty else { throw BuildFailure(problems) }
        return try results.map { try $0.get() }
    }

    // MARK: One library

    private func folder(of library: Library) -> URL { folder.appendingPathComponent(library.name, isDirectory: true) }
    private func recordFile(_ library: Library) -> URL { folder(of: library).appendingPathComponent("record.plist") }
    private func stateFile(_ library: Library) -> URL { folder(of: library).appendingPathComponent("state.plist") }
    private var modules: URL { folder.appendingPathComponent("Modules", isDirectory: true) }

    /// Returns the compiler's inputs for importing `libraries`.
    func imports(_ libraries: [Built]) -> ModuleImports {
        var imports = ModuleImports()
        guard !libraries.isEmpty else { return imports }
        imports.folders = [modules]
        imports.moduleMaps = libraries.compactMap(\.moduleMap)
        imports.headers = libraries.compactMap { $0.library.c?.headers }
        for library in libraries where library.library.isMacro {
            imports.macros[library.library.name] = MacroCompiler.program(of: library.library, in: library.folder)
        }
        imports.hash = Self.hash(libraries)
        return imports
    }

    /// The frameworks' index with what `libraries` declare.
    func index(with libraries: [Built]) -> FrameworkIndex {
        guard !libraries.isEmpty else { return index }
        var result = index
        for library in libraries { result.merge(library.record.exports) }
        result.libraries = Self.hash(libraries)
        return result
    }

    private static func hash(_ libraries: [Built]) -> String {
        var hash = StableHash()
        for library in libraries {
            hash.add(library.library.name)
            hash.add(library.record.interface)
        }
        return hash.text
    }

    /// Brings the module to where others can import it.
    private func prepare(_ library: Library, _ dependencies: [Built]) throws -> Prepared {
        let folder = folder(of: library)
        for name in ["Lowered", "Objects"] {
            try FileManager.default.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
        let inputs = inputs(of: library, dependencies)
        let known = LibraryRecord.load(recordFile(library))
        let moduleMap = try library.c.flatMap { try mapFile(of: library, $0) }
        if let known, known.inputs == inputs, known.isCurrent {
            let built = Built(library: library, record: known, moduleMap: moduleMap, folder: folder)
            if built.objects.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) {
                return Prepared(built: built, isCurrent: true)
            }
        }
        var record = LibraryRecord(inputs: inputs, stamps: stamps(of: library), interface: "")
        if library.isMacro {
            record.interface = StableHash.of(inputs, record.stamps.sorted { $0.key < $1.key }.map { $0.key + $0.value.text }.joined())
            try? FileManager.default.removeItem(at: recordFile(library))
            let macros = MacroCompiler(
                toolchain: toolchain, shared: moduleCache.deletingLastPathComponent().appendingPathComponent("Macros", isDirectory: true),
                moduleCache: moduleCache)
            _ = try macros.compile(library, into: folder)
            try record.save(recordFile(library))
            return Prepared(built: Built(library: library, record: record, folder: folder), isCurrent: true)
        }
        if library.c != nil {
            record.interface = StableHash.of(inputs, record.stamps.sorted { $0.key < $1.key }.map { $0.key + $0.value.text }.joined())
            return Prepared(built: Built(library: library, record: record, moduleMap: moduleMap, folder: folder), isCurrent: false)
        }
        return try prepareSwift(library, dependencies, record, known)
    }

    private func prepareSwift(_ library: Library, _ dependencies: [Built], _ new: LibraryRecord, _ known: LibraryRecord?) throws -> Prepared
    {
        var record = new
        let folder = folder(of: library)
        var state = BuildState.load(stateFile(library)) ?? BuildState(environment: environment)
        if state.environment != environment { state = BuildState(environment: environment) }
        let lowered = try lowering(of: library, dependencies, into: folder.appendingPathComponent("Lowered", isDirectory: true)).run(&state)
        record.exports = lowered.exports
        record.declarations = StableHash.of(record.inputs, lowered.interfaceHash)
        let module = modules.appendingPathComponent(library.name + ".swiftmodule")
        if let known, known.declarations == record.declarations, FileManager.default.fileExists(atPath: module.path) {
            record.interface = known.interface
        } else {
            // Until the new one is whole, no build may take the old for it.
            try? FileManager.default.removeItem(at: recordFile(library))
            try lowered.missing.explaining {
                try compiler(library, dependencies, seesFoundation: lowered.seesFoundation).emitModule(lowered.files, to: module)
            }
            record.interface = try Self.interface(module, record.exports)
        }
        return Prepared(
            built: Built(library: library, record: record, folder: folder), lowered: lowered, state: state, isCurrent: false)
    }

    /// Returns what lowers the files of a library into a folder.
    func lowering(of library: Library, _ dependencies: [Built], into folder: URL) -> ModuleLowering {
        var lowering = ModuleLowering(
            target: library.target, frameworks: index(with: dependencies),
            availableModules: availableModules.union(dependencies.map(\.library.name)), folder: folder, progress: progress)
        lowering.leavesOutMissing = leavesOutMissing
        return lowering
    }

    /// The hash of what importers see: declarations that the module leaves out, and bodies that only say what an opaque result is, are no part of it.
    private static func interface(_ module: URL, _ exports: FrameworkIndex) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var hash = StableHash()
        for data in [try Data(contentsOf: module), try encoder.encode(exports)] { hash.add(bytes: Array(data)) }
        return hash.text
    }

    /// Returns the compiler of a library.
    ///
    /// - Parameter seesFoundation: Whether its files see Foundation without an import.
    func compiler(_ library: Library, _ dependencies: [Built], seesFoundation: Bool) -> SwiftCompiler {
        var compiler = SwiftCompiler(
            target: library.target, configuration: configuration, frameworks: frameworks, toolchain: toolchain,
            objects: folder(of: library).appendingPathComponent("Objects", isDirectory: true), moduleCache: moduleCache)
        compiler.imports = imports(dependencies)
        compiler.seesFoundation = seesFoundation
        return compiler
    }

    /// Compiles the objects of a library and notes that it is built.
    private func finish(_ prepared: Prepared, _ dependencies: [Built]) throws -> Built {
        var built = prepared.built
        let library = built.library
        // Until all objects are those of these sources, no build may find them.
        try? FileManager.default.removeItem(at: recordFile(library))
        if let c = library.c {
            let compiler = CCompiler(toolchain: toolchain, objects: built.folder.appendingPathComponent("Objects", isDirectory: true))
            let headers = ([c.headers] + dependencies.map { $0.library.c?.headers }).compactMap { $0 }
            built.record.objects = try compiler.compile(c, root: library.target.descriptionFiles.first, headers: headers)
            built.record.objectsHash = built.record.interface
        } else if let lowered = prepared.lowered, var state = prepared.state {
            defer { try? state.save(stateFile(library)) }
            let objects = try lowered.missing.explaining {
                try compiler(library, dependencies, seesFoundation: lowered.seesFoundation).compile(lowered, &state) { _ in }
            }
            built.record.objects = objects.map(\.lastPathComponent)
            built.record.objectsHash = StableHash.of(state.objects.sorted { $0.key < $1.key }.map { $0.key + $0.value }.joined())
            built.record.warnings =
                library.target.warnings + lowered.missing.warnings + state.warnings.sorted { $0.key < $1.key }.flatMap(\.value)
        }
        try built.record.save(recordFile(library))
        return built
    }

    // MARK: What decides

    private func inputs(of library: Library, _ dependencies: [Built]) -> String {
        let target = library.target
        var hash = StableHash()
        for part in [environment, configuration.rawValue, target.moduleName, target.languageMode, Self.hash(dependencies)] {
            hash.add(part)
        }
        for part in target.conditions.sorted() + target.languageArguments + target.compilerArguments + [
            target.resourceBundle ?? "", "\(target.isForHost)", target.settings.system.version,
        ] {
            hash.add(part)
        }
        for file in target.sources + (library.c?.sources ?? []) { hash.add(file.path) }
        for part in library.macroLibraries { hash.add(inputs(of: part, [])) }
        for part in (library.c?.arguments ?? []) + [library.c?.generatedMap ?? ""] { hash.add(part) }
        return hash.text
    }

    private func stamps(of library: Library) -> [String: FileStamp] {
        var result: [String: FileStamp] = [:]
        for file in library.target.sources + (library.c?.sources ?? []) { result[file.path] = FileStamp(file) }
        for part in library.macroLibraries { result.merge(stamps(of: part)) { first, _ in first } }
        if library.c != nil, let folder = library.target.descriptionFiles.first {
            result.merge(FileStamp.content(of: folder)) { $1 }
        }
        return result
    }

    private func mapFile(of library: Library, _ c: Library.CSources) throws -> URL? {
        guard let text = c.generatedMap else { return c.moduleMap }
        let file = folder(of: library).appendingPathComponent("module.modulemap")
        try Data(text.utf8).updateFile(at: file)
        return file
    }
}
