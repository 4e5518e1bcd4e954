import Foundation

/// Compiles the sources of a library of C with the toolchain's clang.
struct CCompiler {
    let toolchain: Toolchain
    let objects: URL

    /// - Parameters:
    ///   - root: The folder that object files are named after.
    ///   - headers: Folders of headers of the library and of those it depends on.
    /// - Returns: names of the object files.
    /// - Throws: `BuildFailure` with the compiler's errors.
    func compile(_ c: Library.CSources, root: URL?, headers: [URL]) throws -> [String] {
        let start = root.map { $0.path + "/" } ?? ""
        let results = c.sources.parallelMap { source in
            let path = source.path.hasPrefix(start) ? String(source.path.dropFirst(start.count)) : source.lastPathComponent
            // `a/b.c` and `a_b.c` are two files.
            let name = "\(source.lastPathComponent.prefix(100))-\(StableHash.of(path).prefix(12)).o"
            let arguments =
                ["-c", source.path, "-o", objects.appendingPathComponent(name).path, "-fPIC", "-g", "-fno-color-diagnostics"] + c.arguments
                + headers.flatMap { ["-I", $0.path] }
            return (name, try toolchain.run("clang", arguments))
        }
        var problems: [BuildDiagnostic] = []
        var names: [String] = []
        for result in results {
            let (name, outcome) = try result.get()
            names.append(name)
            guard outcome.status != 0 else { continue }
            let errors = DiagnosticParser(columns: [:]).parse(outcome.output).filter { $0.severity == .error }
            problems += errors.isEmpty ? [.error("clang failed: \(outcome.output.suffix(2000))")] : errors
        }
        guard problems.isEmpty else { throw BuildFailure(problems) }
        return names
    }
}
