import QuinceFoundation

/// The type of the keys of a dictionary that a model takes or makes.
///
/// Source: Apple's documentation of `MLDictionaryConstraint`.
open class MLDictionaryConstraint: NSObject, @unchecked Sendable {
    public let keyType: MLFeatureType

    init(keyType: MLFeatureType) { self.keyType = keyType }
}
