import CoreMLModel
import QuinceFoundation

/// The name, type and limits of a model's input or output.
///
/// Source: Apple's documentation of `MLFeatureDescription`.
open class MLFeatureDescription: NSObject, @unchecked Sendable {
    public let name: String
    public let type: MLFeatureType
    public let isOptional: Bool
    public let multiArrayConstraint: MLMultiArrayConstraint?
    public let imageConstraint: MLImageConstraint?
    public let dictionaryConstraint: MLDictionaryConstraint?
    public let sequenceConstraint: MLSequenceConstraint?

    init(_ feature: ModelFeature) {
        (name, isOptional, type) = (feature.name, feature.isOptional, feature.kind.type)
        var (array, image): (MLMultiArrayConstraint?, MLImageConstraint?) = (nil, nil)
        var (dictionary, sequence): (MLDictionaryConstraint?, MLSequenceConstraint?) = (nil, nil)
        switch feature.kind {
        case .multiArray(let shape): array = MLMultiArrayConstraint(shape)
        case .image(let shape): image = MLImageConstraint(shape)
        case .dictionary(let hasIntegerKeys): dictionary = MLDictionaryConstraint(keyType: hasIntegerKeys ? .int64 : .string)
        case .sequence(let hasIntegers, let range): sequence = MLSequenceConstraint(hasIntegers: hasIntegers, range)
        default: break
        }
        (multiArrayConstraint, imageConstraint, dictionaryConstraint, sequenceConstraint) = (array, image, dictionary, sequence)
    }

    /// Whether a model takes a value for this feature.
    open func isAllowedValue(_ value: MLFeatureValue) -> Bool {
        if value.isUndefined { return isOptional }
        guard value.type == type else { return false }
        if let constraint = multiArrayConstraint, let array = value.multiArrayValue { return constraint.allows(array) }
        if let constraint = imageConstraint, let image = value.imageBufferValue { return constraint.allows(image) }
        if let constraint = sequenceConstraint, let sequence = value.sequenceValue {
            return sequence.type == constraint.valueDescription.type
        }
        return true
    }
}

extension ModelFeature.Kind {
    var type: MLFeatureType {
        switch self {
        case .none: .invalid
        case .int64: .int64
        case .double: .double
        case .string: .string
        case .image: .image
        case .multiArray: .multiArray
        case .dictionary: .dictionary
        case .sequence: .sequence
        case .state: .state
        }
    }
}
