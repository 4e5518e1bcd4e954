import UIKit
import simd

public enum SCNInteractionMode: Int, Sendable {
    case fly = 0, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}

/// Moves a camera as the user does. Source: Apple's documentation of `SCNCameraController`.
@preconcurrency @MainActor open class SCNCameraController: NSObject {
    open var pointOfView: SCNNode?
    /// Turning about the target around the world's y axis and the camera's x axis is what all modes do here; others are named in the console.
    open var interactionMode = SCNInteractionMode.orbitTurntable {
        didSet {
            if interactionMode != .orbitTurntable {
                SceneNotice.report("SCNCameraController.interactionMode: not yet in Quince: modes other than orbitTurntable")
            }
        }
    }
    /// The point of the world that the camera turns about.
    open var target = SCNVector3Zero
    open var automaticTarget = false
    open var worldUp = SCNVector3(0, 1, 0)
    /// Degrees that the camera can go up and down; both 0: no limits but straight up and down.
    open var minimumVerticalAngle: Float = 0
    open var maximumVerticalAngle: Float = 0
    open weak var delegate: (any SCNCameraControllerDelegate)?
    open var inertiaEnabled = false
    open var isInertiaRunning: Bool { false }

    /// Turns the camera about the target.
    /// - Parameters: Degrees to the right and upwards.
    open func rotateBy(x deltaX: Float, y deltaY: Float) {
        guard let node = pointOfView else { return }
        let (center, up) = (SIMD3(target), simd_normalize(SIMD3<Float>(worldUp)))
        let offset = node.simdWorldPosition - center
        let distance = simd_length(offset)
        guard distance > 1e-6 else { return }
        let height = asinf(simd_clamp(simd_dot(offset / distance, up), -1, 1))
        var wanted = height + deltaY * .pi / 180
        let isLimited = minimumVerticalAngle != 0 || maximumVerticalAngle != 0
        let low = isLimited ? minimumVerticalAngle * .pi / 180 : -1.55
        let high = isLimited ? maximumVerticalAngle * .pi / 180 : 1.55
        wanted = simd_clamp(wanted, min(low, high), max(low, high))
        let right = node.simdWorldOrientation.act(SIMD3(1, 0, 0))
        node.simdRotate(by: simd_quatf(angle: -(wanted - height), axis: right), aroundTarget: center)
        node.simdRotate(by: simd_quatf(angle: deltaX * .pi / 180, axis: up), aroundTarget: center)
    }

    /// Moves the camera along its axes.
    open func translateInCameraSpaceBy(x deltaX: Float, y deltaY: Float, z deltaZ: Float) {
        guard let node = pointOfView else { return }
        let way = node.simdWorldOrientation.act(SIMD3(deltaX, deltaY, deltaZ))
        node.simdWorldPosition += way
        target = SCNVector3(SIMD3(target) + node.simdWorldOrientation.act(SIMD3(deltaX, deltaY, 0)))
    }

    /// Moves the camera nearer to the target, or away from it.
    open func dolly(toTarget delta: Float) {
        guard let node = pointOfView else { return }
        let offset = node.simdWorldPosition - SIMD3(target)
        let distance = simd_length(offset)
        guard distance > 1e-6 else { return }
        node.simdWorldPosition = SIMD3(target) + offset * (max(distance - delta, distance * 0.02) / distance)
    }

    /// Rolls the camera about its axis.
    /// - Parameter delta: Degrees.
    open func rollAroundTarget(_ delta: Float) {
        pointOfView?.simdLocalRotate(by: simd_quatf(angle: delta * .pi / 180, axis: SIMD3(0, 0, 1)))
    }

    open func clearRoll() {
        guard let node = pointOfView else { return }
        node.simdLook(at: node.simdWorldPosition + node.simdWorldFront, up: SIMD3(worldUp), localFront: SIMD3(0, 0, -1))
    }

    open func stopInertia() {}

    @available(*, unavailable, message: "not yet in Quince: cameras that frame nodes")
    open func frameNodes(_ nodes: [SCNNode]) {}
    @available(*, unavailable, message: "not yet in Quince: cameras that roll about points of the view")
    open func roll(by delta: Float, aroundScreenPoint point: CGPoint, viewport: CGSize) {}
    @available(*, unavailable, message: "not yet in Quince: cameras that follow single touches; use rotateBy(x:y:)")
    open func beginInteraction(_ location: CGPoint, withViewport viewport: CGSize) {}
}

/// Source: Apple's documentation of `SCNCameraControllerDelegate`.
@preconcurrency @MainActor public protocol SCNCameraControllerDelegate: NSObjectProtocol {
    func cameraInertiaWillStart(for cameraController: SCNCameraController)
    func cameraInertiaDidEnd(for cameraController: SCNCameraController)
}

extension SCNCameraControllerDelegate {
    public func cameraInertiaWillStart(for cameraController: SCNCameraController) {}
    public func cameraInertiaDidEnd(for cameraController: SCNCameraController) {}
}
