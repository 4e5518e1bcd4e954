import FileReplacement
import Foundation
import Glibc
import ProcessSupport

/// Talks to the user's host over loopback; starts it when it does not run.
public struct HostClient: Sendable {
    private let record: HostRecord

    /// - Parameters:
    ///   - folder: The data folder.
    ///   - executable: The tool; started with the argument `host`.
    public init(folder: URL = DeviceStore.dataFolder(), executable: URL) throws {
        let build = HostRecord.build(of: executable)
        try withFileErrors("\(folder.path) cannot be made") {
            try PrivateFiles.makeFolder(folder)
        }
        // Of two commands at a time, one starts the host and the other finds it.
        let lock = try FolderLock(folder)
        defer { withExtendedLifetime(lock) {} }
        if let record = HostRecord.read(in: folder), HostClient(record).isAlive {
            if record.build == build {
                self.record = record
                return
            }
            // A host of an older build: its devices are shut down with it.
            _ = try? HostClient(record).send(HostRequest(.quit))
        }
        record = try Self.start(folder: folder, executable: executable, build: build)
    }

    private init(_ record: HostRecord) { self.record = record }

    private var isAlive: Bool { (try? send(HostRequest(.list))) != nil }

    private static func start(folder: URL, executable: URL, build: String) throws -> HostRecord {
        let logFile = folder.appendingPathComponent("host.log")
        let log = open(logFile.path, O_CREAT | O_WRONLY | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
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
        let data = try exchange("POST", "/api/command", body: try JSONEncoder().encode(request))
        let reply = try JSONDecoder().decode(HostReply.self, from: data)
        if let problem = reply.problem { throw SimulatorError(problem, nextStep: reply.nextStep, exitCode: reply.exitCode ?? .failure) }
        return reply
    }

    /// Follows the log of a device, a JSON `LogLine`, `CrashReport` or `RunTakeover` a line, until `take` returns false or the host ends.
    ///
    /// - Parameter run: The process number of a `quince run`.
    public func followLog(device: String, run: Int32, _ take: (String) -> Bool) throws {
        var splitter = LineSplitter()
        let socket = try connect()
        try write("GET", "/api/log?device=\(device)&run=\(run)", body: Data(), to: socket)
        var isHeader = true
        while let data = read(socket) {
            for line in splitter.lines(data) {
                if isHeader {
                    isHeader = line != "\r" && !line.isEmpty
                } else if line.hasPrefix("{"), !take(line) {
                    return
                }
            }
        }
    }

    // MARK: HTTP

    private func exchange(_ method: String, _ path: String, body: Data) throws -> Data {
        let socket = try connect()
        try write(method, path, body: body, to: socket)
        var answer = Data()
        while let data = read(socket) { answer.append(data) }
        guard let end = answer.range(of: Data("\r\n\r\n".utf8)) else {
            throw SimulatorError("the host gave no answer", nextStep: "Try again.")
        }
        let status = String(decoding: answer[..<end.lowerBound], as: UTF8.self).split(separator: " ").dropFirst().first ?? ""
        guard status == "200" else {
            throw SimulatorError("the host refused (\(status))", nextStep: "Remove host.json from Quince's data folder and try again.")
        }
        return answer.subdata(in: end.upperBound..<answer.endIndex)
    }

    private func connect() throws -> OwnedDescriptor {
        let socket = OwnedDescriptor(Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(clamping: record.port)).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(socket.number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw SimulatorError("the host does not answer: \(systemErrorText())", nextStep: "Try again.") }
        return socket
    }

    private func write(_ method: String, _ path: String, body: Data, to socket: OwnedDescriptor) throws {
        let header =
            "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(record.port)\r\nAuthorization: Bearer \(record.token)\r\n"
            + "Content-Length: \(body.count)\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n"
        var rest = Data(header.utf8) + body
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(socket.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { throw SimulatorError("the host hung up: \(systemErrorText())", nextStep: "Try again.") }
            rest = rest.subdata(in: rest.startIndex + count..<rest.endIndex)
        }
    }

    private func read(_ socket: OwnedDescriptor) -> Data? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(socket.number, &buffer, buffer.count)
            if count > 0 { return Data(buffer[..<count]) }
            if count < 0, errno == EINTR { continue }
            return nil
        }
    }
}
