import QuinceFoundation

/// Source: Apple's documentation of `MLPredictionOptions`.
open class MLPredictionOptions: NSObject, @unchecked Sendable {
    @available(*, deprecated, message: "Use computeUnits of MLModelConfiguration instead.")
    open var usesCPUOnly: Bool {
        get { usesProcessorOnly }
        set { usesProcessorOnly = newValue }
    }
    private var usesProcessorOnly = false
    public override init() { super.init() }
}
