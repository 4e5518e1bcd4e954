import UIKit
import simd

/// The gestures by which the user moves a view's camera.
@MainActor final class CameraGestures {
    private unowned let view: SCNView
    private var targets: [ActionTarget] = []
    private var recognizers: [UIGestureRecognizer] = []
    /// Degrees that a point of movement turns the camera by.
    private static let turn: Float = 0.5

    var isEnabled = false {
        didSet {
            if isEnabled, recognizers.isEmpty { addRecognizers() }
            for recognizer in recognizers { recognizer.isEnabled = isEnabled }
        }
    }

    init(_ view: SCNView) { self.view = view }

    private func addRecognizers() {
        let turn = UIPanGestureRecognizer()
        turn.maximumNumberOfTouches = 1
        add(turn) { gestures in gestures.turn(turn) }
        let move = UIPanGestureRecognizer()
        move.minimumNumberOfTouches = 2
        add(move) { gestures in gestures.move(move) }
        let pinch = UIPinchGestureRecognizer()
        add(pinch) { gestures in gestures.pinch(pinch) }
        let back = UITapGestureRecognizer()
        back.numberOfTapsRequired = 2
        add(back) { gestures in gestures.goBack() }
    }

    private func add(_ recognizer: UIGestureRecognizer, _ action: @escaping @MainActor (CameraGestures) -> Void) {
        let target = ActionTarget { [weak self] _ in if let self { action(self) } }
        recognizer.addTarget(target, action: ActionTarget.selector)
        targets.append(target)
        recognizers.append(recognizer)
        view.addGestureRecognizer(recognizer)
    }

    /// The controller, with a camera of its own: the scene's stays where it is.
    private var controller: SCNCameraController? {
        guard let point = view.pointOfView else { return nil }
        if view.freeCamera == nil {
            let node = SCNNode()
            node.camera = point.camera?.copy() as? SCNCamera ?? SCNCamera()
            node.simdTransform = point.presentedWorldTransform(at: CACurrentMediaTime())
            view.freeCamera = node
            view.defaultCameraController.pointOfView = node
        }
        return view.defaultCameraController
    }

    private func turn(_ gesture: UIPanGestureRecognizer) {
        guard gesture.state == .began || gesture.state == .changed, let controller else { return }
        let way = gesture.translation(in: view)
        gesture.setTranslation(.zero, in: view)
        controller.rotateBy(x: -Float(way.x) * CameraGestures.turn, y: Float(way.y) * CameraGestures.turn)
    }

    private func move(_ gesture: UIPanGestureRecognizer) {
        guard gesture.state == .began || gesture.state == .changed, let controller, let node = controller.pointOfView else { return }
        let way = gesture.translation(in: view)
        gesture.setTranslation(.zero, in: view)
        let distance = simd_distance(node.simdWorldPosition, SIMD3(controller.target))
        let slope = tanf(Float(node.camera?.fieldOfView ?? 60) * .pi / 360)
        let unit = 2 * distance * slope / Float(max(view.bounds.height, 1))
        controller.translateInCameraSpaceBy(x: -Float(way.x) * unit, y: Float(way.y) * unit, z: 0)
    }

    private func pinch(_ gesture: UIPinchGestureRecognizer) {
        guard gesture.state == .began || gesture.state == .changed, gesture.scale > 0, let controller, let node = controller.pointOfView
        else { return }
        if let camera = node.camera, camera.usesOrthographicProjection {
            camera.orthographicScale /= gesture.scale
        } else {
            let distance = simd_distance(node.simdWorldPosition, SIMD3(controller.target))
            controller.dolly(toTarget: distance * (1 - 1 / Float(gesture.scale)))
        }
        gesture.scale = 1
    }

    private func goBack() {
        view.freeCamera = nil
        view.defaultCameraController.pointOfView = nil
    }
}
