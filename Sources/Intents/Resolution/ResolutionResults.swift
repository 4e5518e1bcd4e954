import QuinceFoundation

/// The resolution of a parameter that is a string.
///
/// Source: Apple's documentation of `INStringResolutionResult`.
open class INStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: String) -> Self { make(.success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: String?) -> Self { make(.confirmationRequired(valueToConfirm)) }
    open class func disambiguation(with values: [String]) -> Self { make(.disambiguation(values)) }
}

/// The resolution of a Boolean parameter.
///
/// Source: Apple's documentation of `INBooleanResolutionResult`.
open class INBooleanResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Bool) -> Self { make(.success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: Bool?) -> Self { make(.confirmationRequired(valueToConfirm)) }
}

/// The resolution of a parameter that is an integer.
///
/// Source: Apple's documentation of `INIntegerResolutionResult`.
open class INIntegerResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Int) -> Self { make(.success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: Int?) -> Self { make(.confirmationRequired(valueToConfirm)) }
}

/// The resolution of a parameter that is a floating-point number.
///
/// Source: Apple's documentation of `INDoubleResolutionResult`.
open class INDoubleResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Double) -> Self { make(.success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: Double?) -> Self { make(.confirmationRequired(valueToConfirm)) }
}

/// The resolution of a parameter that is a time interval, in seconds.
///
/// Source: Apple's documentation of `INTimeIntervalResolutionResult`.
open class INTimeIntervalResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: TimeInterval) -> Self { make(.success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: TimeInterval?) -> Self { make(.confirmationRequired(valueToConfirm)) }
}

/// The resolution of a parameter that is a date.
///
/// Source: Apple's documentation of `INDateComponentsResolutionResult`.
open class INDateComponentsResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: DateComponents) -> Self { make(.success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: DateComponents?) -> Self { make(.confirmationRequired(valueToConfirm)) }
    open class func disambiguation(with values: [DateComponents]) -> Self { make(.disambiguation(values)) }
}

/// The resolution of a parameter that is a URL.
///
/// Source: Apple's documentation of `INURLResolutionResult`.
open class INURLResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: URL) -> Self { make(.success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: URL?) -> Self { make(.confirmationRequired(valueToConfirm)) }
    open class func disambiguation(with values: [URL]) -> Self { make(.disambiguation(values)) }
}

/// The resolution of a parameter that is a case of an enumeration; the superclass of generated classes.
///
/// Source: Apple's documentation of `INEnumResolutionResult`.
open class INEnumResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Int) -> Self { make(.success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: Int) -> Self { make(.confirmationRequired(valueToConfirm)) }
}

/// The resolution of a parameter that is an object of the app; the superclass of generated classes.
///
/// Source: Apple's documentation of `INObjectResolutionResult`.
open class INObjectResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedObject: INObject) -> Self { make(.success(resolvedObject)) }
    open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self { make(.disambiguation(objectsToDisambiguate)) }
    open class func confirmationRequired(with objectToConfirm: INObject?) -> Self { make(.confirmationRequired(objectToConfirm)) }
}
