import QuinceFoundation

/// The resolution of a parameter's value.
///
/// Source: Apple's documentation of `INIntentResolutionResult`.
open class INIntentResolutionResult: NSObject {
    @_spi(Quince) public enum Outcome {
        case success(Any), disambiguation([Any]), confirmationRequired(Any?), unsupported, needsValue, notRequired
    }
    /// Only factories make results.
    @_spi(Quince) public final var outcome = Outcome.notRequired

    @_spi(Quince) public required override init() {}

    @_spi(Quince) public static func make(_ outcome: Outcome) -> Self {
        let result = Self()
        result.outcome = outcome
        return result
    }

    /// A value is missing.
    open class func needsValue() -> Self { make(.needsValue) }
    /// The parameter may be empty.
    open class func notRequired() -> Self { make(.notRequired) }
    /// The value cannot be used.
    open class func unsupported() -> Self { make(.unsupported) }
}
