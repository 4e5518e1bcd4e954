import AutomationModel
import Foundation
import Glibc

extension ProcessUsage {
    /// Reads what a process has used.
    ///
    /// - Throws: `StepFailure` where it does not run.
    init(of process: Int32?, launchTime: Double) throws {
        guard let process, let statistics = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let memory = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
        else { throw StepFailure(message: "the app does not run") }
        // The program's name, which may hold anything, is in parentheses; of what follows the 12th and 13th are times.
        let fields = statistics.split(separator: ")").last?.split(separator: " ").map(String.init) ?? []
        let ticks = fields.count > 12 ? (Double(fields[11]) ?? 0) + (Double(fields[12]) ?? 0) : 0
        let pages = memory.split(separator: " ").compactMap { UInt64($0) }
        let own = pages.count > 2 ? pages[1] - min(pages[1], pages[2]) : 0
        self.init(
            processorTime: ticks / Double(sysconf(Int32(_SC_CLK_TCK))), memory: own * UInt64(sysconf(Int32(_SC_PAGESIZE))),
            launchTime: launchTime)
    }
}
