import QuinceFoundation

/// A quantity as statistics count it: the part of a sample that is in their span.
struct StatisticsSample {
    /// In the type's canonical unit.
    let value: Double
    let start: Date
    let end: Date
    let source: HKSource

    var duration: TimeInterval { end.timeIntervalSince(start) }

    init(_ sample: HKQuantitySample, _ unit: HKUnit) {
        value = sample.quantity.doubleValue(for: unit)
        (start, end, source) = (sample.startDate, sample.endDate, sample.sourceRevision.source)
    }

    private init(_ value: Double, _ start: Date, _ end: Date, _ source: HKSource) {
        (self.value, self.start, self.end, self.source) = (value, start, end, source)
    }

    /// The part in a span; nil for one outside. What adds up is shared out evenly over the sample's time.
    func part(from first: Date, to last: Date, isCumulative: Bool) -> StatisticsSample? {
        guard duration > 0 else { return start >= first && start < last ? self : nil }
        let begin = max(start, first), finish = min(end, last)
        guard begin < finish else { return nil }
        let share = finish.timeIntervalSince(begin) / duration
        return StatisticsSample(isCumulative ? value * share : value, begin, finish, source)
    }
}

/// The sums and means of samples of one type.
struct Aggregation {
    let style: HKQuantityAggregationStyle
    let samples: [StatisticsSample]

    /// The sources, the phone first, then in the order of their first samples.
    static func sources(of samples: [StatisticsSample]) -> [HKSource] {
        var seen: Set<String> = [], sources: [HKSource] = []
        for sample in samples where seen.insert(sample.source.bundleIdentifier).inserted { sources.append(sample.source) }
        let isPhone = { (source: HKSource) in source.bundleIdentifier.hasPrefix("com.apple.") }
        return sources.filter(isPhone) + sources.filter { !isPhone($0) }
    }

    var sources: [HKSource] { Self.sources(of: samples) }

    /// The sum; what several sources have measured in the same time counts once.
    var sum: Double? {
        guard style == .cumulative, !samples.isEmpty else { return nil }
        let sources = sources
        guard sources.count > 1 else { return samples.reduce(0) { $0 + $1.value } }
        var covered: [(start: Date, end: Date)] = [], sum = 0.0
        for source in sources {
            let own = samples.filter { $0.source == source }
            for sample in own { sum += sample.value * Self.share(of: sample, outside: covered) }
            covered = Self.union(covered + own.filter { $0.duration > 0 }.map { ($0.start, $0.end) })
        }
        return sum
    }

    private static func share(of sample: StatisticsSample, outside covered: [(start: Date, end: Date)]) -> Double {
        guard sample.duration > 0 else { return 1 }
        let overlap = covered.reduce(0) { $0 + max(0, min($1.end, sample.end).timeIntervalSince(max($1.start, sample.start))) }
        return max(0, 1 - overlap / sample.duration)
    }

    private static func union(_ spans: [(start: Date, end: Date)]) -> [(start: Date, end: Date)] {
        var result: [(start: Date, end: Date)] = []
        for span in spans.sorted(by: { $0.start < $1.start }) {
            if let last = result.last, span.start <= last.end {
                result[result.count - 1].end = max(last.end, span.end)
            } else {
                result.append(span)
            }
        }
        return result
    }

    /// The mean as the type's style has it: of values, by their durations, or of sound levels by their energy.
    var average: Double? {
        guard style != .cumulative, !samples.isEmpty else { return nil }
        // Values of moments have no durations to weigh them by.
        let isTimed = samples.allSatisfy { $0.duration > 0 } && style != .discreteArithmetic
        let weights = samples.map { isTimed ? $0.duration : 1 }, total = weights.reduce(0, +)
        if style == .discreteEquivalentContinuousLevel {
            let energy = zip(samples, weights).reduce(0) { $0 + pow(10, $1.0.value / 10) * $1.1 } / total
            return 10 * log10(energy)
        }
        return zip(samples, weights).reduce(0) { $0 + $1.0.value * $1.1 } / total
    }

    var minimum: Double? { style == .cumulative ? nil : samples.map(\.value).min() }
    var maximum: Double? { style == .cumulative ? nil : samples.map(\.value).max() }
    var mostRecent: StatisticsSample? { samples.max { ($0.end, $0.start) < ($1.end, $1.start) } }
    /// Seconds, each counted once.
    var duration: TimeInterval? {
        samples.isEmpty ? nil : Self.union(samples.map { ($0.start, $0.end) }).reduce(0) { $0 + $1.end.timeIntervalSince($1.start) }
    }
}
