import Foundation

/// The memory use of processes, from `/proc`, in MB of 1,000,000 bytes.
enum MemoryUse {
    /// The most a process has had in memory, shared libraries included, from its `/proc/PID/status`.
    static func peak(in status: String) throws -> Double { try megabytes("VmHWM:", in: status) }

    /// Returns the present resident memory of a process, including shared libraries, from its `/proc/PID/status`.
    static func resident(in status: String) throws -> Double { try megabytes("VmRSS:", in: status) }

    /// Our own `/proc/PID/status`.
    static var status: String { get throws { try String(contentsOfFile: "/proc/self/status", encoding: .utf8) } }

    /// All processes of a group together; what several share counts once (proportional set size).
    static func ofGroup(_ group: pid_t) throws -> Double { try sum(ProcessGroup(group).members) }

    /// A process; of what others share with it, its part.
    static func ofProcess(_ process: pid_t) throws -> Double { try sum(["\(process)"]) }

    /// A process and those that it has started, together.
    static func ofFamily(_ process: pid_t) throws -> Double { try sum(["\(process)"] + ProcessGroup.children(of: process)) }

    /// A process: what it has written to and shares with nobody, and its memory with its part of what it shares.
    static func shares(of process: pid_t) throws -> (dirty: Double, proportional: Double) {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8) else {
            throw MeasuringFailure("process \(process) has ended")
        }
        return (try megabytes("Private_Dirty:", in: text), try megabytes("Pss:", in: text))
    }

    private static func sum(_ processes: [String]) throws -> Double {
        try processes.reduce(0) { sum, process in
            // One that has just ended takes nothing.
            guard let text = try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8) else { return sum }
            return sum + (try megabytes("Pss:", in: text))
        }
    }

    private static func megabytes(_ name: String, in text: String) throws -> Double {
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) }),
            let kilobytes = line.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
        else { throw MeasuringFailure("/proc does not say \(name)") }
        return kilobytes * 1024 / 1e6
    }
}

/// The processes of a group, from `/proc`.
struct ProcessGroup {
    private let group: pid_t
    init(_ group: pid_t) { self.group = group }

    /// The fields of `/proc/PID/stat` behind the name, which may hold anything.
    private static func fields(_ process: String) -> [Substring] {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8), let end = text.lastIndex(of: ")") else {
            return []
        }
        return text[text.index(after: end)...].split(separator: " ")
    }

    /// All processes there are.
    private static var all: [(process: String, fields: [Substring])] {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.filter { Int($0) != nil } ?? []
        return processes.map { ($0, fields($0)) }.filter { $0.fields.count > 12 }
    }

    /// The processes that one has started.
    static func children(of process: pid_t) -> [String] { all.filter { $0.fields[1] == "\(process)" }.map(\.process) }

    private var stats: [(process: String, fields: [Substring])] { Self.all.filter { $0.fields[2] == "\(group)" } }

    var members: [String] { stats.map(\.process) }

    /// Processor seconds that the members have used so far.
    var processorSeconds: Double { Self.processorSeconds(of: members) }

    /// Processor seconds that some processes have used so far.
    static func processorSeconds(of processes: [String]) -> Double {
        var ticks = 0.0
        for process in processes {
            let fields = fields(process)
            guard fields.count > 12, let inProgram = Double(fields[11]), let inSystem = Double(fields[12]) else { continue }
            ticks += inProgram + inSystem
        }
        return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}
