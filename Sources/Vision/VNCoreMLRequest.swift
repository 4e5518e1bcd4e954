import CoreGraphics
import CoreML
import ImageIO
import QuinceFoundation

/// How an image becomes one of the size that a model takes.
///
/// Source: Apple's documentation of `VNImageCropAndScaleOption`.
public enum VNImageCropAndScaleOption: UInt, Sendable {
    case centerCrop = 0, scaleFit, scaleFill
    case scaleFitRotate90CCW = 0x101, scaleFillRotate90CCW
}

/// Has an app's model look at pictures.
///
/// A model of a type that Core ML does not evaluate here fails, with an error that says so.
///
/// Source: Apple's documentation of `VNCoreMLRequest`.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
    public let model: VNCoreMLModel
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

    public convenience init(model: VNCoreMLModel) { self.init(model: model, completionHandler: nil) }

    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        self.model = model
        super.init(completionHandler: completionHandler)
    }

    override func findings(in image: CGImage, _ orientation: CGImagePropertyOrientation) throws -> [VNObservation]? {
        do {
            let outputs = try model.model.prediction(from: Inputs(try input(image, orientation), of: model))
            return observations(outputs)
        } catch {
            throw NSError(
                domain: VNErrorDomain, code: 3,
                userInfo: [NSLocalizedDescriptionKey: error.localizedDescription, NSUnderlyingErrorKey: error])
        }
    }

    private func input(_ image: CGImage, _ orientation: CGImagePropertyOrientation) throws -> MLFeatureValue {
        let description = model.model.modelDescription.inputDescriptionsByName[model.inputImageFeatureName]
        guard let constraint = description?.imageConstraint else { throw MLModelError(.featureType) }
        let options: [MLFeatureValue.ImageOption: Any] = [
            .cropRect: regionOfInterest, .cropAndScale: imageCropAndScaleOption.rawValue,
        ]
        return try MLFeatureValue(cgImage: image, orientation: orientation, constraint: constraint, options: options)
    }

    /// A classifier's classes with the most probable one first, or the values of a model's outputs.
    private func observations(_ outputs: any MLFeatureProvider) -> [VNObservation] {
        if let name = model.model.modelDescription.predictedProbabilitiesName, let value = outputs.featureValue(for: name) {
            return value.dictionaryValue.map { (name: "\($0.key.base)", confidence: $0.value.floatValue) }
                .sorted { ($1.confidence, $0.name) < ($0.confidence, $1.name) }
                .map { VNClassificationObservation($0.name, confidence: $0.confidence) }
        }
        return outputs.featureNames.sorted().compactMap { name in
            guard let value = outputs.featureValue(for: name) else { return nil }
            if let image = value.imageBufferValue { return VNPixelBufferObservation(image, featureName: name) }
            return VNCoreMLFeatureValueObservation(name, value)
        }
    }

    /// The picture as the model's input, with the other inputs of the app.
    private struct Inputs: MLFeatureProvider {
        private let image: MLFeatureValue
        private let name: String
        private let others: (any MLFeatureProvider)?

        init(_ image: MLFeatureValue, of model: VNCoreMLModel) {
            (self.image, name, others) = (image, model.inputImageFeatureName, model.featureProvider)
        }

        var featureNames: Set<String> { (others?.featureNames ?? []).union([name]) }
        func featureValue(for featureName: String) -> MLFeatureValue? {
            featureName == name ? image : others?.featureValue(for: featureName)
        }
    }
}

/// The value of an output of an app's model. Source: Apple's documentation of `VNCoreMLFeatureValueObservation`.
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
    public let featureName: String
    public let featureValue: MLFeatureValue

    init(_ featureName: String, _ featureValue: MLFeatureValue) { (self.featureName, self.featureValue) = (featureName, featureValue) }

    open override var confidence: VNConfidence { 1 }
}
