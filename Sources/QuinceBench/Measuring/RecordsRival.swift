import Foundation

/// A program that does with another library what the app of `Materials/Records` does with Core Data.
struct RecordsRival {
    private let command: [String]
    private let folder: URL
    private let environment: [String: String]

    /// GRDB's records: the package of `Materials/Rivals/GRDBRecords`, which the package manager fetches and builds for release.
    ///
    /// The build is kept in `.build` of the checkout; the package is none of its dependencies.
    static func grdb(_ bench: Workbench) throws -> RecordsRival {
        let package = bench.root.appendingPathComponent(".build/grdb-records", isDirectory: true)
        let source = bench.materials.appendingPathComponent("Rivals/GRDBRecords", isDirectory: true)
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        for name in ["Package.swift", "Sources"] {
            let copy = package.appendingPathComponent(name)
            if FileManager.default.fileExists(atPath: copy.path) { try FileManager.default.removeItem(at: copy) }
            try FileManager.default.copyItem(at: source.appendingPathComponent(name), to: copy)
        }
        do {
            try Program(
                "/usr/bin/env", ["swift", "build", "--configuration", "release", "--package-path", package.path],
                environment: ProcessInfo.processInfo.environment
            ).finish()
        } catch {
            throw MeasuringFailure(
                "GRDB cannot be built; it needs SQLite's headers (“apt-get install libsqlite3-dev”) and the network: \(error)")
        }
        return RecordsRival(command: [package.appendingPathComponent(".build/release/GRDBRecords").path], "grdb", bench)
    }

    /// The module `sqlite3` of Python.
    static func python(_ bench: Workbench) -> RecordsRival {
        RecordsRival(command: ["python3", bench.materials.appendingPathComponent("Rivals/records.py").path], "python", bench)
    }

    private init(command: [String], _ name: String, _ bench: Workbench) {
        (self.command, environment) = (command, bench.environment)
        folder = bench.folder.appendingPathComponent("Records/\(name)", isDirectory: true)
    }

    /// Milliseconds for the insertion of rows into a new file.
    func insert(_ count: Int) throws -> Double {
        let file = try file("inserted")
        defer { remove(file) }
        return try figure("insert", of: run("insert", file.path, "\(count)"))
    }

    /// Makes the file that `fetch` reads.
    func fill(_ count: Int) throws { _ = try run("fill", file("large").path, "\(count)") }

    /// Milliseconds for the rows of one group, of those that the file has.
    func fetch() throws -> Double { try figure("fetch", of: run("fetch", file("large").path)) }

    private func file(_ name: String) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent("\(name).sqlite")
    }

    private func remove(_ file: URL) {
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
    }

    private func run(_ arguments: String...) throws -> [String] {
        try Program("/usr/bin/env", command + arguments, environment: environment).finish()
    }

    private func figure(_ name: String, of lines: [String]) throws -> Double {
        let prefix = "\(name): "
        guard let line = lines.last(where: { $0.hasPrefix(prefix) }), let value = Double(line.dropFirst(prefix.count)) else {
            throw MeasuringFailure("\(lines) has no figure “\(name)”")
        }
        return value
    }
}
