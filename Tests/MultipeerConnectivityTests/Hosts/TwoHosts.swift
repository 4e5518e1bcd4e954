import Foundation

/// Two network namespaces that stand for two hosts, with a cable between them.
final class TwoHosts {
    let cable: Cable
    let names: [String]
    static let addresses = ["10.99.0.1", "10.99.0.2"]

    /// Why there can be none here; nil where there can.
    static let obstacle: String? = {
        let name = "quince-try-\(getpid())"
        guard Command.output("ip", "netns", "add", name) != nil else { return "this user may not make network namespaces" }
        defer { _ = Command.output("ip", "netns", "delete", name) }
        guard let cable = Cable("qtry0-\(getpid())", "qtry1-\(getpid())") else { return "this user may not make TAP devices" }
        cable.remove()
        return nil
    }()

    init() throws {
        let number = "\(getpid() % 100_000)\(Int.random(in: 0..<100))"
        names = ["quince-a-\(number)", "quince-b-\(number)"]
        let interfaces = ["qa\(number)", "qb\(number)"]
        guard let cable = Cable(interfaces[0], interfaces[1]) else { throw Command.Failure(description: "no TAP devices") }
        self.cable = cable
        for (index, name) in names.enumerated() {
            try Command.run("ip", "netns", "add", name)
            try Command.run("ip", "link", "set", interfaces[index], "netns", name)
            try inside(index, "ip", "link", "set", "lo", "up")
            try inside(index, "ip", "address", "add", "\(Self.addresses[index])/24", "dev", interfaces[index])
            try inside(index, "ip", "link", "set", interfaces[index], "up")
            // What a network loses is to cost it little, where the kernel knows how.
            _ = Command.output("ip", "netns", "exec", name, "sysctl", "-q", "-w", "net.ipv4.tcp_congestion_control=bbr")
        }
    }

    private func inside(_ index: Int, _ command: String...) throws { try Command.run(["ip", "netns", "exec", names[index]] + command) }

    func remove() {
        cable.remove()
        for name in names { _ = Command.output("ip", "netns", "delete", name) }
    }
}

/// Commands of the system.
enum Command {
    struct Failure: Error, CustomStringConvertible { let description: String }

    static func run(_ command: String...) throws { try run(command) }

    static func run(_ command: [String]) throws {
        guard output(command) != nil else { throw Failure(description: command.joined(separator: " ")) }
    }

    static func output(_ command: String...) -> String? { output(command) }

    /// What a command says, nil where it fails.
    static func output(_ command: [String]) -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
        do { try process.run() } catch { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }
}
