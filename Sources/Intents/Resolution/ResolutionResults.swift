import QuinceFoundation

/// What became of a parameter that is a text.
///
/// Source: Apple's documentation of `INStringResolutionResult`.
open class INStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: String) -> Self { make(.success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: String?) -> Self { make(.confirmationRequired(valueToConfirm)) }
    open class func disambiguation(with values: [String]) -> Self { make(.disambiguation(values)) }
}

/// What became of a parameter that is yes or no.
///
/// Source: Apple's documentation of `INBooleanResolutionResult`.
open class INBooleanResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Bool) -> Self { make(.success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: Bool?) -> Self { make(.confirmationRequired(valueToConfirm)) }
}

/// What became of a parameter that is a whole number.
///
/// Source: Apple's documentation of `INIntegerResolutionResult`.
open class INIntegerResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Int) -> Self { make(.success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: Int?) -> Self { make(.confirmationRequired(valueToConfirm)) }
}

/// What became of a parameter that is a number.
///
/// Source: Apple's documentation of `INDoubleResolutionResult`.
open class INDoubleResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Double) -> Self { make(.success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: Double?) -> Self { make(.confirmationRequired(valueToConfirm)) }
}

/// What became of a parameter that is a number of seconds.
///
/// Source: Apple's documentation of `INTimeIntervalResolutionResult`.
open class INTimeIntervalResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: TimeInterval) -> Self { make(.success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: TimeInterval?) -> Self { make(.confirmationRequired(valueToConfirm)) }
}

/// What became of a parameter that is a date.
///
/// Source: Apple's documentation of `INDateComponentsResolutionResult`.
open class INDateComponentsResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: DateComponents) -> Self { make(.success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: DateComponents?) -> Self { make(.confirmationRequired(valueToConfirm)) }
    open class func disambiguation(with values: [DateComponents]) -> Self { make(.disambiguation(values)) }
}

/// What became of a parameter that is an address.
///
/// Source: Apple's documentation of `INURLResolutionResult`.
open class INURLResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: URL) -> Self { make(.success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: URL?) -> Self { make(.confirmationRequired(valueToConfirm)) }
    open class func disambiguation(with values: [URL]) -> Self { make(.disambiguation(values)) }
}

/// What became of a parameter that is one of an enumeration; generated classes derive from it.
///
/// Source: Apple's documentation of `INEnumResolutionResult`.
open class INEnumResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Int) -> Self { make(.success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: Int) -> Self { make(.confirmationRequired(valueToConfirm)) }
}

/// What became of a parameter that is one of the app's own things; generated classes derive from it.
///
/// Source: Apple's documentation of `INObjectResolutionResult`.
open class INObjectResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedObject: INObject) -> Self { make(.success(resolvedObject)) }
    open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self { make(.disambiguation(objectsToDisambiguate)) }
    open class func confirmationRequired(with objectToConfirm: INObject?) -> Self { make(.confirmationRequired(objectToConfirm)) }
}
