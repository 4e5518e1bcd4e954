@_spi(Quince) import QuinceFoundation

/// The spans of time of a collection of statistics: each an interval of the calendar's after the other, counted from an anchor.
struct StatisticsIntervals {
    private let anchor: Date
    private let components: DateComponents
    private let calendar = Calendar.current
    /// Seconds of about one interval.
    private let length: TimeInterval

    /// An interval that is no time at all ends the app.
    init(anchor: Date, components: DateComponents) {
        (self.anchor, self.components) = (anchor, components)
        length = (Calendar.current.date(byAdding: components, to: anchor) ?? anchor).timeIntervalSince(anchor)
        if length <= 0 { raise(.invalidArgumentException, "Interval components must be greater than zero: \(components)") }
    }

    func start(_ index: Int) -> Date { calendar.date(byAdding: scaled(index), to: anchor) ?? anchor }

    private func scaled(_ factor: Int) -> DateComponents {
        var result = DateComponents()
        result.year = components.year.map { $0 * factor }
        result.month = components.month.map { $0 * factor }
        result.weekOfYear = components.weekOfYear.map { $0 * factor }
        result.weekOfMonth = components.weekOfMonth.map { $0 * factor }
        result.day = components.day.map { $0 * factor }
        result.hour = components.hour.map { $0 * factor }
        result.minute = components.minute.map { $0 * factor }
        result.second = components.second.map { $0 * factor }
        result.nanosecond = components.nanosecond.map { $0 * factor }
        return result
    }

    /// The interval that a moment is in.
    func index(of date: Date) -> Int {
        var index = Int(max(-1e9, min(1e9, (date.timeIntervalSince(anchor) / length).rounded(.down))))
        while start(index) > date { index -= 1 }
        while start(index + 1) <= date { index += 1 }
        return index
    }
}

/// Sums and means by spans of time. Source: Apple's documentation of `HKStatisticsCollection`.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    private let type: HKQuantityType
    private let options: HKStatisticsOptions
    private let intervals: StatisticsIntervals
    private let samples: [Int: [StatisticsSample]]
    private let allSources: [HKSource]

    init(_ type: HKQuantityType, _ options: HKStatisticsOptions, _ intervals: StatisticsIntervals, _ samples: [HKQuantitySample]) {
        (self.type, self.options, self.intervals) = (type, options, intervals)
        let unit = type.canonicalUnit, isCumulative = type.aggregationStyle == .cumulative
        var parts: [Int: [StatisticsSample]] = [:]
        let counted = samples.map { StatisticsSample($0, unit) }
        for sample in counted {
            var index = intervals.index(of: sample.start), start = intervals.start(index)
            repeat {
                let end = intervals.start(index + 1)
                if let part = sample.part(from: start, to: end, isCumulative: isCumulative) { parts[index, default: []].append(part) }
                (index, start) = (index + 1, end)
            } while start < sample.end
        }
        self.samples = parts
        allSources = Aggregation.sources(of: counted)
    }

    private func statistics(at index: Int) -> HKStatistics {
        HKStatistics(type, intervals.start(index), intervals.start(index + 1), options, samples[index] ?? [])
    }

    /// The statistics of the span that a moment is in; nil where that has no data.
    open func statistics(for date: Date) -> HKStatistics? {
        let index = intervals.index(of: date)
        return samples[index] == nil ? nil : statistics(at: index)
    }

    /// Calls a block with each span from one moment to another, those without data included.
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard startDate <= endDate else { return }
        var stops: ObjCBool = false
        for index in intervals.index(of: startDate)...intervals.index(of: endDate) {
            block(statistics(at: index), &stops)
            if stops.boolValue { return }
        }
    }

    /// The spans with data, in their order.
    open func statistics() -> [HKStatistics] { samples.keys.sorted().map { statistics(at: $0) } }
    open func sources() -> Set<HKSource> { Set(allSources) }
}
