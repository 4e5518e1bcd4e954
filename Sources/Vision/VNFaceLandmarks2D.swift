import CoreGraphics
import QuinceFoundation

// Faces, which only requests make: a simulated device recognizes none.

/// Parts of a face. Source: Apple's documentation of `VNFaceLandmarks`.
open class VNFaceLandmarks: NSObject, @unchecked Sendable {
    /// 0…1.
    open var confidence: VNConfidence { 0 }
    override init() { super.init() }
}

/// Parts of a face in a picture. Source: Apple's documentation of `VNFaceLandmarks2D`.
open class VNFaceLandmarks2D: VNFaceLandmarks, @unchecked Sendable {
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var nose: VNFaceLandmarkRegion2D? { nil }
    open var noseCrest: VNFaceLandmarkRegion2D? { nil }
    open var medianLine: VNFaceLandmarkRegion2D? { nil }
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    open var innerLips: VNFaceLandmarkRegion2D? { nil }
    open var leftPupil: VNFaceLandmarkRegion2D? { nil }
    open var rightPupil: VNFaceLandmarkRegion2D? { nil }
}

/// The path that the points of a region form. Source: Apple's documentation of `VNPointsClassification`.
public enum VNPointsClassification: Int, Sendable { case disconnected = 0, openPath, closedPath }

/// A part of a face. Source: Apple's documentation of `VNFaceLandmarkRegion`.
open class VNFaceLandmarkRegion: NSObject, @unchecked Sendable {
    open var pointCount: Int { 0 }
    override init() { super.init() }
}

/// A part of a face in a picture. Source: Apple's documentation of `VNFaceLandmarkRegion2D`.
open class VNFaceLandmarkRegion2D: VNFaceLandmarkRegion, @unchecked Sendable {
    /// In parts of the face's box, 0…1.
    open var normalizedPoints: [CGPoint] { [] }
    open var precisionEstimatesPerPoint: [NSNumber]? { nil }
    open var pointsClassification: VNPointsClassification { .disconnected }
    /// The points in pixels of the picture.
    open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}

extension VNFaceObservation {
    public var landmarks: VNFaceLandmarks2D? { nil }
    /// The turn of the head about the axis to the camera, in radians; nil where it was not looked for.
    public var roll: NSNumber? { nil }
    /// The turn of the head about the vertical axis, in radians; nil where it was not looked for.
    public var yaw: NSNumber? { nil }
    /// The nod of the head, in radians; nil where it was not looked for.
    public var pitch: NSNumber? { nil }
    /// 0…1; nil where it was not looked for.
    public var faceCaptureQuality: Float? { nil }
}
