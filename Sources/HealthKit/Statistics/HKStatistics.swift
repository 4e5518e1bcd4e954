@_spi(Quince) import QuinceFoundation

/// The statistics to compute. Source: Apple's documentation of `HKStatisticsOptions`.
public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = HKStatisticsOptions(rawValue: 1 << 0)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 1 << 1)
    public static let discreteMin = HKStatisticsOptions(rawValue: 1 << 2)
    public static let discreteMax = HKStatisticsOptions(rawValue: 1 << 3)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 1 << 4)
    public static let mostRecent = HKStatisticsOptions(rawValue: 1 << 5)
    @available(iOS, deprecated: 13.0, renamed: "mostRecent") public static let discreteMostRecent = mostRecent
    public static let duration = HKStatisticsOptions(rawValue: 1 << 6)

    /// Ends the app where an option does not go with the type, as iOS does.
    func validate(for type: HKQuantityType) {
        let discrete: [(HKStatisticsOptions, String)] = [
            (.discreteAverage, "DiscreteAverage"), (.discreteMin, "DiscreteMin"), (.discreteMax, "DiscreteMax"),
        ]
        if type.aggregationStyle == .cumulative {
            for (option, name) in discrete where contains(option) { fail(name, "cumulative", type) }
        } else if contains(.cumulativeSum) {
            fail("CumulativeSum", "discrete", type)
        }
    }

    private func fail(_ option: String, _ kind: String, _ type: HKQuantityType) -> Never {
        raise(
            .invalidArgumentException,
            "Statistics option HKStatisticsOption\(option) is not compatible with \(kind) data type \(type.identifier)")
    }
}

/// Sums and means of quantities in a span of time. Source: Apple's documentation of `HKStatistics`.
open class HKStatistics: NSObject, NSCopying, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date
    private let options: HKStatisticsOptions
    private let samples: [StatisticsSample]
    private let unit: HKUnit

    init(_ type: HKQuantityType, _ start: Date, _ end: Date, _ options: HKStatisticsOptions, _ samples: [StatisticsSample]) {
        (quantityType, startDate, endDate) = (type, start, end)
        (self.options, self.samples, unit) = (options, samples, type.canonicalUnit)
    }

    /// The statistics of a workout's samples of a type; nil without any.
    static func ofWorkout(_ type: HKQuantityType, _ all: [HKQuantitySample], _ start: Date, _ end: Date) -> HKStatistics? {
        let unit = type.canonicalUnit
        let samples = all.filter { $0.quantityType == type }.map { StatisticsSample($0, unit) }
        guard !samples.isEmpty else { return nil }
        let options: HKStatisticsOptions =
            type.aggregationStyle == .cumulative ? .cumulativeSum : [.discreteAverage, .discreteMin, .discreteMax]
        return HKStatistics(type, start, max(start, end), options.union([.mostRecent, .duration]), samples)
    }

    static func allOfWorkout(_ samples: [HKQuantitySample], _ start: Date, _ end: Date) -> [HKQuantityType: HKStatistics] {
        let types = Set(samples.map(\.quantityType))
        return Dictionary(uniqueKeysWithValues: types.compactMap { type in ofWorkout(type, samples, start, end).map { (type, $0) } })
    }

    private var all: Aggregation { Aggregation(style: quantityType.aggregationStyle, samples: samples) }

    /// The samples of a source, where they are kept apart.
    private func part(_ source: HKSource) -> Aggregation? {
        guard options.contains(.separateBySource) else { return nil }
        return Aggregation(style: quantityType.aggregationStyle, samples: samples.filter { $0.source == source })
    }

    private func quantity(_ option: HKStatisticsOptions, _ value: Double?) -> HKQuantity? {
        options.contains(option) ? value.map { HKQuantity(unit: unit, doubleValue: $0) } : nil
    }

    /// The sources of the samples, where they are kept apart.
    open var sources: [HKSource]? { options.contains(.separateBySource) ? all.sources : nil }
    /// The sources whatever the options.
    var allSources: [HKSource] { all.sources }

    open func sumQuantity() -> HKQuantity? { quantity(.cumulativeSum, all.sum) }
    open func sumQuantity(for source: HKSource) -> HKQuantity? { quantity(.cumulativeSum, part(source)?.sum) }
    open func averageQuantity() -> HKQuantity? { quantity(.discreteAverage, all.average) }
    open func averageQuantity(for source: HKSource) -> HKQuantity? { quantity(.discreteAverage, part(source)?.average) }
    open func minimumQuantity() -> HKQuantity? { quantity(.discreteMin, all.minimum) }
    open func minimumQuantity(for source: HKSource) -> HKQuantity? { quantity(.discreteMin, part(source)?.minimum) }
    open func maximumQuantity() -> HKQuantity? { quantity(.discreteMax, all.maximum) }
    open func maximumQuantity(for source: HKSource) -> HKQuantity? { quantity(.discreteMax, part(source)?.maximum) }
    open func mostRecentQuantity() -> HKQuantity? { quantity(.mostRecent, all.mostRecent?.value) }
    open func mostRecentQuantity(for source: HKSource) -> HKQuantity? { quantity(.mostRecent, part(source)?.mostRecent?.value) }
    open func mostRecentQuantityDateInterval() -> DateInterval? { interval(all.mostRecent) }
    open func mostRecentQuantityDateInterval(for source: HKSource) -> DateInterval? { interval(part(source)?.mostRecent) }
    open func duration() -> HKQuantity? { seconds(all.duration) }
    open func duration(for source: HKSource) -> HKQuantity? { seconds(part(source)?.duration) }

    private func interval(_ sample: StatisticsSample?) -> DateInterval? {
        options.contains(.mostRecent) ? sample.map { DateInterval(start: $0.start, end: $0.end) } : nil
    }
    private func seconds(_ value: TimeInterval?) -> HKQuantity? {
        options.contains(.duration) ? value.map { HKQuantity(unit: .second(), doubleValue: $0) } : nil
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
