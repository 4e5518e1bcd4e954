import UIKit
import simd

/// A rule that a node's transform follows in each frame. Source: Apple's documentation of `SCNConstraint`.
open class SCNConstraint: NSObject, NSCopying, @unchecked Sendable {
    open var isEnabled = true
    /// The part of the change that is made, from 0 to 1.
    open var influenceFactor: CGFloat = 1
    open var isIncremental = false

    public override init() { super.init() }

    /// The world transform that the rule asks for.
    func transform(of node: SCNNode, from world: simd_float4x4, camera: simd_float4x4, at time: TimeInterval) -> simd_float4x4 { world }

    final func apply(to node: SCNNode, _ world: simd_float4x4, camera: simd_float4x4, at time: TimeInterval) -> simd_float4x4 {
        guard isEnabled, influenceFactor > 0 else { return world }
        let wanted = transform(of: node, from: world, camera: camera, at: time)
        guard influenceFactor < 1 else { return wanted }
        let part = Float(influenceFactor)
        return simd_float4x4(
            translation: world.translation + (wanted.translation - world.translation) * part,
            rotation: simd_slerp(world.rotation, wanted.rotation, part),
            scale: world.scale + (wanted.scale - world.scale) * part)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func copy() -> Any { self }
}

/// Turns a node's negative z axis to another node. Source: Apple's documentation of `SCNLookAtConstraint`.
open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
    open var target: SCNNode?
    open var targetOffset = SCNVector3Zero
    open var localFront = SCNNode.localFront
    open var worldUp = SCNVector3(0, 1, 0)
    /// Whether the node does not roll.
    open var isGimbalLockEnabled = false

    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }

    override func transform(of node: SCNNode, from world: simd_float4x4, camera: simd_float4x4, at time: TimeInterval) -> simd_float4x4 {
        guard let target else { return world }
        let point = target.presentedWorldTransform(at: time).transform(SIMD3(targetOffset))
        let direction = point - world.translation
        let front = SIMD3<Float>(localFront)
        guard simd_length(direction) > 1e-9 else { return world }
        let rotation: simd_quatf?
        if isGimbalLockEnabled {
            rotation = .looking(along: direction, up: SIMD3(worldUp), front: front)
        } else {
            // The shortest turn from where the node looks.
            let now = simd_normalize(world.rotation.act(front))
            rotation = simd_quatf(from: now, to: simd_normalize(direction)) * world.rotation
        }
        return rotation.map { simd_float4x4(translation: world.translation, rotation: $0, scale: world.scale) } ?? world
    }
}

public struct SCNBillboardAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let X = SCNBillboardAxis(rawValue: 1)
    public static let Y = SCNBillboardAxis(rawValue: 2)
    public static let Z = SCNBillboardAxis(rawValue: 4)
    public static let all: SCNBillboardAxis = [.X, .Y, .Z]
}

/// Turns a node to the camera. Source: Apple's documentation of `SCNBillboardConstraint`.
open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {
    /// The axes that the node turns about.
    open var freeAxes = SCNBillboardAxis.all

    override func transform(of node: SCNNode, from world: simd_float4x4, camera: simd_float4x4, at time: TimeInterval) -> simd_float4x4 {
        if freeAxes == .all { return simd_float4x4(translation: world.translation, rotation: camera.rotation, scale: world.scale) }
        var direction = camera.translation - world.translation
        let axis: SIMD3<Float>
        switch freeAxes {
        case .X: axis = SIMD3(1, 0, 0)
        case .Y: axis = SIMD3(0, 1, 0)
        case .Z: return world
        default: axis = SIMD3(0, 1, 0)
        }
        if freeAxes == .X || freeAxes == .Y { direction -= simd_dot(direction, axis) * axis }
        let up: SIMD3<Float> = freeAxes == .X ? world.rotation.act(SIMD3(0, 1, 0)) : SIMD3(0, 1, 0)
        guard let rotation = simd_quatf.looking(along: -direction, up: up, front: SIMD3(0, 0, -1)) else { return world }
        return simd_float4x4(translation: world.translation, rotation: rotation, scale: world.scale)
    }
}

/// Keeps a node at a distance from another. Source: Apple's documentation of `SCNDistanceConstraint`.
open class SCNDistanceConstraint: SCNConstraint, @unchecked Sendable {
    open var target: SCNNode?
    open var minimumDistance: CGFloat = 0
    open var maximumDistance = CGFloat.greatestFiniteMagnitude

    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }

    override func transform(of node: SCNNode, from world: simd_float4x4, camera: simd_float4x4, at time: TimeInterval) -> simd_float4x4 {
        guard let target else { return world }
        let center = target.presentedWorldTransform(at: time).translation
        let offset = world.translation - center
        let length = simd_length(offset)
        let wanted = Float(min(max(CGFloat(length), minimumDistance), maximumDistance))
        guard length > 0, wanted != length else { return world }
        var moved = world
        moved.columns.3 = SIMD4(center + offset * (wanted / length), 1)
        return moved
    }
}

/// Asks the app for a transform. Source: Apple's documentation of `SCNTransformConstraint`.
open class SCNTransformConstraint: SCNConstraint, @unchecked Sendable {
    private var inWorld = true
    private var body: (SCNNode, simd_float4x4) -> simd_float4x4 = { $1 }

    private convenience init(inWorld: Bool, _ body: @escaping (SCNNode, simd_float4x4) -> simd_float4x4) {
        self.init()
        (self.inWorld, self.body) = (inWorld, body)
    }

    /// - Parameter world: Whether the block's transforms are the world's, not the parent's.
    public convenience init(inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNMatrix4) -> SCNMatrix4) {
        self.init(inWorld: world) { simd_float4x4(block($0, SCNMatrix4($1))) }
    }
    open class func positionConstraint(inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNVector3) -> SCNVector3) -> Self {
        make(world) { node, matrix in
            var moved = matrix
            moved.columns.3 = SIMD4(SIMD3(block(node, SCNVector3(matrix.translation))), 1)
            return moved
        }
    }
    open class func orientationConstraint(inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNQuaternion) -> SCNQuaternion) -> Self
    {
        make(world) { node, matrix in
            let rotation = simd_quatf(block(node, SCNQuaternion(matrix.rotation.vector))).normalized
            return simd_float4x4(translation: matrix.translation, rotation: rotation, scale: matrix.scale)
        }
    }
    private class func make(_ world: Bool, _ body: @escaping (SCNNode, simd_float4x4) -> simd_float4x4) -> Self {
        guard let made = SCNTransformConstraint(inWorld: world, body) as? Self else {
            fatalError("SCNTransformConstraint: not yet in Quince: subclasses")
        }
        return made
    }

    override func transform(of node: SCNNode, from world: simd_float4x4, camera: simd_float4x4, at time: TimeInterval) -> simd_float4x4 {
        guard !inWorld, let parent = node.parent?.presentedWorldTransform(at: time) else { return body(node, world) }
        return parent * body(node, parent.inverseOrIdentity * world)
    }
}

/// Places a node as another, with an offset. Source: Apple's documentation of `SCNReplicatorConstraint`.
open class SCNReplicatorConstraint: SCNConstraint, @unchecked Sendable {
    open var target: SCNNode?
    open var replicatesOrientation = true
    open var replicatesPosition = true
    open var replicatesScale = true
    open var positionOffset = SCNVector3Zero
    open var orientationOffset = SCNQuaternion(0, 0, 0, 1)
    open var scaleOffset = SCNVector3(1, 1, 1)

    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }

    override func transform(of node: SCNNode, from world: simd_float4x4, camera: simd_float4x4, at time: TimeInterval) -> simd_float4x4 {
        guard let model = target?.presentedWorldTransform(at: time) else { return world }
        return simd_float4x4(
            translation: replicatesPosition ? model.translation + SIMD3(positionOffset) : world.translation,
            rotation: replicatesOrientation ? model.rotation * simd_quatf(orientationOffset) : world.rotation,
            scale: replicatesScale ? model.scale * SIMD3(scaleOffset) : world.scale)
    }
}

extension SCNNode {
    func presentedWorldTransform(at time: TimeInterval) -> simd_float4x4 {
        let local = presentedTransform(at: time)
        return parent.map { $0.presentedWorldTransform(at: time) * local } ?? local
    }

    /// Applies the constraints of the node and its descendants; answers whether there were any.
    @discardableResult func applyConstraints(camera: simd_float4x4, at time: TimeInterval) -> Bool {
        var applied = false
        if let constraints, !constraints.isEmpty {
            applied = true
            constrained = nil
            var world = presentedWorldTransform(at: time)
            for constraint in constraints { world = constraint.apply(to: self, world, camera: camera, at: time) }
            let local = (parent?.presentedWorldTransform(at: time).inverseOrIdentity ?? matrix_identity_float4x4) * world
            constrained = pivotMatrix.map { local * $0 } ?? local
        } else if constrained != nil {
            constrained = nil
        }
        for child in childNodes { applied = child.applyConstraints(camera: camera, at: time) || applied }
        return applied
    }
}
