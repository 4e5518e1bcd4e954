import UIKit
import simd

/// The camera of a frame. No frame comes on a simulated device. Source: Apple's documentation of `ARCamera`.
open class ARCamera: NSObject, NSCopying, @unchecked Sendable {
    public enum TrackingState: Equatable, Sendable {
        public enum Reason: Equatable, Sendable { case initializing, excessiveMotion, insufficientFeatures, relocalizing }
        case notAvailable, limited(Reason), normal
    }

    override init() { super.init() }
    public let transform = matrix_identity_float4x4
    public let eulerAngles = SIMD3<Float>()
    public let trackingState = TrackingState.notAvailable
    public let intrinsics = matrix_identity_float3x3
    public let imageResolution = CGSize.zero
    public let projectionMatrix = matrix_identity_float4x4
    public let exposureDuration: TimeInterval = 0
    public let exposureOffset: Float = 0

    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func copy() -> Any { self }
}

/// A picture of the camera with what is known of it. No frame comes on a simulated device. Source: Apple's documentation of `ARFrame`.
open class ARFrame: NSObject, NSCopying, @unchecked Sendable {
    override init() { super.init() }
    public enum WorldMappingStatus: Int, Sendable { case notAvailable = 0, limited, extending, mapped }
    open var timestamp: TimeInterval { 0 }
    open var camera: ARCamera { ARCamera() }
    open var anchors: [ARAnchor] { [] }
    open var worldMappingStatus: WorldMappingStatus { .notAvailable }
    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func copy() -> Any { self }
}
