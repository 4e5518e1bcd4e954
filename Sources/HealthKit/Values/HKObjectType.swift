import QuinceFoundation

/// A kind of health data.
///
/// Source: Apple's documentation of `HKObjectType`.
open class HKObjectType: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    init(identifier: String) { self.identifier = identifier }

    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? {
        HKCharacteristicType(identifier)
    }
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }
    open class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier") }
    open func requiresPerObjectAuthorization() -> Bool { false }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
    open override var description: String { identifier }
}

/// Source: Apple's documentation of `HKSampleType`.
open class HKSampleType: HKObjectType, @unchecked Sendable {
    open var isMaximumDurationRestricted: Bool { false }
    open var maximumAllowedDuration: TimeInterval { .infinity }
    open var isMinimumDurationRestricted: Bool { false }
    open var minimumAllowedDuration: TimeInterval { 0 }
}

/// How quantities of a kind add up. Source: Apple's documentation of `HKQuantityAggregationStyle`.
public enum HKQuantityAggregationStyle: Int, Sendable {
    case cumulative = 0, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
}

/// A kind of quantities. Source: Apple's documentation of `HKQuantityType`.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier: identifier.rawValue) }
    open var aggregationStyle: HKQuantityAggregationStyle {
        let sums = [
            "Count", "Burned", "distance", "Distance", "Climbed", "Time", "dietary", "Dietary", "Usage", "Delivery", "Beverages", "Fallen",
        ]
        return sums.contains { identifier.contains($0) } ? .cumulative : .discreteArithmetic
    }
}
/// A kind of categories. Source: Apple's documentation of `HKCategoryType`.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
/// What stays of a person. Source: Apple's documentation of `HKCharacteristicType`.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
/// A kind of samples that belong together. Source: Apple's documentation of `HKCorrelationType`.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
/// Source: Apple's documentation of `HKWorkoutType`.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// Source: Apple's documentation of `HKActivitySummaryType`.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
/// Source: Apple's documentation of `HKSeriesType`.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
    open class func workoutRoute() -> HKSeriesType { HKSeriesType(identifier: "HKWorkoutRouteTypeIdentifier") }
    open class func heartbeat() -> HKSeriesType { HKSeriesType(identifier: "HKDataTypeIdentifierHeartbeatSeries") }
}

/// A piece of health data. Source: Apple's documentation of `HKObject`.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let metadata: [String: Any]?
    public let device: HKDevice?
    init(metadata: [String: Any]?, device: HKDevice?) { (self.metadata, self.device) = (metadata, device) }
}

/// The device that data comes from. Source: Apple's documentation of `HKDevice`.
open class HKDevice: NSObject, @unchecked Sendable {
    public let name: String?
    public let model: String?
    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?, softwareVersion: String?,
        localIdentifier: String?, udiDeviceIdentifier: String?
    ) { (self.name, self.model) = (name, model) }
    open class func local() -> HKDevice {
        HKDevice(
            name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil, softwareVersion: nil,
            localIdentifier: nil, udiDeviceIdentifier: nil)
    }
}

/// A piece of health data of a span of time. Source: Apple's documentation of `HKSample`.
open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date
    init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?, _ device: HKDevice?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata: metadata, device: device)
    }
}

/// A quantity of a span of time. Source: Apple's documentation of `HKQuantitySample`.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity
    open var count: Int { 1 }
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, device: HKDevice? = nil,
        metadata: [String: Any]? = nil
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(quantityType, startDate, endDate, metadata, device)
    }
    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [String: Any]?
    ) { self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: metadata) }
}

/// A category of a span of time. Source: Apple's documentation of `HKCategorySample`.
open class HKCategorySample: HKSample, @unchecked Sendable {
    public let categoryType: HKCategoryType
    public let value: Int
    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) {
        (categoryType, self.value) = (type, value)
        super.init(type, startDate, endDate, metadata, device)
    }
}

/// A workout. Source: Apple's documentation of `HKWorkout`.
open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public let duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?
    @available(iOS, deprecated: 17.0, message: "Use HKWorkoutBuilder")
    public init(
        activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval = 0,
        totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil, device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) {
        (workoutActivityType, self.totalEnergyBurned, self.totalDistance) = (activityType, totalEnergyBurned, totalDistance)
        self.duration = duration > 0 ? duration : endDate.timeIntervalSince(startDate)
        super.init(HKObjectType.workoutType(), startDate, endDate, metadata, device)
    }
}

/// Samples that belong together. Source: Apple's documentation of `HKCorrelation`.
open class HKCorrelation: HKSample, @unchecked Sendable {
    public let objects: Set<HKSample>
    public init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        metadata: [String: Any]? = nil
    ) {
        self.objects = objects
        super.init(correlationType, startDate, endDate, metadata, nil)
    }
}

public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"
public let HKObjectQueryNoLimit = 0

/// Source: Apple's documentation of `HKCategoryValueSleepAnalysis`.
public enum HKCategoryValueSleepAnalysis: Int, Sendable { case inBed = 0, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM }
/// Source: Apple's documentation of `HKCategoryValue`.
public enum HKCategoryValue: Int, Sendable { case notApplicable = 0 }
/// Source: Apple's documentation of `HKBiologicalSex`.
public enum HKBiologicalSex: Int, Sendable { case notSet = 0, female, male, other }
/// Source: Apple's documentation of `HKBloodType`.
public enum HKBloodType: Int, Sendable {
    case notSet = 0, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
/// Source: Apple's documentation of `HKBiologicalSexObject`.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable { open var biologicalSex: HKBiologicalSex { .notSet } }
/// Source: Apple's documentation of `HKBloodTypeObject`.
open class HKBloodTypeObject: NSObject, @unchecked Sendable { open var bloodType: HKBloodType { .notSet } }
