import Foundation

/// The kernel's accounting of a process's main thread.
struct ProcessActivity: Sendable {
    private let process: pid_t
    /// Seconds for which it has been ready to run without getting a processor, since its start.
    private var starved: Double

    init(_ process: pid_t) {
        self.process = process
        starved = Self.starved(process)
    }

    /// Returns what has happened since the last call, without the time that has passed.
    mutating func update() -> Watchdog.Interval {
        let before = starved
        starved = Self.starved(process)
        return Watchdog.Interval(elapsed: 0, starved: max(0, starved - before), isStopped: Self.isStopped(process))
    }

    /// The second number of `schedstat`, in nanoseconds; 0 where the kernel does not count.
    private static func starved(_ process: pid_t) -> Double {
        let numbers = text("/proc/\(process)/task/\(process)/schedstat").split(separator: " ")
        return numbers.count > 1 ? (Double(numbers[1]) ?? 0) / 1e9 : 0
    }

    /// Whether a debugger has it, or a signal has stopped it.
    private static func isStopped(_ process: pid_t) -> Bool {
        for line in text("/proc/\(process)/status").split(separator: "\n") {
            let fields = line.split(whereSeparator: \.isWhitespace)
            guard fields.count > 1 else { continue }
            if fields[0] == "TracerPid:", fields[1] != "0" { return true }
            if fields[0] == "State:", fields[1].lowercased() == "t" { return true }
        }
        return false
    }

    private static func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
}
