import SceneKit
import SpriteKit
import UIKit
import simd

/// A view of the camera's picture with a scene in it. There is no camera: the scene is drawn over black, as in Apple's Simulator.
///
/// Source: Apple's documentation of `ARSCNView`.
@preconcurrency @MainActor open class ARSCNView: SCNView {
    /// Its failures are told to the view's delegate, too.
    open var session = ARSession() { didSet { observeSession() } }
    open var automaticallyUpdatesLighting = true
    open var rendersCameraGrain = true
    open var rendersMotionBlur = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareScene()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareScene()
    }
    private func prepareScene() {
        backgroundColor = .black
        scene = SCNScene()
        observeSession()
    }
    private func observeSession() { session.viewDelegate = { [weak self] in self?.delegate as? any ARSessionObserver } }

    /// nil: nothing is tracked.
    open func anchor(for node: SCNNode) -> ARAnchor? { nil }
    /// nil: nothing is tracked.
    open func node(for anchor: ARAnchor) -> SCNNode? { nil }
    /// nil: there is no frame whose camera the line could begin at.
    open func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery? { nil }
}

/// Makes nodes for anchors. Source: Apple's documentation of `ARSCNViewDelegate`.
@preconcurrency @MainActor public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}

/// A view of the camera's picture with a scene of SpriteKit's in it. There is no camera. Source: Apple's documentation of `ARSKView`.
@preconcurrency @MainActor open class ARSKView: SKView {
    open var session = ARSession()
    /// nil: nothing is tracked.
    open func anchor(for node: SKNode) -> ARAnchor? { nil }
    /// nil: nothing is tracked.
    open func node(for anchor: ARAnchor) -> SKNode? { nil }
}
