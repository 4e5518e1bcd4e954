import HealthModel
import QuinceFoundation

/// Asks for sums and means. Source: Apple's documentation of `HKStatisticsQuery`.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let type: HKQuantityType
    private let options: HKStatisticsOptions
    private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        options.validate(for: quantityType)
        (type, self.options, self.handler) = (quantityType, options, handler)
        super.init(quantityType, quantitySamplePredicate)
    }

    override func answer(_ snapshot: HealthSnapshot) throws {
        let statistics = try Self.statistics(snapshot, type, predicate, options)
        deliver { self.handler(self, statistics, nil) }
    }
    override func fail(_ error: any Error) { handler(self, nil, error) }

    /// - Throws: `HKError.errorNoData` without samples, as on iOS.
    static func statistics(
        _ snapshot: HealthSnapshot, _ type: HKQuantityType, _ predicate: NSPredicate?, _ options: HKStatisticsOptions
    ) throws -> HKStatistics {
        let unit = type.canonicalUnit
        let samples = try snapshot.quantitySamples(of: type, predicate).map { StatisticsSample($0, unit) }
        guard let start = samples.map(\.start).min(), let end = samples.map(\.end).max() else { throw HKError(.errorNoData) }
        return HKStatistics(type, start, end, options, samples)
    }
}

/// Asks for sums and means by spans of time, and again after changes where there is a handler for them.
///
/// Source: Apple's documentation of `HKStatisticsCollectionQuery`.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    public let anchorDate: Date
    public let options: HKStatisticsOptions
    public let intervalComponents: DateComponents
    open var initialResultsHandler: (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    open var statisticsUpdateHandler:
        (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
    private let type: HKQuantityType
    private let intervals: StatisticsIntervals
    /// The change up to which it has answered; nil before its first answer.
    private var lastChange: Int?

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        options.validate(for: quantityType)
        (type, self.anchorDate, self.options, self.intervalComponents) = (quantityType, anchorDate, options, intervalComponents)
        intervals = StatisticsIntervals(anchor: anchorDate, components: intervalComponents)
        super.init(quantityType, quantitySamplePredicate)
    }

    override var isLongRunning: Bool { statisticsUpdateHandler != nil }

    override func answer(_ snapshot: HealthSnapshot) throws {
        let since = lastChange
        if let since, try !snapshot.hasChange(of: [HKQueryDescriptor(sampleType: type, predicate: predicate)], after: since) { return }
        let collection = HKStatisticsCollection(type, options, intervals, try snapshot.quantitySamples(of: type, predicate))
        lastChange = snapshot.document.lastChange
        deliver {
            if since == nil {
                self.initialResultsHandler?(self, collection, nil)
            } else {
                self.statisticsUpdateHandler?(self, nil, collection, nil)
            }
        }
    }
    override func fail(_ error: any Error) {
        if lastChange == nil { initialResultsHandler?(self, nil, error) } else { statisticsUpdateHandler?(self, nil, nil, error) }
    }
}

extension HealthSnapshot {
    /// Whether samples were saved that meet a condition, or some of its type deleted.
    func hasChange(of descriptors: [HKQueryDescriptor], after change: Int) throws -> Bool {
        guard document.lastChange > change else { return false }
        let types = Set(descriptors.map(\.sampleType.identifier))
        return try !deletions(of: types, after: change).isEmpty || !samples(matching: descriptors, after: change).isEmpty
    }
}
