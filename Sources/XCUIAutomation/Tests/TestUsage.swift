internal import AutomationModel
import Glibc
import QuinceFoundation

/// The resource usage of processes, for measurements.
@_spi(Quince) public struct TestUsage: Sendable {
    /// Seconds of the processors.
    public var processorTime: Double
    /// Bytes of memory that are the process's alone.
    public var memory: UInt64
    /// Real seconds that the app's last launch took; 0 for the tests' own process.
    public var launchTime: Double

    /// The usage of the app under test; nil while it does not run.
    @MainActor public static func ofApp() -> TestUsage? {
        guard case .usage(let usage) = Phone.ask(.usage) else { return nil }
        return TestUsage(processorTime: usage.processorTime, memory: usage.memory, launchTime: usage.launchTime)
    }

    /// The usage of the tests' own process.
    @MainActor public static func ofTests() -> TestUsage {
        var usage = rusage()
        getrusage(RUSAGE_SELF, &usage)
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        let status = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = status.split(separator: " ").compactMap { UInt64($0) }
        let resident = pages.count > 2 ? (pages[1] - min(pages[1], pages[2])) * UInt64(sysconf(Int32(_SC_PAGESIZE))) : nil
        // Where the process may not read that, the most that it has had.
        return TestUsage(
            processorTime: seconds(usage.ru_utime) + seconds(usage.ru_stime), memory: resident ?? UInt64(usage.ru_maxrss) * 1024,
            launchTime: 0)
    }
}
