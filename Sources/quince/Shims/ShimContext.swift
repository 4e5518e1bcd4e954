import Foundation
import Glibc
import Simulator

/// The surroundings of a stand-in: the host, the streams and the environment.
struct ShimContext {
    /// Sends a request to the host, which starts where it does not run.
    var send: (HostRequest) throws -> HostReply = { try Sim.client().send($0) }
    /// Writes to standard output.
    var write: (Data) -> Void = { Console.write($0) }
    /// Writes a line to standard error.
    var error: (String) -> Void = { Console.error($0) }
    var input: () -> Data = { FileHandle.standardInput.readDataToEndOfFile() }
    var environment = ProcessInfo.processInfo.environment
    /// The folder that relative paths are in.
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)

    func print(_ line: String) { write(Data((line + "\n").utf8)) }

    func file(_ path: String) -> URL { URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL }

    /// Prints JSON with sorted keys.
    func printJSON(_ value: Any, isPretty: Bool = true) throws {
        var options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed]
        if isPretty { options.insert(.prettyPrinted) }
        print(String(decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self))
    }

    /// The devices; a user without any gets the usual ones, as Xcode makes them.
    func devices() throws -> [HostReply.Device] {
        let all = try send(HostRequest(.list)).devices ?? []
        guard all.isEmpty else { return all }
        for model in Self.usualModels { _ = try send(HostRequest(.create, device: model)) }
        return try send(HostRequest(.list)).devices ?? []
    }

    static let usualModels = ["iPhone SE (3rd generation)", "iPhone 15", "iPhone 15 Pro", "iPhone 15 Pro Max", "iPad (10th generation)"]

    /// The device of a reference such as `booted`.
    ///
    /// - Throws: `SimulatorError` in `simctl`'s words.
    func device(_ reference: String) throws -> HostReply.Device {
        let all = try devices()
        if reference.lowercased() == "booted" {
            if let first = all.filter(\.isBooted).min(by: { $0.udid < $1.udid }) { return first }
            throw SimulatorError("No devices are booted.", exitCode: .invalidDevice)
        }
        func isSame(_ text: String) -> Bool { text.caseInsensitiveCompare(reference) == .orderedSame }
        if let found = all.first(where: { isSame($0.udid) }) ?? all.first(where: { isSame($0.name) }) { return found }
        throw SimulatorError("Invalid device: \(reference)", exitCode: .invalidDevice)
    }

    /// Runs another program in place of this one.
    ///
    /// - Returns: The exit code where it cannot be started.
    func replaceProcess(_ program: URL, _ arguments: [String]) -> Int32 {
        var words: [UnsafeMutablePointer<CChar>?] = ([program.path] + arguments).map { strdup($0) }
        words.append(nil)
        execv(program.path, words)
        error("\(program.path): \(String(cString: strerror(errno)))")
        return 126
    }

    /// The program of a name on PATH, outside of the folder of the stand-ins.
    func program(_ name: String) -> URL? {
        let own = environment[ShimFolder.variable].map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        guard !name.contains("/") else { return FileManager.default.isExecutableFile(atPath: name) ? file(name) : nil }
        return (environment["PATH"] ?? "").split(separator: ":").lazy.map { URL(fileURLWithPath: String($0), isDirectory: true) }
            .filter { $0.standardizedFileURL.path != own }.map { $0.appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// The stand-in of a name.
    func standIn(_ name: String) -> URL? {
        guard let folder = environment[ShimFolder.variable], ShimTool(rawValue: name) != nil else { return nil }
        return URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(name)
    }
}
