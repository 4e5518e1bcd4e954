import CoreGraphics
import CoreVideo
import ImageIO
import QuinceFoundation

public let VNErrorDomain = "com.apple.Vision"

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
public typealias VNConfidence = Float

/// Recognizes something in pictures.
///
/// A simulated device has no models for faces, texts and bodies: their requests fail, as in a Simulator that lacks them. Codes are read.
///
/// Source: Apple's documentation of `VNRequest`.
open class VNRequest: NSObject, _VNRequestResults, @unchecked Sendable {
    public let completionHandler: VNRequestCompletionHandler?
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false
    open var revision = 1
    @_spi(Quince) public internal(set) var found: [VNObservation]?
    public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
    open func cancel() {}

    /// The findings in a picture; nil of a request that needs a model of the system.
    ///
    /// - Throws: An error in `VNErrorDomain` where an app's model fails.
    func findings(in image: CGImage, _ orientation: CGImagePropertyOrientation) throws -> [VNObservation]? { nil }
}

/// The findings of requests, which each kind of request declares with its own kind of findings.
public protocol _VNRequestResults: AnyObject {
    @_spi(Quince) var found: [VNObservation]? { get }
}

extension _VNRequestResults {
    /// The findings of the last time the request was performed; nil before.
    public var results: [VNObservation]? { found }
}

/// Source: Apple's documentation of `VNImageBasedRequest`.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable { open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1) }

/// Source: Apple's documentation of `VNRequestTextRecognitionLevel`.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate = 0, fast }

/// Source: Apple's documentation of `VNRecognizeTextRequest`.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The findings of the last time it was performed; nil before.
    public var results: [VNRecognizedTextObservation]? { found as? [VNRecognizedTextObservation] }
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var recognitionLanguages: [String] = ["en-US"]
    open var customWords: [String] = []
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    open var minimumTextHeight: Float = 0
    open func supportedRecognitionLanguages() throws -> [String] { [] }
}
/// Source: Apple's documentation of `VNDetectFaceRectanglesRequest`.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The findings of the last time it was performed; nil before.
    public var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
}
/// Source: Apple's documentation of `VNDetectFaceLandmarksRequest`.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The findings of the last time it was performed; nil before.
    public var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
}
/// Source: Apple's documentation of `VNDetectTextRectanglesRequest`.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var reportCharacterBoxes = false
    /// The findings of the last time it was performed; nil before.
    public var results: [VNTextObservation]? { found as? [VNTextObservation] }
}
/// Source: Apple's documentation of `VNDetectRectanglesRequest`.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The findings of the last time it was performed; nil before.
    public var results: [VNRectangleObservation]? { found as? [VNRectangleObservation] }
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 0.5
    open var minimumConfidence: VNConfidence = 0
    open var minimumSize: Float = 0.2
    open var maximumObservations = 1
}
/// Source: Apple's documentation of `VNClassifyImageRequest`.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The findings of the last time it was performed; nil before.
    public var results: [VNClassificationObservation]? { found as? [VNClassificationObservation] }
}
/// Source: Apple's documentation of `VNDetectHumanBodyPoseRequest`.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The findings of the last time it was performed; nil before.
    public var results: [VNHumanBodyPoseObservation]? { found as? [VNHumanBodyPoseObservation] }
}
/// Source: Apple's documentation of `VNDetectHumanHandPoseRequest`.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    open var maximumHandCount = 2
    /// The findings of the last time it was performed; nil before.
    public var results: [VNHumanHandPoseObservation]? { found as? [VNHumanHandPoseObservation] }
}
/// Source: Apple's documentation of `VNGeneratePersonSegmentationRequest`.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    /// Source: Apple's documentation of `VNGeneratePersonSegmentationRequest.QualityLevel`.
    public enum QualityLevel: UInt, Sendable { case accurate = 0, balanced, fast }
    open var qualityLevel = QualityLevel.accurate
    open var outputPixelFormat = kCVPixelFormatType_OneComponent8
    /// The findings of the last time it was performed; nil before.
    public var results: [VNPixelBufferObservation]? { found as? [VNPixelBufferObservation] }
}
/// Source: Apple's documentation of `VNGenerateForegroundInstanceMaskRequest`.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The findings of the last time it was performed; nil before.
    public var results: [VNInstanceMaskObservation]? { found as? [VNInstanceMaskObservation] }
}
/// Source: Apple's documentation of `VNGeneratePersonInstanceMaskRequest`.
open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The findings of the last time it was performed; nil before.
    public var results: [VNInstanceMaskObservation]? { found as? [VNInstanceMaskObservation] }
}
/// Source: Apple's documentation of `VNDetectHumanRectanglesRequest`.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var upperBodyOnly = true
    /// The findings of the last time it was performed; nil before.
    public var results: [VNHumanObservation]? { found as? [VNHumanObservation] }
}
/// Source: Apple's documentation of `VNDetectFaceCaptureQualityRequest`.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {
    open var inputFaceObservations: [VNFaceObservation]?
    /// The findings of the last time it was performed; nil before.
    public var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
}
/// Source: Apple's documentation of `VNRecognizeAnimalsRequest`.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The findings of the last time it was performed; nil before.
    public var results: [VNRecognizedObjectObservation]? { found as? [VNRecognizedObjectObservation] }
}
/// Source: Apple's documentation of `VNDetectDocumentSegmentationRequest`.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The findings of the last time it was performed; nil before.
    public var results: [VNRectangleObservation]? { found as? [VNRectangleObservation] }
}
