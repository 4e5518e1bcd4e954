import ChromiumSupport
import Foundation
import Simulator

/// Pictures of a launched screen, one after the other, PNG included: how long one takes, and whether a thousand leave anything behind.
struct ScreenshotSeriesBenchmark: Benchmark {
    let figures = [
        Figure(name: "warm screenshot of a launched screen", unit: "ms", target: .value(15), rival: "warm Chromium"),
        Figure(name: "memory that 1,000 screenshots add", unit: "MB", target: .value(2)),
    ]

    private static let count = 1000

    func run(on bench: Workbench) throws -> [Reading] {
        let session = try bench.headlessSession()
        try session.launch()
        let browser = try Chromium()
        defer { browser.close() }
        let page = try browser.openPage(width: 393, height: 852, pixelRatio: 3)
        try page.open(bench.screenPage)
        func time(_ take: () throws -> Data) throws -> Double {
            try Stopwatch.time { guard try take().count > 1000 else { throw MeasuringFailure("an empty picture") } } * 1000
        }
        let one = try interleaved(runs: 11, batch: 3) {
            try time { try session.screenshot() }
        } _: {
            try time { try page.screenshot() }
        }
        // What is kept for good is kept by now.
        for _ in 0..<100 { _ = try time { try session.screenshot() } }
        let before = try MemoryUse.resident(in: MemoryUse.status)
        for _ in 0..<Self.count { _ = try time { try session.screenshot() } }
        let growth = try MemoryUse.resident(in: MemoryUse.status) - before
        return [one, Reading(value: max(0, growth))]
    }
}
