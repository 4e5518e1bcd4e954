import Foundation

/// A process in one of two namespaces that is told things line by line, and tells them.
final class HostProcess: @unchecked Sendable {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let condition = NSCondition()
    private var lines: [(text: String, time: Date)] = []
    private var rest = ""
    private let folder: URL
    let start = Date()

    /// An app on a phone of a host.
    convenience init(_ hosts: TwoHosts, _ index: Int, _ name: String, _ encryption: String = "required") throws {
        // An app has an Info.plist beside it.
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).app", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let built = Bundle.main.bundleURL.appendingPathComponent("OtherHost")
        let program = folder.appendingPathComponent("OtherHost")
        if link(built.path, program.path) != 0 { try FileManager.default.copyItem(at: built, to: program) }
        let information =
            ["NSBonjourServices": ["_quince-hosts._tcp", "_quince-memory._tcp"], "CFBundleIdentifier": "com.example.hosts"] as [String: Any]
        let data = try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
        try data.write(to: folder.appendingPathComponent("Info.plist"))
        try self.init(hosts, index, command: [program.path, name, encryption], folder: folder)
    }

    init(_ hosts: TwoHosts, _ index: Int, command: [String], folder: URL? = nil) throws {
        self.folder = folder ?? FileManager.default.temporaryDirectory
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["ip", "netns", "exec", hosts.names[index]] + command
        (process.standardInput, process.standardOutput) = (input, output)
        output.fileHandleForReading.readabilityHandler = { [weak self] in self?.take($0.availableData) }
        try process.run()
    }

    private func take(_ data: Data) {
        condition.lock()
        defer { condition.unlock() }
        rest += String(decoding: data, as: UTF8.self)
        let parts = rest.split(separator: "\n", omittingEmptySubsequences: false)
        rest = parts.last.map(String.init) ?? ""
        lines += parts.dropLast().map { (String($0), Date()) }
        condition.broadcast()
    }

    func tell(_ line: String) { try? input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8)) }

    /// Waits for a line, which it takes; others stay.
    ///
    /// - Parameter seconds: How long it may take on a busy machine.
    /// - Returns: When it came, in seconds from some time; nil where it did not.
    func wait(for line: String, within seconds: Double = 60, since start: Date = Date()) -> Double? {
        let limit = Date(timeIntervalSinceNow: seconds)
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let index = lines.firstIndex(where: { $0.text == line }) {
                let time = lines[index].time.timeIntervalSince(start)
                lines.remove(at: index)
                return time
            }
            guard condition.wait(until: limit) else { return nil }
        }
    }

    /// What has come and has not been waited for.
    var news: [String] {
        condition.lock()
        defer { condition.unlock() }
        return lines.map(\.text)
    }

    /// Stops it in the middle of everything, as a machine that falls asleep does.
    func sleep() { Glibc.kill(process.processIdentifier, SIGSTOP) }
    func wake() { Glibc.kill(process.processIdentifier, SIGCONT) }

    /// Ends it as the loss of power would.
    func kill() {
        // `ip netns exec` has become the command.
        Glibc.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Ends it by the end of its input; whether it came to its own end.
    func end() {
        output.fileHandleForReading.readabilityHandler = nil
        try? input.fileHandleForWriting.close()
        let limit = Date(timeIntervalSinceNow: 5)
        while process.isRunning, Date() < limit { usleep(20_000) }
        if process.isRunning { kill() }
        if folder.pathExtension == "app" { try? FileManager.default.removeItem(at: folder) }
    }
}
