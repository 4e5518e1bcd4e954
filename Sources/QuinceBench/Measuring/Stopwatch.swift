import Foundation

/// Times on the monotonic clock, in seconds.
struct Stopwatch {
    private let start = ContinuousClock.now

    var seconds: Double { Self.seconds(start.duration(to: .now)) }

    static func time(_ work: () throws -> Void) rethrows -> Double {
        let watch = Stopwatch()
        try work()
        return watch.seconds
    }

    private static func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }
}

extension [Double] {
    /// The middle value; of an even number of values, the mean of the two in the middle.
    var median: Double {
        let sorted = sorted()
        guard let middle = sorted.dropFirst(count / 2).first else { return .nan }
        return count % 2 == 1 ? middle : (middle + sorted[count / 2 - 1]) / 2
    }
}

/// Measures several things in turn, so that whatever else the machine does falls on all of them; returns the median of each.
///
/// One run of each comes first and does not count: it fills caches.
func interleaved(runs: Int, batch: Int = 1, _ measures: [() throws -> Double]) throws -> [Double] {
    var values = [[Double]](repeating: [], count: measures.count)
    for run in 0...runs {
        for (index, measure) in measures.enumerated() {
            // A browser goes on for a while after it has answered (it shows what it drew, and tidies up): not on the time of what comes next.
            Thread.sleep(forTimeInterval: 0.06)
            let value = try (0..<batch).map { _ in try measure() }.median
            if run > 0 { values[index].append(value) }
        }
    }
    return values.map(\.median)
}

/// Measures something and its rival in turn, `batch` times each: frames follow each other, with what they use at hand.
func interleaved(runs: Int, batch: Int = 1, _ own: () throws -> Double, _ rival: () throws -> Double) throws -> Reading {
    try withoutActuallyEscaping(own) { own in
        try withoutActuallyEscaping(rival) { rival in
            let values = try interleaved(runs: runs, batch: batch, [own, rival])
            return Reading(value: values[0], rivalValue: values[1])
        }
    }
}

/// The median of some runs, after one that does not count.
func median(runs: Int, _ measure: () throws -> Double) throws -> Reading {
    try withoutActuallyEscaping(measure) { Reading(value: try interleaved(runs: runs, [$0])[0]) }
}
