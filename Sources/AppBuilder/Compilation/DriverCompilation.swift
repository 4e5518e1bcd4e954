import FileReplacement
import Foundation

/// Compiles a module by the compiler's driver, whose dependency files (`.swiftdeps`) say which files a change concerns: a changed body compiles one
/// file again, a new stored property those that use the type.
struct DriverCompilation {
    let compiler: SwiftCompiler
    let module: ModuleLowering.Result

    /// The driver's memory of the last compilation.
    private var record: URL { compiler.objects.appendingPathComponent("module.priors") }
    private var map: URL { compiler.objects.appendingPathComponent("files.json") }
    private var optionsFile: URL { compiler.objects.appendingPathComponent("options") }

    /// Objects of all files, compiled as far as needed.
    ///
    /// - Throws: `BuildFailure` with the compiler's errors.
    func run(_ state: inout BuildState, progress: (BuildProgress) -> Void) throws -> [URL] {
        let options = StableHash.of(arguments.joined(separator: " "), compiler.imports.hash)
        let changed = module.files.filter { state.objects[LoweredFile.source(of: $0)] != hash(of: $0, options, state) }
        if !changed.isEmpty {
            progress(.compiling(files: changed.count))
            prepare(options, changed)
            try compile(options, &state)
        }
        let names = Set(module.files.map(LoweredFile.source))
        state.objects = state.objects.filter { names.contains($0.key) }
        state.objectStamps = state.objectStamps.filter { names.contains($0.key) }
        return module.files.map(compiler.object(of:))
    }

    /// The state of an object and of all it is made from that other files do not have.
    private func hash(of file: URL, _ options: String, _ state: BuildState) -> String {
        StableHash.of(options, state.sources[LoweredFile.source(of: file)]?.loweredHash ?? "", FileStamp(compiler.object(of: file)).text)
    }

    private func compile(_ options: String, _ state: inout BuildState) throws {
        let before = module.files.map { FileStamp(compiler.object(of: $0)) }
        let result = try compiler.toolchain.run("swiftc", arguments + module.files.map(\.path))
        let parsed = try result.diagnostics(columns: SwiftCompiler.columns(of: module.origins, state))
        let warnings = SwiftCompiler.likeApples(parsed, state).filter { $0.severity == .warning }
        for (file, stamp) in zip(module.files, before) {
            let name = LoweredFile.source(of: file)
            state.objects[name] = hash(of: file, options, state)
            state.objectStamps[name] = FileStamp(compiler.object(of: file))
            guard state.objectStamps[name] != stamp else { continue }
            state.warnings[name] = warnings.filter { $0.file == module.origins[name] }
        }
    }

    /// Has the driver start from nothing where other options would mislead it, and compile what has changed.
    ///
    /// It looks at the whole seconds of a file's date, and takes any object for its own: those of changed files, and those that others have written, go.
    private func prepare(_ options: String, _ changed: [URL]) {
        if (try? String(contentsOf: optionsFile, encoding: .utf8)) != options { try? FileManager.default.removeItem(at: record) }
        for file in changed { try? FileManager.default.removeItem(at: compiler.object(of: file)) }
        try? Data(options.utf8).replaceFile(at: optionsFile)
        try? Data(fileMap.utf8).replaceFile(at: map)
    }

    private var arguments: [String] {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        return ["-c", "-incremental", "-enable-batch-mode", "-j\(cores)", "-output-file-map", map.path] + compiler.sharedArguments
            + compiler.frontendArguments.flatMap { ["-Xfrontend", $0] }
    }

    /// Where the driver puts what it makes of each file, as JSON.
    private var fileMap: String {
        var files: [String: [String: String]] = ["": ["swift-dependencies": record.path]]
        for file in module.files {
            let object = compiler.object(of: file)
            files[file.path] = [
                "object": object.path, "swift-dependencies": object.deletingPathExtension().appendingPathExtension("swiftdeps").path,
            ]
        }
        let data = try? JSONSerialization.data(withJSONObject: files, options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
