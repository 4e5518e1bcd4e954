import UIKit
import simd

/// A renderer of scenes. Source: Apple's documentation of `SCNSceneRenderer`.
@preconcurrency @MainActor public protocol SCNSceneRenderer: NSObjectProtocol {
    var scene: SCNScene? { get set }
    var sceneTime: TimeInterval { get set }
    var delegate: (any SCNSceneRendererDelegate)? { get set }
    var isPlaying: Bool { get set }
    var loops: Bool { get set }
    var pointOfView: SCNNode? { get set }
    var autoenablesDefaultLighting: Bool { get set }
    var isJitteringEnabled: Bool { get set }
    var showsStatistics: Bool { get set }
    var debugOptions: SCNDebugOptions { get set }
    func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult]
    func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool
    func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode]
    func projectPoint(_ point: SCNVector3) -> SCNVector3
    func unprojectPoint(_ point: SCNVector3) -> SCNVector3
    func prepare(_ object: Any, shouldAbortBlock block: (() -> Bool)?) -> Bool
    func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)?)
}

/// Is told of the steps of each frame, on the main thread. Source: Apple's documentation of `SCNSceneRendererDelegate`.
@preconcurrency @MainActor public protocol SCNSceneRendererDelegate: NSObjectProtocol {
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}

public enum SCNAntialiasingMode: UInt, Sendable { case none = 0, multisampling2X, multisampling4X }

public struct SCNDebugOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Draws all geometries as lines.
    public static let renderAsWireframe = SCNDebugOptions(rawValue: 64)
    @available(*, unavailable, message: "not yet in Quince: physics of scenes")
    public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1)
    @available(*, unavailable, message: "not yet in Quince: outlines of boxes; renderAsWireframe is there")
    public static let showBoundingBoxes = SCNDebugOptions(rawValue: 2)
    @available(*, unavailable, message: "not yet in Quince: outlines of lights; renderAsWireframe is there")
    public static let showLightInfluences = SCNDebugOptions(rawValue: 4)
    @available(*, unavailable, message: "not yet in Quince: outlines of lights; renderAsWireframe is there")
    public static let showLightExtents = SCNDebugOptions(rawValue: 8)
    @available(*, unavailable, message: "not yet in Quince: physics of scenes")
    public static let showPhysicsFields = SCNDebugOptions(rawValue: 16)
    @available(*, unavailable, message: "not yet in Quince: lines over surfaces; renderAsWireframe is there")
    public static let showWireframe = SCNDebugOptions(rawValue: 32)
    @available(*, unavailable, message: "not yet in Quince: skins")
    public static let showSkeletons = SCNDebugOptions(rawValue: 128)
    @available(*, unavailable, message: "not yet in Quince: creases")
    public static let showCreases = SCNDebugOptions(rawValue: 256)
    @available(*, unavailable, message: "not yet in Quince: constraints drawn")
    public static let showConstraints = SCNDebugOptions(rawValue: 512)
    @available(*, unavailable, message: "not yet in Quince: cameras drawn")
    public static let showCameras = SCNDebugOptions(rawValue: 1024)
}
