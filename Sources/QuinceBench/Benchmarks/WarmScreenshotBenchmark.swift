import ChromiumSupport
import DeviceProtocol
import Foundation
import Simulator

/// Pictures of screens that stay, two threads at work, against two pages of a running browser.
struct WarmScreenshotBenchmark: Benchmark {
    let figures = [
        Figure(
            name: "warm screenshots per second, two threads", unit: "/s", target: .valueAndTimesRival(100, 5), higherIsBetter: true,
            rival: "warm Chromium, two pages")
    ]

    private static let threads = 2
    private static let seconds = 1.5

    func run(on bench: Workbench) throws -> [Reading] {
        let sessions = try (0..<Self.threads).map { _ in
            let session = try bench.headlessSession()
            try session.launch()
            return Confined(session)
        }
        let browser = try Chromium()
        defer { browser.close() }
        let pages = try (0..<Self.threads).map { _ in
            let page = try browser.openPage(width: 393, height: 852, pixelRatio: 3)
            try page.open(bench.screenPage)
            return page
        }
        return [
            try interleaved(runs: 5) {
                try Self.rate { try sessions[$0].value.screenshot() }
            } _: {
                try Self.rate { try pages[$0].screenshot() }
            }
        ]
    }

    /// Returns the number of pictures per second taken by all threads together.
    private static func rate(_ takePicture: @Sendable (_ thread: Int) throws -> Data) throws -> Double {
        let counts = Confined([Swift.Result<Int, any Error>](repeating: .success(0), count: threads))
        let watch = Stopwatch()
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            let count = Swift.Result {
                var count = 0
                while watch.seconds < seconds {
                    guard try takePicture(thread).count > 1000 else { throw MeasuringFailure("an empty picture") }
                    count += 1
                }
                return count
            }
            counts.lock.withLock { counts.value[thread] = count }
        }
        return Double(try counts.value.reduce(0) { try $0 + $1.get() }) / watch.seconds
    }
}

/// Something that one thread at a time uses, by arrangement.
final class Confined<Value>: @unchecked Sendable {
    let lock = NSLock()
    var value: Value
    init(_ value: Value) { self.value = value }
}
