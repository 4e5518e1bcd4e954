import QuinceFoundation
import simd

/// The base of a session's configurations. A simulated device supports none. Source: Apple's documentation of `ARConfiguration`.
open class ARConfiguration: NSObject, NSCopying, @unchecked Sendable {
    open class var isSupported: Bool { false }
    /// Empty: there is no camera.
    open class var supportedVideoFormats: [VideoFormat] { [] }
    open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }

    open var worldAlignment = WorldAlignment.gravity
    open var isLightEstimationEnabled = true
    open var providesAudioData = false
    open var frameSemantics: FrameSemantics = []

    override init() { super.init() }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func copy() -> Any { self }

    public enum WorldAlignment: Int, Sendable { case gravity = 0, gravityAndHeading, camera }
    public struct FrameSemantics: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let personSegmentation = FrameSemantics(rawValue: 1)
        public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
        public static let bodyDetection = FrameSemantics(rawValue: 4)
        public static let sceneDepth = FrameSemantics(rawValue: 8)
        public static let smoothedSceneDepth = FrameSemantics(rawValue: 16)
    }
    /// A format of the camera's pictures; there is none.
    public final class VideoFormat: NSObject, Sendable {
        private override init() { super.init() }
        public var imageResolution: CGSize { .zero }
        public var framesPerSecond: Int { 0 }
    }
}

public struct ARSceneReconstruction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mesh = ARSceneReconstruction(rawValue: 1)
    public static let meshWithClassification = ARSceneReconstruction(rawValue: 3)
}

/// Tracks the device in the world. Source: Apple's documentation of `ARWorldTrackingConfiguration`.
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    public struct PlaneDetection: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let horizontal = PlaneDetection(rawValue: 1)
        public static let vertical = PlaneDetection(rawValue: 2)
    }
    public enum EnvironmentTexturing: Int, Sendable { case none = 0, manual, automatic }

    open class var supportsUserFaceTracking: Bool { false }
    open class func supportsSceneReconstruction(_ sceneReconstruction: ARSceneReconstruction) -> Bool { false }
    open var isAutoFocusEnabled = true
    open var environmentTexturing = EnvironmentTexturing.none
    open var planeDetection: PlaneDetection = []
    open var sceneReconstruction: ARSceneReconstruction = []
    open var userFaceTrackingEnabled = false
    open var isCollaborationEnabled = false
    open var maximumNumberOfTrackedImages = 0
    open var wantsHDREnvironmentTextures = true
    public override init() { super.init() }
}

/// Tracks the device's turns. Source: Apple's documentation of `AROrientationTrackingConfiguration`.
open class AROrientationTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    open var isAutoFocusEnabled = true
    public override init() { super.init() }
}

/// Tracks faces. Source: Apple's documentation of `ARFaceTrackingConfiguration`.
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    open class var supportedNumberOfTrackedFaces: Int { 0 }
    open class var supportsWorldTracking: Bool { false }
    open var maximumNumberOfTrackedFaces = 1
    open var isWorldTrackingEnabled = false
    public override init() { super.init() }
}

/// Tracks pictures. Source: Apple's documentation of `ARImageTrackingConfiguration`.
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    open var isAutoFocusEnabled = true
    open var maximumNumberOfTrackedImages = 1
    public override init() { super.init() }
}

/// Tracks a person. Source: Apple's documentation of `ARBodyTrackingConfiguration`.
open class ARBodyTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    open var isAutoFocusEnabled = true
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
    open var automaticSkeletonScaleEstimationEnabled = false
    public override init() { super.init() }
}

/// Tracks the device by its place on earth. Source: Apple's documentation of `ARGeoTrackingConfiguration`.
open class ARGeoTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    public override init() { super.init() }
    /// Answers that it is not available: `ARError.unsupportedConfiguration`.
    open class func checkAvailability(completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(false, ARError(.unsupportedConfiguration)) }
    }
}
