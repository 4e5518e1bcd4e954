import FileReplacement
import Foundation
import Glibc
import ProcessSupport

/// The running host, as the command line knows it: `host.json` in the data folder, readable by its user alone.
public struct HostRecord: Codable, Sendable {
    public var process: Int32
    /// Tells a host of another build of Quince.
    public var build: String
    /// Goes with each command: what may reach the host's socket and not read this folder, as an app, commands nothing. Hosts of versions before have none.
    var key: String?

    static func file(in folder: URL) -> URL { folder.appendingPathComponent("host.json") }

    public static func read(in folder: URL) -> HostRecord? {
        guard let data = try? Data(contentsOf: file(in: folder)) else { return nil }
        return try? JSONDecoder().decode(HostRecord.self, from: data)
    }

    func write(in folder: URL) throws {
        try withFileErrors("the host's record cannot be written") {
            let staging = folder.appendingPathComponent("host.json.\(getpid())")
            let descriptor = open(staging.path, O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw SimulatorError("\(staging.path): \(systemErrorText())") }
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            try handle.write(contentsOf: JSONEncoder().encode(self))
            guard rename(staging.path, Self.file(in: folder).path) == 0 else { throw SimulatorError("host.json: \(systemErrorText())") }
        }
    }

    /// Identifies an executable by its path and the time it was built.
    public static func build(of executable: URL) -> String {
        let date = try? FileManager.default.attributesOfItem(atPath: executable.path)[.modificationDate] as? Date
        return "\(executable.path)@\(date?.timeIntervalSince1970 ?? 0)"
    }
}
