import CoreGraphics
import CoreVideo
import QuinceFoundation

/// Something found in a picture. Source: Apple's documentation of `VNObservation`.
open class VNObservation: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    /// 0…1.
    open var confidence: VNConfidence { 0 }
}
/// Source: Apple's documentation of `VNDetectedObjectObservation`.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    /// In parts of the picture, 0…1, from its lower left corner.
    open var boundingBox: CGRect { .zero }
}
/// Source: Apple's documentation of `VNRectangleObservation`.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}
/// Source: Apple's documentation of `VNRecognizedText`.
open class VNRecognizedText: NSObject, @unchecked Sendable {
    open var string: String { "" }
    open var confidence: VNConfidence { 0 }
}
/// Source: Apple's documentation of `VNRecognizedTextObservation`.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
/// Source: Apple's documentation of `VNTextObservation`.
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable { open var characterBoxes: [VNRectangleObservation]? { nil } }
/// Source: Apple's documentation of `VNFaceObservation`.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}
/// Source: Apple's documentation of `VNClassificationObservation`.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    /// The name of the class.
    public let identifier: String
    private let probability: VNConfidence

    init(_ identifier: String, confidence: VNConfidence) { (self.identifier, probability) = (identifier, confidence) }

    open override var confidence: VNConfidence { probability }
}
/// Source: Apple's documentation of `VNRecognizedObjectObservation`.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var labels: [VNClassificationObservation] { [] }
}
/// Source: Apple's documentation of `VNHumanObservation`.
open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable { open var upperBodyOnly: Bool { true } }
/// A picture that a model made. Source: Apple's documentation of `VNPixelBufferObservation`.
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
    public let pixelBuffer: CVPixelBuffer
    /// The name of the output of an app's model.
    public let featureName: String?

    init(_ pixelBuffer: CVPixelBuffer, featureName: String? = nil) { (self.pixelBuffer, self.featureName) = (pixelBuffer, featureName) }
}
/// Parts of a picture that stand out from its background. Source: Apple's documentation of `VNInstanceMaskObservation`.
open class VNInstanceMaskObservation: VNObservation, @unchecked Sendable {
    /// The number of each pixel's part; 0 is the background.
    public let instanceMask: CVPixelBuffer
    /// The numbers of the parts, without the background's.
    open var allInstances: IndexSet { IndexSet() }

    init(_ instanceMask: CVPixelBuffer) { self.instanceMask = instanceMask }

    /// - Throws: An error in `VNErrorDomain`, for there are no parts.
    open func generateMask(forInstances instances: IndexSet) throws -> CVPixelBuffer { throw Self.noParts }
    /// - Throws: An error in `VNErrorDomain`, for there are no parts.
    open func generateScaledMaskForImage(forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler) throws
        -> CVPixelBuffer
    {
        throw Self.noParts
    }
    /// - Throws: An error in `VNErrorDomain`, for there are no parts.
    open func generateMaskedImage(
        ofInstances instances: IndexSet, from requestHandler: VNImageRequestHandler, croppedToInstancesExtent cropResult: Bool
    ) throws -> CVPixelBuffer { throw Self.noParts }

    private static var noParts: NSError {
        NSError(domain: VNErrorDomain, code: 5, userInfo: [NSLocalizedDescriptionKey: "The instances are not in the mask."])
    }
}

/// Source: Apple's documentation of `VNImageOption`.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let properties = VNImageOption(rawValue: "properties")
    public static let cameraIntrinsics = VNImageOption(rawValue: "cameraIntrinsics")
}
