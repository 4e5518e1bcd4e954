import CoreGraphics
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
open class VNClassificationObservation: VNObservation, @unchecked Sendable { open var identifier: String { "" } }
/// Source: Apple's documentation of `VNRecognizedObjectObservation`.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var labels: [VNClassificationObservation] { [] }
}

/// Source: Apple's documentation of `VNImageOption`.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let properties = VNImageOption(rawValue: "properties")
    public static let cameraIntrinsics = VNImageOption(rawValue: "cameraIntrinsics")
}
