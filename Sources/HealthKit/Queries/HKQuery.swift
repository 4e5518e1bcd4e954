import QuinceFoundation

/// Source: Apple's documentation of `HKQueryOptions`.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A question to the store. Each fails on a simulated device, which has no health data.
///
/// Source: Apple's documentation of `HKQuery`.
open class HKQuery: NSObject, @unchecked Sendable {
    public let predicate: NSPredicate?
    public let objectType: HKObjectType?
    var handleFailure: @Sendable (any Error) -> Void = { _ in }

    init(_ type: HKObjectType?, _ predicate: NSPredicate?) { (objectType, self.predicate) = (type, predicate) }

    func fail(_ error: any Error) { handleFailure(error) }

    open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate {
        var parts: [NSPredicate] = []
        if let startDate { parts.append(NSPredicate(format: "startDate >= %@", startDate as NSDate)) }
        if let endDate { parts.append(NSPredicate(format: "startDate < %@", endDate as NSDate)) }
        return NSCompoundPredicate(andPredicateWithSubpredicates: parts)
    }
    open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate(format: "workoutActivityType == %@", NSNumber(value: workoutActivityType.rawValue))
    }
    open class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObject(with UUID: UUID) -> NSPredicate { NSPredicate(format: "uuid == %@", UUID as NSUUID) }
    open class func predicateForQuantitySamples(with operatorType: NSComparisonPredicate.Operator, quantity: HKQuantity) -> NSPredicate {
        NSPredicate(value: true)
    }
    open class func predicateForCategorySamples(with operatorType: NSComparisonPredicate.Operator, value: Int) -> NSPredicate {
        NSPredicate(format: "value == %d", value)
    }
}

/// An app or device that saved data. Source: Apple's documentation of `HKSource`.
open class HKSource: NSObject, @unchecked Sendable {
    public let name: String
    public let bundleIdentifier: String
    init(name: String, bundleIdentifier: String) { (self.name, self.bundleIdentifier) = (name, bundleIdentifier) }
    open class func `default`() -> HKSource {
        HKSource(name: ProcessInfo.processInfo.processName, bundleIdentifier: Bundle.main.bundleIdentifier ?? "")
    }
}

/// Asks for samples. Source: Apple's documentation of `HKSampleQuery`.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    public let limit: Int
    public let sortDescriptors: [NSSortDescriptor]?
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        (self.limit, self.sortDescriptors) = (limit, sortDescriptors)
        super.init(sampleType, predicate)
        handleFailure = { [unowned self] in resultsHandler(self, nil, $0) }
    }
}

/// Source: Apple's documentation of `HKStatisticsOptions`.
public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// Sums and means of quantities. Source: Apple's documentation of `HKStatistics`.
open class HKStatistics: NSObject, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date
    init(_ type: HKQuantityType, _ start: Date, _ end: Date) { (quantityType, startDate, endDate) = (type, start, end) }
    open var sources: [HKSource]? { nil }
    open func sumQuantity() -> HKQuantity? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
    open func duration() -> HKQuantity? { nil }
}

/// Asks for a sum or mean. Source: Apple's documentation of `HKStatisticsQuery`.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        super.init(quantityType, quantitySamplePredicate)
        handleFailure = { [unowned self] in handler(self, nil, $0) }
    }
}

/// Sums and means by spans of time. Source: Apple's documentation of `HKStatisticsCollection`.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    open func statistics(for date: Date) -> HKStatistics? { nil }
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    open func statistics() -> [HKStatistics] { [] }
    open func sources() -> Set<HKSource> { [] }
}

/// Asks for sums and means by spans of time. Source: Apple's documentation of `HKStatisticsCollectionQuery`.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    public let anchorDate: Date
    public let options: HKStatisticsOptions
    public let intervalComponents: DateComponents
    open var initialResultsHandler: (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    open var statisticsUpdateHandler:
        (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        (self.anchorDate, self.options, self.intervalComponents) = (anchorDate, options, intervalComponents)
        super.init(quantityType, quantitySamplePredicate)
        handleFailure = { [unowned self] in initialResultsHandler?(self, nil, $0) }
    }
}

public typealias HKObserverQueryCompletionHandler = @Sendable () -> Void

/// Is called when data of a kind changes. Source: Apple's documentation of `HKObserverQuery`.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    ) {
        super.init(sampleType, predicate)
        handleFailure = { [unowned self] in updateHandler(self, {}, $0) }
    }
}

/// A place in the history of data. Source: Apple's documentation of `HKQueryAnchor`.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
    public init(fromValue value: Int) {}
}

/// Data that was deleted. Source: Apple's documentation of `HKDeletedObject`.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    public let uuid: UUID
    init(uuid: UUID) { self.uuid = uuid }
}

/// Asks for data since a place in the history. Source: Apple's documentation of `HKAnchoredObjectQuery`.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    open var updateHandler: Handler?
    public init(type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler handler: @escaping Handler)
    {
        super.init(type, predicate)
        handleFailure = { [unowned self] in handler(self, nil, nil, nil, $0) }
    }
}

/// A kind of samples with a condition. Source: Apple's documentation of `HKSamplePredicate`.
public struct HKSamplePredicate<Sample: HKSample>: Sendable {
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKQuantitySample> {
        .init()
    }
    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKCategorySample> {
        .init()
    }
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> { .init() }
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample> { .init() }
}

/// Asks for samples. Source: Apple's documentation of `HKSampleQueryDescriptor`.
public struct HKSampleQueryDescriptor<Sample: HKSample>: Sendable {
    public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {}
    /// - Throws: `HKError.errorHealthDataUnavailable`.
    public func result(for healthStore: HKHealthStore) async throws -> [Sample] { throw HKHealthStore.unavailable }
}

/// Asks for a sum or mean. Source: Apple's documentation of `HKStatisticsQueryDescriptor`.
public struct HKStatisticsQueryDescriptor: Sendable {
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}
    /// - Throws: `HKError.errorHealthDataUnavailable`.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { throw HKHealthStore.unavailable }
}

/// Asks for sums and means by spans of time. Source: Apple's documentation of `HKStatisticsCollectionQueryDescriptor`.
public struct HKStatisticsCollectionQueryDescriptor: Sendable {
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date, intervalComponents: DateComponents
    ) {}
    /// - Throws: `HKError.errorHealthDataUnavailable`.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection { throw HKHealthStore.unavailable }
}
