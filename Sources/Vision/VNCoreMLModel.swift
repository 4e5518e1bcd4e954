import CoreML
import QuinceFoundation

/// An app's model that takes an image.
///
/// Source: Apple's documentation of `VNCoreMLModel`.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
    let model: MLModel
    /// The input that gets the image.
    open var inputImageFeatureName: String
    /// The values of the model's other inputs.
    open var featureProvider: (any MLFeatureProvider)?

    /// - Throws: An error in `VNErrorDomain` for a model that takes no image.
    public init(for model: MLModel) throws {
        let inputs = model.modelDescription.inputDescriptionsByName.values.sorted { $0.name < $1.name }
        guard let input = inputs.first(where: { $0.type == .image }) else {
            let text = "The model does not have a valid input feature of type image"
            throw NSError(domain: VNErrorDomain, code: 15, userInfo: [NSLocalizedDescriptionKey: text])
        }
        (self.model, inputImageFeatureName) = (model, input.name)
    }
}
