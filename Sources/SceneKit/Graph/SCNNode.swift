import UIKit
import simd

/// A place in a scene, with a transform, children, and what is seen there.
///
/// Source: Apple's documentation of `SCNNode`.
open class SCNNode: NSObject, NSCopying, SCNActionable, SCNBoundingVolume, @unchecked Sendable {
    open var name: String?
    open var geometry: SCNGeometry?
    open var light: SCNLight?
    open var camera: SCNCamera?
    open var isHidden = false
    open var isPaused = false
    open var castsShadow = true
    /// Nodes of greater orders are drawn later.
    open var renderingOrder = 0
    /// Cameras and lights whose masks share no bit with it leave the node out.
    open var categoryBitMask = 1
    open var movabilityHint = SCNMovabilityHint.fixed
    open var focusBehavior = SCNNodeFocusBehavior.none
    /// The constraints that adjust the node's transform in each frame, in order.
    open var constraints: [SCNConstraint]?

    open internal(set) weak var parent: SCNNode?
    open internal(set) var childNodes: [SCNNode] = []

    var placement = Animated(SIMD3<Float>())
    var turn = Animated(simd_quatf(real: 1, imag: SIMD3()))
    var stretch = Animated(SIMD3<Float>(repeating: 1))
    /// The angles that the rotation was set by: a rotation has many.
    var angles: SIMD3<Float>?
    var axisAngle: SIMD4<Float>?
    /// A transform that position, rotation and scale cannot say.
    var sheared: simd_float4x4?
    var pivotMatrix: simd_float4x4?
    /// The local transform that constraints have led to in this frame.
    var constrained: simd_float4x4?
    var running: [RunningSceneAction] = []
    private var visibility = Animated(CGFloat(1))
    private var explicitBox: (min: SCNVector3, max: SCNVector3)?
    /// The node that this one shows the present state of.
    private var presentedNode: SCNNode?

    public override init() { super.init() }

    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }

    /// Fails: there are no archives of nodes.
    public required init?(coder: NSCoder) { nil }

    /// From 0, where the node and its descendants cannot be seen, to 1.
    open var opacity: CGFloat {
        get { visibility.model }
        set { visibility.set(newValue) }
    }
    func presentedOpacity(at time: TimeInterval) -> CGFloat { visibility.presented(at: time) }

    /// A node with the values that are shown now, where animations are under way.
    open var presentation: SCNNode {
        if presentedNode != nil { return self }
        let node = SCNNode()
        node.presentedNode = self
        (node.name, node.geometry, node.light, node.camera) = (name, geometry, light, camera)
        (node.isHidden, node.categoryBitMask, node.pivotMatrix) = (isHidden, categoryBitMask, pivotMatrix)
        node.visibility = Animated(presentedOpacity(at: CACurrentMediaTime()))
        node.childNodes = childNodes
        node.parent = parent
        if constrained != nil || sheared != nil {
            node.setLocal(presentedTransform(at: CACurrentMediaTime()))
        } else {
            let now = CACurrentMediaTime()
            node.placement = Animated(placement.presented(at: now))
            node.turn = Animated(turn.presented(at: now))
            node.stretch = Animated(stretch.presented(at: now))
        }
        return node
    }
    var isPresentation: Bool { presentedNode != nil }
    var identity: SCNNode { presentedNode ?? self }

    // MARK: Copies

    /// A copy with copies of all descendants; geometries, lights and cameras are shared.
    open func clone() -> Self {
        let copy = copyAlone()
        for child in childNodes { copy.addChildNode(child.clone()) }
        return copy
    }

    private func copyAlone() -> Self {
        let copy = SCNNode.makeCopyTarget(like: self)
        (copy.name, copy.geometry, copy.light, copy.camera) = (name, geometry, light, camera)
        (copy.isHidden, copy.isPaused, copy.castsShadow) = (isHidden, isPaused, castsShadow)
        (copy.renderingOrder, copy.categoryBitMask, copy.movabilityHint) = (renderingOrder, categoryBitMask, movabilityHint)
        copy.constraints = constraints
        (copy.placement, copy.turn, copy.stretch) = (placement, turn, stretch)
        (copy.angles, copy.axisAngle, copy.sheared, copy.pivotMatrix) = (angles, axisAngle, sheared, pivotMatrix)
        (copy.visibility, copy.explicitBox) = (visibility, explicitBox)
        return copy
    }

    private static func makeCopyTarget<Node: SCNNode>(like node: Node) -> Node {
        guard let copy = SCNNode() as? Node else {
            fatalError("SCNNode: not yet in Quince: copies of \(type(of: node)); copy its geometry and children into a new one")
        }
        return copy
    }

    /// As `clone()`.
    public func copy(with zone: NSZone? = nil) -> Any { clone() }
    open override func copy() -> Any { clone() }

    // MARK: Bounds

    /// Corners of the box around the node's geometry and its descendants', in the node's coordinates; zero where there is none.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get {
            if let explicitBox { return explicitBox }
            guard let box = contentBox(at: nil) else { return (SCNVector3Zero, SCNVector3Zero) }
            return (SCNVector3(box.min), SCNVector3(box.max))
        }
        set { explicitBox = newValue }
    }

    /// The sphere around `boundingBox`.
    open var boundingSphere: (center: SCNVector3, radius: Float) {
        let (low, high) = boundingBox
        let (a, b) = (SIMD3<Float>(low), SIMD3<Float>(high))
        return (SCNVector3((a + b) / 2), simd_distance(a, b) / 2)
    }

    /// - Parameter time: nil for the model's transforms.
    func contentBox(at time: TimeInterval?) -> Box3? {
        var box = geometry?.meshBox
        for child in childNodes {
            guard let inner = child.contentBox(at: time) else { continue }
            let moved = inner.transformed(time.map { child.presentedTransform(at: $0) } ?? child.localTransform)
            box = box.map { $0.union(moved) } ?? moved
        }
        return box
    }
}

public enum SCNMovabilityHint: Int, Sendable { case fixed = 0, movable }
public enum SCNNodeFocusBehavior: Int, Sendable { case none = 0, occluding, focusable }

/// An object with a bounding box. Source: Apple's documentation of `SCNBoundingVolume`.
public protocol SCNBoundingVolume: NSObjectProtocol {
    var boundingBox: (min: SCNVector3, max: SCNVector3) { get set }
    var boundingSphere: (center: SCNVector3, radius: Float) { get }
}

/// A box along the axes.
struct Box3 {
    var min: SIMD3<Float>
    var max: SIMD3<Float>

    init(min: SIMD3<Float>, max: SIMD3<Float>) { (self.min, self.max) = (min, max) }

    init?(_ points: [SIMD3<Float>]) {
        guard let first = points.first else { return nil }
        self.init(min: first, max: first)
        for point in points { (min, max) = (simd_min(min, point), simd_max(max, point)) }
    }

    func union(_ other: Box3) -> Box3 { Box3(min: simd_min(min, other.min), max: simd_max(max, other.max)) }

    var corners: [SIMD3<Float>] {
        (0..<8).map { SIMD3($0 & 1 == 0 ? min.x : max.x, $0 & 2 == 0 ? min.y : max.y, $0 & 4 == 0 ? min.z : max.z) }
    }

    func transformed(_ matrix: simd_float4x4) -> Box3 { Box3(corners.map { matrix.transform($0) })! }
}
