import Foundation

/// Swift's own incremental build of what Quince compiles: the same files, compiled and linked by the same commands, in a folder of their own.
final class DriverBuild {
    private let commands: [String]
    private let folder: URL
    /// The copies of the compiled files, by their originals.
    private var copies: [URL: URL] = [:]

    /// - Parameters:
    ///   - output: The lines of `quince build --verbose`, which built the app from nothing.
    ///   - folder: The folder for the copies and their objects.
    /// - Throws: `MeasuringFailure` where the lines hold no such commands.
    init(_ output: [String], in folder: URL) throws {
        self.folder = folder
        func command(_ mark: String) throws -> [String] {
            guard let line = output.last(where: { $0.contains(mark) }) else { throw MeasuringFailure("no command with \(mark)") }
            return Self.unconfined(line.components(separatedBy: " "))
        }
        let (compile, link) = (try command(" -output-file-map "), try command(" -fuse-ld=lld "))
        guard let map = Self.file(after: "-output-file-map", in: compile), let program = Self.file(after: "-o", in: link) else {
            throw MeasuringFailure("the commands name no files")
        }
        let objects = map.deletingLastPathComponent()
        func moved(_ text: String) -> String {
            text.replacingOccurrences(of: objects.deletingLastPathComponent().path + "/", with: folder.path + "/")
        }
        commands = [compile, link].map { moved($0.joined(separator: " ")) }
        let sources = compile.filter { $0.hasSuffix(".swift") }.map { URL(fileURLWithPath: $0) }
        copies = Dictionary(uniqueKeysWithValues: sources.map { ($0, URL(fileURLWithPath: moved($0.path))) })
        let places = [map, program].map { URL(fileURLWithPath: moved($0.path)) } + copies.values
        for place in Set(places.map { $0.deletingLastPathComponent() }) {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }
        try moved(String(contentsOf: map, encoding: .utf8)).write(
            to: URL(fileURLWithPath: moved(map.path)), atomically: true, encoding: .utf8)
    }

    /// A command without what confines its compilers to Quince's folders.
    private static func unconfined(_ command: [String]) -> [String] {
        var words = command[...]
        if words.first == "env" { words = words.drop { $0 == "env" || $0.hasPrefix("TMPDIR=") } }
        guard let index = words.firstIndex(of: "-driver-use-frontend-path") else { return Array(words) }
        return Array(words[..<index] + words[(index + 2)...])
    }

    /// Takes over what Quince has compiled since, and builds.
    ///
    /// - Returns: The time of the two commands, in seconds.
    func run() throws -> Double {
        for (source, copy) in copies {
            let text = try Data(contentsOf: source)
            if text != (try? Data(contentsOf: copy)) { try text.write(to: copy) }
        }
        return try Stopwatch.time {
            for command in commands {
                try Program("/bin/sh", ["-c", "exec \(command)"], environment: ProcessInfo.processInfo.environment, folder: folder).finish()
            }
        }
    }

    private static func file(after option: String, in command: [String]) -> URL? {
        guard let index = command.firstIndex(of: option), command.indices.contains(index + 1) else { return nil }
        return URL(fileURLWithPath: command[index + 1])
    }
}
