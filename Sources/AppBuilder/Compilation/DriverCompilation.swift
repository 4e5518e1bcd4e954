import FileReplacement
import Foundation

/// Compiles a module by the compiler's driver, which runs as many frontends as there are cores, each for some of the files.
struct DriverCompilation {
    let compiler: SwiftCompiler
    let module: ModuleLowering.Result

    /// The driver's memory of the last compilation.
    private var record: URL { compiler.objects.appendingPathComponent("module.priors") }
    private var map: URL { compiler.objects.appendingPathComponent("files.json") }
    private var optionsFile: URL { compiler.objects.appendingPathComponent("options") }

    /// Compiles the files as far as the driver finds it needed.
    ///
    /// - Returns: The compiler's warnings.
    /// - Throws: `BuildFailure` with the compiler's errors.
    func run(_ state: BuildState) throws -> [BuildDiagnostic] {
        let result = try compiler.toolchain.run("swiftc", arguments + module.files.map(\.path))
        let diagnostics = try result.diagnostics(columns: SwiftCompiler.columns(of: module.origins, state))
        return SwiftCompiler.likeApples(diagnostics, state).filter { $0.severity == .warning }
    }

    /// Has the driver start from nothing where other options would mislead it, and compile what has changed.
    ///
    /// It looks at the whole seconds of a file's date, and takes any object for its own: those of changed files, and those that others have written, go.
    ///
    /// - Parameters:
    ///   - options: Hash of all that decides the objects besides the files.
    ///   - changed: The objects that it has to make.
    func prepare(_ options: String, _ changed: [URL]) {
        if (try? String(contentsOf: optionsFile, encoding: .utf8)) != options { try? FileManager.default.removeItem(at: record) }
        for object in changed { try? FileManager.default.removeItem(at: object) }
        try? Data(options.utf8).replaceFile(at: optionsFile)
        try? Data(fileMap.utf8).replaceFile(at: map)
    }

    private var arguments: [String] {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        return ["-c", "-incremental", "-enable-batch-mode", "-j\(cores)", "-output-file-map", map.path] + compiler.driverArguments
    }

    /// The driver's output file map, as JSON: the outputs of each source file.
    private var fileMap: String {
        var files: [String: [String: String]] = ["": ["swift-dependencies": record.path]]
        for file in module.files {
            let object = compiler.object(of: file)
            files[file.path] = ["object": object.path, "swift-dependencies": IncrementalCompilation.dependencies(of: object).path]
        }
        let data = try? JSONSerialization.data(withJSONObject: files, options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
