import QuinceFoundation

/// Source: Apple's documentation of `MLComputeUnits`. All models are evaluated on the processor here.
public enum MLComputeUnits: Int, Sendable { case cpuOnly = 0, cpuAndGPU, all, cpuAndNeuralEngine }

/// Source: Apple's documentation of `MLModelConfiguration`.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
    open var computeUnits = MLComputeUnits.all
    open var modelDisplayName: String?
    open var allowLowPrecisionAccumulationOnGPU = false
    public override init() { super.init() }
}
