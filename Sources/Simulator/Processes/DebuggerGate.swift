import Foundation
import Glibc

/// Keeps an app from beginning until a debugger has attached to its process.
public enum DebuggerGate {
    /// The variable of an app's environment that has it wait.
    public static let variable = "QUINCE_WAITS_FOR_DEBUGGER"

    /// Microseconds between two looks at the process.
    private static let interval: UInt32 = 20_000

    /// Calls `begin` from another thread once a debugger has attached, or the process has ended.
    static func wait(for process: Int32, begin: @escaping @Sendable () -> Void) {
        Thread.detachNewThread {
            wait(for: process)
            begin()
        }
    }

    /// Waits until a debugger has attached, or the process has ended.
    static func wait(for process: Int32) { while tracer(of: process) == 0 { usleep(interval) } }

    /// The number of the process that traces another one; 0 where none does, nil where the process is gone.
    private static func tracer(of process: Int32) -> Int32? {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else { return nil }
        return tracer(in: status)
    }

    /// Reads a process's tracer from the kernel's text about it; nil for a process that has ended.
    static func tracer(in status: String) -> Int32? {
        var tracer: Int32?
        for line in status.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2 else { continue }
            if parts[0] == "State", parts[1].hasPrefix("Z") || parts[1].hasPrefix("X") { return nil }
            if parts[0] == "TracerPid" { tracer = Int32(parts[1]) }
        }
        return tracer
    }
}
