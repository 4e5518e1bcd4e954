import FileReplacement
import Foundation
import Glibc
import ProcessSupport

/// How the command line finds the running host: `host.json` in the data folder, readable only by its user.
public struct HostRecord: Codable, Sendable {
    public var port: Int
    public var token: String
    public var process: Int32
    /// Tells a host of another build of Quince.
    public var build: String

    static func file(in folder: URL) -> URL { folder.appendingPathComponent("host.json") }

    public static func read(in folder: URL) -> HostRecord? {
        guard let data = try? Data(contentsOf: file(in: folder)) else { return nil }
        return try? JSONDecoder().decode(HostRecord.self, from: data)
    }

    func write(in folder: URL) throws {
        try withFileErrors("the host's record cannot be written") {
            try PrivateFiles.makeFolder(folder)
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

/// A secret nobody can guess.
public struct AccessToken: Sendable, Equatable {
    public let text: String

    public init() {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        text = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Compares without telling by its duration how much was right.
    func matches(_ other: String?) -> Bool {
        guard let other, other.utf8.count == text.utf8.count else { return false }
        return zip(text.utf8, other.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
