/// The mass, shape and movement of a node in a simulation.
///
/// Source: Apple's documentation of `SCNPhysicsBody`.
@available(*, unavailable, message: "not yet in Quince: physics of scenes")
open class SCNPhysicsBody: NSObject {
    open var type: SCNPhysicsBodyType {
        get { fatalError("unavailable") }
        set {}
    }
    open var mass: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var momentOfInertia: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }
    open var usesDefaultMomentOfInertia: Bool {
        get { fatalError("unavailable") }
        set {}
    }
    open var charge: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var friction: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var restitution: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var rollingFriction: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var physicsShape: SCNPhysicsShape? {
        get { fatalError("unavailable") }
        set {}
    }
    open var isResting: Bool { fatalError("unavailable") }
    open var allowsResting: Bool {
        get { fatalError("unavailable") }
        set {}
    }
    open var velocity: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }
    open var angularVelocity: SCNVector4 {
        get { fatalError("unavailable") }
        set {}
    }
    open var damping: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var angularDamping: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var velocityFactor: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }
    open var angularVelocityFactor: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }
    open var centerOfMassOffset: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }
    open var categoryBitMask: Int {
        get { fatalError("unavailable") }
        set {}
    }
    open var collisionBitMask: Int {
        get { fatalError("unavailable") }
        set {}
    }
    open var contactTestBitMask: Int {
        get { fatalError("unavailable") }
        set {}
    }
    open var isAffectedByGravity: Bool {
        get { fatalError("unavailable") }
        set {}
    }
    open var continuousCollisionDetectionThreshold: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var linearRestingThreshold: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var angularRestingThreshold: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }

    public convenience init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) { self.init() }
    open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody() }
    open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody() }
    open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody() }
    open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
    open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
    open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
    open func clearAllForces() {}
    open func resetTransform() {}
    open func setResting(_ resting: Bool) {}
}

/// How a body takes part in a simulation.
@available(*, unavailable, message: "not yet in Quince: physics of scenes")
public enum SCNPhysicsBodyType: Int, Sendable {
    case `static` = 0
    case dynamic = 1
    case kinematic = 2
}

/// The categories that bodies are in by default.
@available(*, unavailable, message: "not yet in Quince: physics of scenes")
public struct SCNPhysicsCollisionCategory: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = SCNPhysicsCollisionCategory(rawValue: 1)
    public static let `static` = SCNPhysicsCollisionCategory(rawValue: 2)
    public static let all = SCNPhysicsCollisionCategory(rawValue: .max)
}
