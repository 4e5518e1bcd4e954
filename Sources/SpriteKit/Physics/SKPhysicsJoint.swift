import CScenePhysics
import UIKit

/// A connection of two bodies, in force once added to a world.
/// Source: Apple's documentation of `SKPhysicsJoint`.
open class SKPhysicsJoint: NSObject, @unchecked Sendable {
    open var bodyA: SKPhysicsBody
    open var bodyB: SKPhysicsBody
    private let kind: scene_joint_kind
    private let anchors: (CGPoint, CGPoint)
    var handle: OpaquePointer?

    init(_ kind: scene_joint_kind, _ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ first: CGPoint, _ second: CGPoint) {
        (self.kind, self.bodyA, self.bodyB, anchors) = (kind, bodyA, bodyB, (first, second))
    }

    func create(in world: SKPhysicsWorld) -> Bool {
        guard handle == nil, let first = bodyA.handle, let second = bodyB.handle else { return false }
        handle = scene_joint_create(world.handle, kind, first, second, scene_vector(anchors.0), scene_vector(anchors.1))
        update()
        return true
    }

    func destroy(in world: SKPhysicsWorld) {
        if let handle { scene_joint_destroy(world.handle, handle) }
        handle = nil
    }

    /// Sends the joint's settings to the world.
    func update() {}

    func set(
        lower: CGFloat = 1, upper: CGFloat = 0, friction: CGFloat = 0, frequency: CGFloat = 0, damping: CGFloat = 0, speed: CGFloat = 0
    ) {
        guard let handle else { return }
        scene_joint_set(handle, Double(lower), Double(upper), Double(friction), Double(frequency), Double(damping), Double(speed))
    }
}

/// Two bodies that turn about a point.
open class SKPhysicsJointPin: SKPhysicsJoint, @unchecked Sendable {
    open var shouldEnableLimits = false { didSet { update() } }
    /// Radians.
    open var lowerAngleLimit: CGFloat = 0 { didSet { update() } }
    open var upperAngleLimit: CGFloat = 0 { didSet { update() } }
    open var frictionTorque: CGFloat = 0 { didSet { update() } }
    /// Radians per second at which the joint turns by itself; 0 for none.
    open var rotationSpeed: CGFloat = 0 { didSet { update() } }

    /// - Parameter anchor: A point of the scene.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin {
        SKPhysicsJointPin(scene_joint_pin, bodyA, bodyB, anchor, anchor)
    }
    override func update() {
        set(
            lower: shouldEnableLimits ? lowerAngleLimit : 1, upper: shouldEnableLimits ? upperAngleLimit : 0, friction: frictionTorque,
            speed: rotationSpeed)
    }
}

/// Two bodies that move as one.
open class SKPhysicsJointFixed: SKPhysicsJoint, @unchecked Sendable {
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed {
        SKPhysicsJointFixed(scene_joint_fixed, bodyA, bodyB, anchor, anchor)
    }
}

/// Two bodies of which one slides along an axis of the other.
open class SKPhysicsJointSliding: SKPhysicsJoint, @unchecked Sendable {
    open var shouldEnableLimits = false { didSet { update() } }
    /// Points.
    open var lowerDistanceLimit: CGFloat = 0 { didSet { update() } }
    open var upperDistanceLimit: CGFloat = 0 { didSet { update() } }

    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector) -> SKPhysicsJointSliding {
        SKPhysicsJointSliding(scene_joint_sliding, bodyA, bodyB, anchor, CGPoint(x: axis.dx, y: axis.dy))
    }
    override func update() {
        set(lower: shouldEnableLimits ? lowerDistanceLimit : 1, upper: shouldEnableLimits ? upperDistanceLimit : 0)
    }
}

/// Two bodies that a spring connects.
open class SKPhysicsJointSpring: SKPhysicsJoint, @unchecked Sendable {
    open var damping: CGFloat = 0 { didSet { update() } }
    /// Hertz.
    open var frequency: CGFloat = 0 { didSet { update() } }

    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointSpring
    {
        SKPhysicsJointSpring(scene_joint_spring, bodyA, bodyB, anchorA, anchorB)
    }
    override func update() { set(frequency: frequency, damping: damping) }
}

/// Two bodies that a rope connects.
open class SKPhysicsJointLimit: SKPhysicsJoint, @unchecked Sendable {
    /// Points.
    open var maxLength: CGFloat { didSet { update() } }

    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ first: CGPoint, _ second: CGPoint) {
        maxLength = hypot(second.x - first.x, second.y - first.y)
        super.init(scene_joint_limit, bodyA, bodyB, first, second)
    }
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointLimit {
        SKPhysicsJointLimit(bodyA, bodyB, anchorA, anchorB)
    }
    override func update() { set(lower: 0, upper: maxLength) }
}
