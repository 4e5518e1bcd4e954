import Foundation

/// kiwisolver's C++ core: its source is fetched with pip and compiled with `Materials/Rivals/Chain.cpp`; nothing of it belongs to the checkout.
struct KiwiSolver {
    private static let version = "1.5.1"
    private let program: URL
    private let environment: [String: String]

    init(_ bench: Workbench) throws {
        environment = bench.environment
        let folder = bench.root.appendingPathComponent(".build/kiwisolver-\(Self.version)", isDirectory: true)
        program = folder.appendingPathComponent("chain")
        let source = bench.materials.appendingPathComponent("Rivals/Chain.cpp")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let headers = folder.appendingPathComponent("kiwisolver-\(Self.version)", isDirectory: true)
        if !FileManager.default.fileExists(atPath: headers.appendingPathComponent("kiwi/kiwi.h").path) { try fetch(to: folder) }
        try run("clang++", "-O3", "-DNDEBUG", "-std=c++17", "-I", headers.path, "-o", program.path, source.path)
    }

    private func fetch(to folder: URL) throws {
        do {
            try run(
                "python3", "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-binary", "kiwisolver",
                "--dest", folder.path, "kiwisolver==\(Self.version)")
        } catch {
            throw MeasuringFailure(
                "kiwisolver's source cannot be fetched; it needs pip (“apt-get install python3-pip”) and the network: \(error)")
        }
        let archive = folder.appendingPathComponent("kiwisolver-\(Self.version).tar.gz")
        try run("tar", "--extract", "--gzip", "--file", archive.path, "--directory", folder.path)
    }

    private func run(_ words: String...) throws { try Program("/usr/bin/env", words, environment: environment).finish() }

    /// Milliseconds for a column of views.
    func column(_ count: Int) throws -> Double {
        let lines = try Program(program.path, ["\(count)"], environment: environment).finish()
        guard let value = lines.last.flatMap(Double.init) else { throw MeasuringFailure("\(lines) is no time") }
        return value
    }
}
