import HealthModel
@_spi(Quince) import QuinceFoundation

public let HKWorkoutTypeIdentifier = "HKWorkoutTypeIdentifier"
public let HKWorkoutRouteTypeIdentifier = "HKWorkoutRouteTypeIdentifier"
public let HKDataTypeIdentifierHeartbeatSeries = "HKDataTypeIdentifierHeartbeatSeries"
public let HKDataTypeIdentifierStateOfMind = "HKDataTypeIdentifierStateOfMind"
public let HKVisionPrescriptionTypeIdentifier = "HKVisionPrescriptionTypeIdentifier"

/// A type of health data.
///
/// Source: Apple's documentation of `HKObjectType`.
open class HKObjectType: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let identifier: String

    init(identifier: String) { self.identifier = identifier }

    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HealthQuantityType[identifier.rawValue].map { _ in HKQuantityType(identifier) }
    }
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HealthQuantityType.isCategory(identifier.rawValue) ? HKCategoryType(identifier) : nil
    }
    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? {
        HKCharacteristicType(identifier)
    }
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }
    open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
        [HKWorkoutRouteTypeIdentifier, HKDataTypeIdentifierHeartbeatSeries].contains(identifier)
            ? HKSeriesType(identifier: identifier) : nil
    }
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: HKWorkoutTypeIdentifier) }
    open class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier") }
    open class func audiogramSampleType() -> HKAudiogramSampleType { HKAudiogramSampleType(identifier: "HKDataTypeIdentifierAudiogram") }
    open class func electrocardiogramType() -> HKElectrocardiogramType {
        HKElectrocardiogramType(identifier: "HKDataTypeIdentifierElectrocardiogram")
    }
    open class func visionPrescriptionType() -> HKPrescriptionType { HKPrescriptionType(identifier: HKVisionPrescriptionTypeIdentifier) }
    open class func stateOfMindType() -> HKStateOfMindType { HKStateOfMindType(identifier: HKDataTypeIdentifierStateOfMind) }

    open func requiresPerObjectAuthorization() -> Bool { false }

    /// Whether apps may ask to write it: what the system computes is only read.
    var isWritable: Bool { false }
    /// Whether apps may ask to read it.
    var isReadable: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
    open dynamic override var description: String { identifier }

    public static var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(identifier as NSString, forKey: "HKObjectTypeIdentifierKey") }
    public required convenience init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "HKObjectTypeIdentifierKey") else { return nil }
        self.init(identifier: String(describing: identifier))
    }
}

extension HealthQuantityType {
    /// Whether there is a type of categories with this identifier.
    static func isCategory(_ identifier: String) -> Bool {
        identifier.hasPrefix(categoryPrefix) && categories.contains(String(identifier.dropFirst(categoryPrefix.count)))
    }
}

/// A type of samples. Source: Apple's documentation of `HKSampleType`.
open class HKSampleType: HKObjectType, @unchecked Sendable {
    open var isMaximumDurationRestricted: Bool { false }
    open var maximumAllowedDuration: TimeInterval { .infinity }
    open var isMinimumDurationRestricted: Bool { false }
    open var minimumAllowedDuration: TimeInterval { 0 }
    open var allowsRecalibrationForEstimates: Bool { false }

    /// The types that the system measures or computes itself. Source: the discussions of the types in Apple's documentation.
    private static let readOnly: Set<String> = [
        "HKQuantityTypeIdentifierAppleExerciseTime", "HKQuantityTypeIdentifierAppleStandTime", "HKQuantityTypeIdentifierAppleMoveTime",
        "HKQuantityTypeIdentifierNikeFuel", "HKQuantityTypeIdentifierWalkingHeartRateAverage",
        "HKQuantityTypeIdentifierAppleWalkingSteadiness", "HKQuantityTypeIdentifierAppleSleepingWristTemperature",
        "HKQuantityTypeIdentifierAtrialFibrillationBurden", "HKCategoryTypeIdentifierAppleStandHour",
        "HKCategoryTypeIdentifierHighHeartRateEvent", "HKCategoryTypeIdentifierLowHeartRateEvent",
        "HKCategoryTypeIdentifierIrregularHeartRhythmEvent", "HKCategoryTypeIdentifierLowCardioFitnessEvent",
        "HKCategoryTypeIdentifierAppleWalkingSteadinessEvent",
    ]
    override var isWritable: Bool { !Self.readOnly.contains(identifier) }
}

/// How quantities of a type are put together. Source: Apple's documentation of `HKQuantityAggregationStyle`.
public enum HKQuantityAggregationStyle: Int, Sendable {
    case cumulative = 0, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
    @available(iOS, deprecated: 13.0, renamed: "discreteArithmetic")
    public static var discrete: HKQuantityAggregationStyle { .discreteArithmetic }
}

/// A type of quantities. Source: Apple's documentation of `HKQuantityType`.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier: identifier.rawValue) }

    open var aggregationStyle: HKQuantityAggregationStyle {
        switch HealthQuantityType[identifier]?.aggregation {
        case .cumulative: .cumulative
        case .arithmetic, nil: .discreteArithmetic
        case .temporallyWeighted: .discreteTemporallyWeighted
        case .equivalentContinuousLevel: .discreteEquivalentContinuousLevel
        }
    }
    /// The unit in which values are added up.
    var canonicalUnit: HKUnit { HealthQuantityType[identifier].flatMap { HKUnit.parsed($0.unit) } ?? .count() }

    open func `is`(compatibleWith unit: HKUnit) -> Bool { canonicalUnit.dimensions == unit.dimensions }
}

/// A type of categories. Source: Apple's documentation of `HKCategoryType`.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}

/// A fact about the user. Source: Apple's documentation of `HKCharacteristicType`.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}

/// A type of samples that are made of others. Source: Apple's documentation of `HKCorrelationType`.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) { self.init(identifier: identifier.rawValue) }
    /// The samples inside are asked for instead.
    override var isWritable: Bool { false }
    override var isReadable: Bool { false }
}

/// Source: Apple's documentation of `HKWorkoutType`.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// Source: Apple's documentation of `HKActivitySummaryType`.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
/// Source: Apple's documentation of `HKAudiogramSampleType`.
open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}
/// Source: Apple's documentation of `HKElectrocardiogramType`.
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable { override var isWritable: Bool { false } }
/// Source: Apple's documentation of `HKPrescriptionType`.
open class HKPrescriptionType: HKSampleType, @unchecked Sendable {
    open override func requiresPerObjectAuthorization() -> Bool { true }
}
/// Source: Apple's documentation of `HKStateOfMindType`.
open class HKStateOfMindType: HKSampleType, @unchecked Sendable {}

/// A type of series of values. Source: Apple's documentation of `HKSeriesType`.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
    open class func workoutRoute() -> HKSeriesType { HKSeriesType(identifier: HKWorkoutRouteTypeIdentifier) }
    open class func heartbeat() -> HKSeriesType { HKSeriesType(identifier: HKDataTypeIdentifierHeartbeatSeries) }
}
