import ARKit
import UIKit
import simd

/// Measures rooms, which needs a LiDAR sensor: a simulated device has none. Source: Apple's documentation of `RoomCaptureSession`.
open class RoomCaptureSession: @unchecked Sendable {
    open class var isSupported: Bool { false }
    public struct Configuration: Sendable {
        public var isCoachingEnabled = true
        public init() {}
    }
    public enum CaptureError: LocalizedError, Sendable {
        case exceedSceneSizeLimit, worldTrackingFailure, invalidARConfiguration, invalidRoomLocation, deviceNotSupported, deviceTooHot
        case internalError
        public var errorDescription: String? { self == .deviceNotSupported ? "The device is not supported." : "The scan failed." }
    }
    public enum Instruction: Sendable { case moveCloseToWall, moveAwayFromWall, slowDown, turnOnLight, normal, lowTexture }

    public let arSession: ARSession
    public init() { arSession = ARSession() }
    public init(arSession: ARSession) { self.arSession = arSession }

    @available(*, unavailable, message: "not yet in Quince: measured rooms; RoomCaptureSession.isSupported is false")
    open func run(configuration: Configuration) {}
    @available(*, unavailable, message: "not yet in Quince: measured rooms; RoomCaptureSession.isSupported is false")
    open func stop(pauseARSession: Bool = true) {}
    @available(*, unavailable, message: "not yet in Quince: measured rooms; RoomCaptureSession.isSupported is false")
    open var delegate: (any RoomCaptureSessionDelegate)? {
        get { nil }
        set {}
    }
}
