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

/// Measures two things in turn, so that whatever else the machine does falls on both.
///
/// One run of each comes first and does not count: it fills caches.
func interleaved(runs: Int, _ own: () throws -> Double, _ rival: () throws -> Double) rethrows -> Reading {
    var values: [Double] = []
    var rivalValues: [Double] = []
    for run in 0...runs {
        let (value, rivalValue) = (try own(), try rival())
        guard run > 0 else { continue }
        values.append(value)
        rivalValues.append(rivalValue)
    }
    return Reading(value: values.median, rivalValue: rivalValues.median)
}

/// The median of some runs, after one that does not count.
func median(runs: Int, _ measure: () throws -> Double) rethrows -> Reading {
    _ = try measure()
    var values: [Double] = []
    for _ in 0..<runs { values.append(try measure()) }
    return Reading(value: values.median)
}
