import ArgumentParser
import Foundation
import Glibc

/// `make soak`: uses a phone in the page for minutes, and fails when something of it keeps growing.
struct Soak: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Scrolls, taps, launches and ends apps in the page, and fails when something keeps growing.",
        discussion: """
            Memory is private dirty memory, the median of a minute's samples; the browser frees what the page does not use before each. The last minute is
            compared with the fifth, in shorter runs with the one in the middle: caches may fill before. The exit code is 1 when something has grown by
            more than 5 %.
            """)

    @Option(help: "How long to go on, in minutes.") var minutes = 10.0

    func validate() throws {
        guard minutes >= 1, minutes <= 24 * 60 else { throw ValidationError("The minutes must be between 1 and 1440.") }
    }

    func run() throws {
        signal(SIGPIPE, SIG_IGN)
        let bench = try Workbench()
        let phone = try SoakPhone(bench)
        defer { phone.end() }
        let periods = try Self.use(phone, for: minutes)
        let verdict = SoakVerdict(periods)
        print("\n\(verdict)")
        guard verdict.grown.isEmpty else { throw ExitCode(1) }
    }

    /// Uses the phone, and measures it once a minute; a short run has six periods all the same.
    private static func use(_ phone: SoakPhone, for minutes: Double) throws -> [SoakPeriod] {
        let count = max(6, Int(minutes))
        let length = minutes * 60 / Double(count)
        let watch = Stopwatch()
        show(SoakPeriod.heading)
        var periods: [SoakPeriod] = []
        while periods.count < count {
            let sampler = SoakSampler(try phone.processes)
            func sample() throws {
                try phone.freeUnusedMemory()
                try sampler.sample()
            }
            repeat { try phone.useOnce(sample) } while watch.seconds < length * Double(periods.count + 1)
            let period = SoakPeriod(
                end: watch.seconds / 60, launches: phone.launches, processes: sampler.medians, page: try phone.pageFigures())
            show(period.row)
            periods.append(period)
        }
        return periods
    }

    /// Prints a line at once, into a log, too.
    private static func show(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
