import CoreGraphics
import QuinceFoundation

/// Something found in a picture. Source: Apple's documentation of `VNObservation`.
open class VNObservation: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open var confidence: VNConfidence { 0 }
}
/// Source: Apple's documentation of `VNDetectedObjectObservation`.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable { open var boundingBox: CGRect { .zero } }
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
/// Source: Apple's documentation of `VNBarcodeObservation`.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    open var symbology: VNBarcodeSymbology { .qr }
    open var payloadStringValue: String? { nil }
}
/// Source: Apple's documentation of `VNClassificationObservation`.
open class VNClassificationObservation: VNObservation, @unchecked Sendable { open var identifier: String { "" } }
/// Source: Apple's documentation of `VNRecognizedObjectObservation`.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var labels: [VNClassificationObservation] { [] }
}

/// Answers requests about a picture.
///
/// Source: Apple's documentation of `VNImageRequestHandler`.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(cgImage image: CGImage, orientation: UInt32, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { super.init() }

    /// - Throws: An error in `VNErrorDomain`, which the requests' handlers get, too.
    open func perform(_ requests: [VNRequest]) throws {
        let error = NSError(
            domain: VNErrorDomain, code: 9, userInfo: [NSLocalizedDescriptionKey: "Could not create inference context"])
        for request in requests { request.completionHandler?(request, error) }
        throw error
    }
}

/// Source: Apple's documentation of `VNImageOption`.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let properties = VNImageOption(rawValue: "properties")
    public static let cameraIntrinsics = VNImageOption(rawValue: "cameraIntrinsics")
}
