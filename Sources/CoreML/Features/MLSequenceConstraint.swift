import CoreMLModel
import QuinceFoundation

/// The elements of a sequence that a model takes or makes.
///
/// Source: Apple's documentation of `MLSequenceConstraint`.
open class MLSequenceConstraint: NSObject, @unchecked Sendable {
    public let valueDescription: MLFeatureDescription
    public let countRange: NSRange

    init(hasIntegers: Bool, _ range: SizeRange) {
        valueDescription = MLFeatureDescription(ModelFeature(name: "", kind: hasIntegers ? .int64 : .string))
        countRange = NSRange(range)
    }
}
