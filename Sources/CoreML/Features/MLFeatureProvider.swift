/// The values of a model's inputs or outputs by name.
///
/// Source: Apple's documentation of `MLFeatureProvider`.
public protocol MLFeatureProvider {
    var featureNames: Set<String> { get }
    func featureValue(for featureName: String) -> MLFeatureValue?
}
