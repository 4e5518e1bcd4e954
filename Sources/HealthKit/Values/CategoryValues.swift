import QuinceFoundation

/// Values of categories that make predicates of samples. Source: Apple's documentation of `HKCategoryValuePredicateProviding`.
public protocol HKCategoryValuePredicateProviding: Hashable, RawRepresentable {}

extension HKCategoryValuePredicateProviding where RawValue == Int {
    public static func predicateForSamples(_ operatorType: NSComparisonPredicate.Operator, value: Self) -> NSPredicate {
        HKQuery.predicateForCategorySamples(with: operatorType, value: value.rawValue)
    }
    public static func predicateForSamples(equalTo values: Set<Self>) -> NSPredicate {
        NSPredicate(format: "value IN %@", argumentArray: [values.map(\.rawValue)])
    }
}

/// The value of samples whose type defines no values. Source: Apple's documentation of `HKCategoryValue`.
public enum HKCategoryValue: Int, HKCategoryValuePredicateProviding, Sendable {
    case notApplicable = 0
}
/// Source: Apple's documentation of `HKCategoryValueSleepAnalysis`.
public enum HKCategoryValueSleepAnalysis: Int, HKCategoryValuePredicateProviding, Sendable {
    case inBed = 0, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM

    /// Asleep in whatever way.
    public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> { [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM] }
    @available(iOS, deprecated: 16.0, renamed: "asleepUnspecified")
    public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
}
/// Source: Apple's documentation of `HKCategoryValueAppleStandHour`.
public enum HKCategoryValueAppleStandHour: Int, HKCategoryValuePredicateProviding, Sendable {
    case stood = 0, idle
}
/// Source: Apple's documentation of `HKCategoryValueSeverity`.
public enum HKCategoryValueSeverity: Int, HKCategoryValuePredicateProviding, Sendable {
    case unspecified = 0, notPresent, mild, moderate, severe
}
/// Source: Apple's documentation of `HKCategoryValuePresence`.
public enum HKCategoryValuePresence: Int, HKCategoryValuePredicateProviding, Sendable {
    case present = 0, notPresent
}
/// Source: Apple's documentation of `HKCategoryValueAppetiteChanges`.
public enum HKCategoryValueAppetiteChanges: Int, HKCategoryValuePredicateProviding, Sendable {
    case unspecified = 0, noChange, decreased, increased
}
/// Source: Apple's documentation of `HKCategoryValueCervicalMucusQuality`.
public enum HKCategoryValueCervicalMucusQuality: Int, HKCategoryValuePredicateProviding, Sendable {
    case dry = 1, sticky, creamy, watery, eggWhite
}
/// Source: Apple's documentation of `HKCategoryValueOvulationTestResult`.
public enum HKCategoryValueOvulationTestResult: Int, HKCategoryValuePredicateProviding, Sendable {
    case negative = 1, luteinizingHormoneSurge, indeterminate, estrogenSurge
}
/// Source: Apple's documentation of `HKCategoryValuePregnancyTestResult`.
public enum HKCategoryValuePregnancyTestResult: Int, HKCategoryValuePredicateProviding, Sendable {
    case negative = 1, positive, indeterminate
}
/// Source: Apple's documentation of `HKCategoryValueProgesteroneTestResult`.
public enum HKCategoryValueProgesteroneTestResult: Int, HKCategoryValuePredicateProviding, Sendable {
    case negative = 1, positive, indeterminate
}
/// Source: Apple's documentation of `HKCategoryValueVaginalBleeding`.
public enum HKCategoryValueVaginalBleeding: Int, HKCategoryValuePredicateProviding, Sendable {
    case unspecified = 1, light, medium, heavy, none
}
/// Source: Apple's documentation of `HKCategoryValueMenstrualFlow`.
@available(iOS, deprecated: 18.0, message: "Use HKCategoryValueVaginalBleeding")
public enum HKCategoryValueMenstrualFlow: Int, HKCategoryValuePredicateProviding, Sendable {
    case unspecified = 1, light, medium, heavy, none
}
/// Source: Apple's documentation of `HKCategoryValueContraceptive`.
public enum HKCategoryValueContraceptive: Int, HKCategoryValuePredicateProviding, Sendable {
    case unspecified = 1, implant, injection, intrauterineDevice, intravaginalRing, oral, patch
}
/// Source: Apple's documentation of `HKCategoryValueEnvironmentalAudioExposureEvent`.
public enum HKCategoryValueEnvironmentalAudioExposureEvent: Int, HKCategoryValuePredicateProviding, Sendable {
    case momentaryLimit = 1
}
/// Source: Apple's documentation of `HKCategoryValueHeadphoneAudioExposureEvent`.
public enum HKCategoryValueHeadphoneAudioExposureEvent: Int, HKCategoryValuePredicateProviding, Sendable {
    case sevenDayLimit = 1
}
/// Source: Apple's documentation of `HKCategoryValueLowCardioFitnessEvent`.
public enum HKCategoryValueLowCardioFitnessEvent: Int, HKCategoryValuePredicateProviding, Sendable {
    case lowFitness = 1
}
/// Source: Apple's documentation of `HKCategoryValueAppleWalkingSteadinessEvent`.
public enum HKCategoryValueAppleWalkingSteadinessEvent: Int, HKCategoryValuePredicateProviding, Sendable {
    case initialLow = 1, initialVeryLow, repeatLow, repeatVeryLow
}
