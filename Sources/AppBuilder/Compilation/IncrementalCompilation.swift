import FileFormats
import FileReplacement
import Foundation

/// Compiles of a module what has changed and what that concerns, as Swift's driver does, but without it: reading its memory of a module of 300 files takes
/// twice as long as compiling one of them.
///
/// The changed files are compiled first. Their dependency files (`.swiftdeps`) say which declarations are others than before, and those of all files who was
/// compiled from these; they are compiled next, until nothing is left. So a changed body compiles one file, a new stored property those that use the type;
/// those that use a declaration of the type `some P` are compiled with its file (`OpaqueResults`).
/// A large module is compiled from nothing by the driver (`DriverCompilation`). All of a small one is compiled when others can see the change.
struct IncrementalCompilation {
    let compiler: SwiftCompiler
    let module: ModuleLowering.Result

    /// A module whose dependency files are those of its objects.
    struct Record: Codable {
        /// Hash of the options of the compiler.
        var options: String
        /// Names of the sources.
        var names: [String]
        /// The names of sources that were compiled since the driver has seen them.
        var unknownToDriver: [String] = []
    }

    var recordFile: URL { compiler.objects.appendingPathComponent("dependencies.plist") }

    func loadRecord() -> Record? { CacheFile.read(Record.self, from: recordFile) }

    /// The place of a file's dependencies.
    static func dependencies(of object: URL) -> URL { object.deletingPathExtension().appendingPathExtension("swiftdeps") }
    private static func newDependencies(of object: URL) -> URL { dependencies(of: object).appendingPathExtension("new") }

    /// Objects of all files, compiled as far as needed.
    ///
    /// - Throws: `BuildFailure` with the compiler's errors.
    func run(_ state: inout BuildState, progress: (BuildProgress) -> Void) throws -> [URL] {
        // Compiling all of a small module is the safe way where others can see the change.
        let interface = module.files.count > SwiftCompiler.largestDirectModule ? "" : module.interfaceHash
        let options = StableHash.of(compiler.commonArguments.joined(separator: " "), interface, compiler.imports.hash)
        let changed = changedFiles(options, state)
        let record = loadRecord().flatMap { $0.options == options ? $0 : nil }
        let names = Set(module.files.map(LoweredFile.source))
        let removed = Set(record?.names ?? []).subtracting(names)
        if !changed.isEmpty || !removed.isEmpty {
            progress(.compiling(files: max(1, changed.count)))
            if try !compile(changed, removed, record, options, &state, progress) { try compileAll(options, &state) }
        }
        state.objects = state.objects.filter { names.contains($0.key) }
        state.objectStamps = state.objectStamps.filter { names.contains($0.key) }
        return module.files.map(compiler.object(of:))
    }

    private func changedFiles(_ options: String, _ state: BuildState) -> [URL] {
        module.files.filter { state.objects[LoweredFile.source(of: $0)] != hash(of: $0, options, state) }
    }

    /// The state of an object and of all it is made from that other files do not have.
    private func hash(of file: URL, _ options: String, _ state: BuildState) -> String {
        StableHash.of(options, state.sources[LoweredFile.source(of: file)]?.loweredHash ?? "", FileStamp(compiler.object(of: file)).text)
    }

    // MARK: What has changed

    /// Compiles the changed files and those that they concern.
    ///
    /// - Returns: False where too much has changed, or the dependencies are not known.
    private func compile(
        _ changed: [URL], _ removed: Set<String>, _ record: Record?, _ options: String, _ state: inout BuildState,
        _ progress: (BuildProgress) -> Void
    ) throws -> Bool {
        guard var record, changed.count * 2 <= module.files.count else { return false }
        let files = Dictionary(uniqueKeysWithValues: module.files.map { (LoweredFile.source(of: $0), $0) })
        let known = Set(record.names).subtracting(removed)
        var trace = DependencyTrace(Dictionary(uniqueKeysWithValues: known.map { ($0, dependencies(of: $0)) }))
        var compiled: [String: [BuildDiagnostic]] = [:]
        do {
            var wave = Set(changed.map(LoweredFile.source))
            wave.formUnion(try trace.files(using: declarations(of: removed)))
            while !wave.isEmpty {
                let old = try wave.filter(known.contains).map { ($0, try dependencies($0)) }
                let sources = wave.sorted().compactMap { files[$0] }
                let warnings = try compiler.compile(sources, of: module, state, dependencies: Self.newDependencies)
                for name in wave { compiled[name] = warnings.filter { $0.file == module.origins[name] } }
                let keys = try changes(since: Dictionary(uniqueKeysWithValues: old), of: sources, &trace)
                wave = try trace.files(using: keys).subtracting(compiled.keys)
                if !wave.isEmpty { progress(.compiling(files: wave.count)) }
            }
        } catch is DependencyTrace.Unreadable { return false }
        // Only now: a build that fails or is ended compiles the same files again, and finds the same changes.
        try install(compiled.keys.compactMap { files[$0] })
        for name in removed { try? FileManager.default.removeItem(at: dependencies(of: name)) }
        record.names = files.keys.sorted()
        record.unknownToDriver = Set(record.unknownToDriver).union(compiled.keys).subtracting(removed).sorted()
        try CacheFile.write(record, to: recordFile)
        for (name, warnings) in compiled { note(name, files[name], warnings, options, &state) }
        return true
    }

    private func dependencies(of name: String) -> URL {
        Self.dependencies(of: compiler.object(of: compiler.objects.appendingPathComponent(name)))
    }

    private func dependencies(_ name: String) throws -> SwiftDependencies {
        guard let dependencies = SwiftDependencies(dependencies(of: name), name: name) else { throw DependencyTrace.Unreadable() }
        return dependencies
    }

    /// Everything that files declare which the module has no more.
    private func declarations(of removed: Set<String>) throws -> Set<SwiftDependencies.Key> {
        try removed.reduce(into: []) { $0.formUnion(SwiftDependencies.changes(from: try dependencies($1), to: nil)) }
    }

    /// The declarations of files just compiled that are others than before, or may be by the type behind `some`.
    private func changes(since old: [String: SwiftDependencies], of files: [URL], _ trace: inout DependencyTrace) throws
        -> Set<SwiftDependencies.Key>
    {
        var keys: Set<SwiftDependencies.Key> = []
        for file in files {
            let name = LoweredFile.source(of: file)
            guard let new = SwiftDependencies(Self.newDependencies(of: compiler.object(of: file)), name: name) else {
                throw DependencyTrace.Unreadable()
            }
            keys.formUnion(SwiftDependencies.changes(from: old[name], to: new))
            if let text = try? RegularFile.read(file) {
                keys.formUnion(new.keys(named: try OpaqueResults.names(in: String(decoding: text, as: UTF8.self))))
            }
            trace.replace(name, by: new)
        }
        return keys
    }

    /// Puts new dependency files in the place of those before.
    private func install(_ files: [URL]) throws {
        for object in files.map(compiler.object(of:)) {
            guard rename(Self.newDependencies(of: object).path, Self.dependencies(of: object).path) == 0 else {
                throw BuildFailure("\(compiler.objects.path) cannot be written", nextStep: "Check the folder's permissions.")
            }
        }
    }

    private func note(_ name: String, _ file: URL?, _ warnings: [BuildDiagnostic], _ options: String, _ state: inout BuildState) {
        guard let file else { return }
        state.objects[name] = hash(of: file, options, state)
        state.objectStamps[name] = FileStamp(compiler.object(of: file))
        state.warnings[name] = warnings
    }

    // MARK: Everything

    private func compileAll(_ options: String, _ state: inout BuildState) throws {
        let record = loadRecord()
        // What others have written since counts as changed, too.
        let changed = changedFiles(options, state)
        let before = module.files.map { FileStamp(compiler.object(of: $0)) }
        let isLarge = module.files.count > SwiftCompiler.largestDirectModule
        let driver = DriverCompilation(compiler: compiler, module: module)
        if isLarge {
            // Before the record goes: until then the objects that the driver may not take for its own are known.
            driver.prepare(options, changed.map(compiler.object(of:)) + unknownToDriver(record))
        }
        try? FileManager.default.removeItem(at: recordFile)
        let warnings: [BuildDiagnostic]
        if isLarge {
            warnings = try driver.run(state)
        } else {
            warnings = try compiler.compile(module.files, of: module, state, dependencies: Self.dependencies)
        }
        for (file, stamp) in zip(module.files, before) {
            let name = LoweredFile.source(of: file)
            let isNew = FileStamp(compiler.object(of: file)) != stamp
            note(name, file, isNew ? warnings.filter { $0.file == module.origins[name] } : state.warnings[name] ?? [], options, &state)
        }
        let names = module.files.map(LoweredFile.source).sorted()
        try CacheFile.write(Record(options: options, names: names), to: recordFile)
    }

    private func unknownToDriver(_ record: Record?) -> [URL] {
        (record?.unknownToDriver ?? []).map { compiler.object(of: compiler.objects.appendingPathComponent($0)) }
    }
}
