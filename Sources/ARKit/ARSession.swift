import UIKit
import simd

/// Tracks the device and the world. A simulated device cannot: whatever is run fails with `ARError.unsupportedConfiguration`.
///
/// Source: Apple's documentation of `ARSession`.
open class ARSession: NSObject, @unchecked Sendable {
    public struct RunOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let resetTracking = RunOptions(rawValue: 1)
        public static let removeExistingAnchors = RunOptions(rawValue: 2)
        public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
        public static let resetSceneReconstruction = RunOptions(rawValue: 8)
    }

    public let identifier = UUID()
    open weak var delegate: (any ARSessionDelegate)?
    /// The queue that the delegate is called on; nil for the main queue.
    open var delegateQueue: DispatchQueue?
    /// nil: there is no camera.
    open var currentFrame: ARFrame? { nil }
    open private(set) var configuration: ARConfiguration?
    /// The delegate of the view that shows the session: it is told of failures, too.
    @MainActor var viewDelegate: (@MainActor () -> (any ARSessionObserver)?)?

    public override init() { super.init() }

    /// Fails, and tells the delegate so.
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
        (delegateQueue ?? .main).async { [weak self] in
            guard let self else { return }
            self.delegate?.session(self, didFailWithError: ARError(.unsupportedConfiguration))
        }
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            self.viewDelegate?()?.session(self, didFailWithError: ARError(.unsupportedConfiguration))
        }
    }
    open func pause() {}
    /// An anchor is added when a frame comes, and none comes.
    open func add(anchor: ARAnchor) {}
    open func remove(anchor: ARAnchor) {}
    open func setWorldOrigin(relativeTransform: simd_float4x4) {}
    /// Empty: nothing is tracked.
    open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }

    @available(*, unavailable, message: "not yet in Quince: maps of the world, which a simulated device does not make")
    open func getCurrentWorldMap(completionHandler: @escaping (ARWorldMap?, (any Error)?) -> Void) {}
    @available(*, unavailable, message: "not yet in Quince: tracked raycasts; a simulated device tracks nothing")
    open func trackedRaycast(_ query: ARRaycastQuery, updateHandler: @escaping ([ARRaycastResult]) -> Void) -> ARTrackedRaycast? { nil }
}

/// Is told of a session's state. Source: Apple's documentation of `ARSessionObserver`.
public protocol ARSessionObserver: NSObjectProtocol {
    func session(_ session: ARSession, didFailWithError error: any Error)
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    func sessionWasInterrupted(_ session: ARSession)
    func sessionInterruptionEnded(_ session: ARSession)
    func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
}

extension ARSessionObserver {
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
    public func sessionWasInterrupted(_ session: ARSession) {}
    public func sessionInterruptionEnded(_ session: ARSession) {}
    public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool { false }
}

/// Is told of a session's frames and anchors. Source: Apple's documentation of `ARSessionDelegate`.
public protocol ARSessionDelegate: ARSessionObserver {
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}

extension ARSessionDelegate {
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

/// A line that is searched for surfaces. Source: Apple's documentation of `ARRaycastQuery`.
open class ARRaycastQuery: NSObject, @unchecked Sendable {
    public enum Target: Int, Sendable { case existingPlaneGeometry = 0, existingPlaneInfinite, estimatedPlane }
    public enum TargetAlignment: Int, Sendable { case horizontal = 0, vertical, any }
    public let origin: SIMD3<Float>
    public let direction: SIMD3<Float>
    public let target: Target
    public let targetAlignment: TargetAlignment
    public init(origin: SIMD3<Float>, direction: SIMD3<Float>, allowing target: Target, alignment: TargetAlignment) {
        (self.origin, self.direction, self.target, targetAlignment) = (origin, direction, target, alignment)
    }
}

/// A surface on a line; none is found on a simulated device. Source: Apple's documentation of `ARRaycastResult`.
open class ARRaycastResult: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var target: ARRaycastQuery.Target { .estimatedPlane }
    open var targetAlignment: ARRaycastQuery.TargetAlignment { .any }
    open var anchor: ARAnchor? { nil }
}
