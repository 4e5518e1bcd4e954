import FileReplacement
import Foundation
import Glibc
import ProcessSupport

/// Talks to the user's host over its socket; starts it when it does not run.
public struct HostClient: Sendable {
    private let socket: HostSocket
    private let key: String

    /// - Parameters:
    ///   - folder: The data folder.
    ///   - executable: The tool; started with the argument `host`.
    public init(folder: URL = DeviceStore.dataFolder(), executable: URL) throws {
        let build = HostRecord.build(of: executable)
        let socket = try HostSocket(in: folder)
        // Of two commands at a time, one starts the host and the other finds it.
        let lock = try FolderLock(folder)
        defer { withExtendedLifetime(lock) {} }
        if let record = HostRecord.read(in: folder) {
            let found = HostClient(socket, record)
            if try found.isAlive(record.process) {
                if record.build == build {
                    self = found
                    return
                }
                // A host of an older build: its devices are shut down with it.
                _ = try? found.send(HostRequest(.quit))
            } else {
                Self.endHostWithoutSocket(record.process)
            }
        }
        self.init(socket, try Self.start(folder: folder, executable: executable, build: build))
    }

    private init(_ socket: HostSocket, _ record: HostRecord) { (self.socket, key) = (socket, record.key ?? "") }

    /// Seconds within which a host that is well says which devices there are.
    private static let patience = 10

    /// - Throws: `SimulatorError` where it listens and does not answer: its devices are not given up for that.
    private func isAlive(_ process: Int32) throws -> Bool {
        guard let connection = try socket.connect() else { return false }
        var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
        setsockopt(connection.number, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        guard (try? reply(to: HostRequest(.list), over: connection)) != nil else {
            throw SimulatorError("the host (process \(process)) does not answer", nextStep: "End it with: kill \(process)")
        }
        return true
    }

    /// Ends a host of a version before this one, which listened elsewhere: two cannot keep the same devices.
    private static func endHostWithoutSocket(_ process: Int32) {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        guard process > 1, readlink("/proc/\(process)/exe", &path, path.count - 1) > 0 else { return }
        let name = path.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }.split(separator: "/").last
        guard name == "quince" || name == "quince (deleted)" else { return }
        kill(process, SIGTERM)
        for _ in 0..<150 where kill(process, 0) == 0 { usleep(20000) }
    }

    private static func start(folder: URL, executable: URL, build: String) throws -> HostRecord {
        let logFile = folder.appendingPathComponent("host.log")
        let log = open(logFile.path, O_CREAT | O_WRONLY | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
        // One of a version before may be open to others.
        if log >= 0 { fchmod(log, 0o600) }
        // A word of its own, for on a full disk a file can be made and not be written.
        guard log >= 0, Glibc.write(log, "\n", 1) > 0 else {
            throw SimulatorError(
                "\(folder.path) cannot be written: \(systemErrorText())", nextStep: "Make room there, or set QUINCE_HOME to another folder."
            )
        }
        let output = OwnedDescriptor(log)
        var launch = ChildProcess.Launch(executable: executable, arguments: ["host"])
        launch.environment = ProcessInfo.processInfo.environment
        launch.folder = folder
        launch.descriptors = [1: output, 2: output]
        let child = try withProcessErrors { try ChildProcess(launch) }
        for _ in 0..<500 {
            if let record = HostRecord.read(in: folder), record.process == child.identifier {
                child.makeIndependent()
                return record
            }
            if let status = child.checkStatus() {
                let words = (try? String(contentsOf: logFile, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
                throw SimulatorError(
                    "the host ended at once (\(status))" + (words.isEmpty ? "" : ": \(words.suffix(500))"), nextStep: "See \(logFile.path)")
            }
            usleep(20000)
        }
        throw SimulatorError("the host does not start", nextStep: "See \(logFile.path)")
    }

    /// - Throws: `SimulatorError` with what the host says.
    @discardableResult
    public func send(_ request: HostRequest) throws -> HostReply {
        let reply = try reply(to: request, over: connect())
        for warning in reply.warnings ?? [] { FileHandle.standardError.write(Data("warning: \(warning)\n".utf8)) }
        try Self.check(reply)
        return reply
    }

    private static func check(_ reply: HostReply) throws {
        guard let problem = reply.problem else { return }
        throw SimulatorError(problem, nextStep: reply.nextStep, exitCode: reply.exitCode ?? .failure)
    }

    /// Follows the log of a device, a JSON `LogLine`, `CrashReport` or `RunTakeover` a line, until `take` returns false or the host ends.
    ///
    /// - Parameter run: The process number of a `quince run`.
    /// - Throws: `SimulatorError` where the device is not booted.
    public func followLog(device: String, run: Int32, _ take: (String) -> Bool) throws {
        let connection = try connect()
        var request = HostRequest(.followLog, device: device)
        request.run = run
        try write(request, to: connection)
        var splitter = LineSplitter()
        var isFirst = true
        while let data = read(connection) {
            for line in splitter.lines(data) where line.hasPrefix("{") {
                if isFirst, let reply = try? JSONDecoder().decode(HostReply.self, from: Data(line.utf8)) { try Self.check(reply) }
                isFirst = false
                if !take(line) { return }
            }
        }
    }

    // MARK: The socket

    private func connect() throws -> OwnedDescriptor {
        guard let connection = try socket.connect() else {
            throw SimulatorError("the host does not answer: \(systemErrorText())", nextStep: "Try again.")
        }
        return connection
    }

    private func reply(to request: HostRequest, over connection: OwnedDescriptor) throws -> HostReply {
        try write(request, to: connection)
        var answer = Data()
        while let data = read(connection) { answer.append(data) }
        guard let reply = try? JSONDecoder().decode(HostReply.self, from: answer) else {
            throw SimulatorError("the host gave no answer", nextStep: "Try again.")
        }
        return reply
    }

    private func write(_ request: HostRequest, to connection: OwnedDescriptor) throws {
        var rest = try JSONEncoder().encode(HostCall(key: key, request: request)) + Data("\n".utf8)
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(connection.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw SimulatorError("the host hung up: \(systemErrorText())", nextStep: "Try again.") }
            rest = rest.subdata(in: rest.startIndex + count..<rest.endIndex)
        }
    }

    private func read(_ connection: OwnedDescriptor) -> Data? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(connection.number, &buffer, buffer.count)
            if count > 0 { return Data(buffer[..<count]) }
            if count < 0, errno == EINTR { continue }
            return nil
        }
    }
}
