/// A connection of bodies.
///
/// Source: Apple's documentation of `SCNPhysicsBehavior`.
@available(*, unavailable, message: "not yet in Quince: physics of scenes")
open class SCNPhysicsBehavior: NSObject {
}

/// A joint that turns around an axis.
///
/// Source: Apple's documentation of `SCNPhysicsHingeJoint`.
@available(*, unavailable, message: "not yet in Quince: physics of scenes")
open class SCNPhysicsHingeJoint: SCNPhysicsBehavior {
    open var bodyA: SCNPhysicsBody { fatalError("unavailable") }
    open var bodyB: SCNPhysicsBody? { fatalError("unavailable") }
    open var axisA: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }
    open var anchorA: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }
    open var axisB: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }
    open var anchorB: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }

    public convenience init(
        bodyA: SCNPhysicsBody, axisA: SCNVector3, anchorA: SCNVector3, bodyB: SCNPhysicsBody, axisB: SCNVector3, anchorB: SCNVector3
    ) { self.init() }
    public convenience init(body: SCNPhysicsBody, axis: SCNVector3, anchor: SCNVector3) { self.init() }
}

/// A joint that turns around a point.
///
/// Source: Apple's documentation of `SCNPhysicsBallSocketJoint`.
@available(*, unavailable, message: "not yet in Quince: physics of scenes")
open class SCNPhysicsBallSocketJoint: SCNPhysicsBehavior {
    open var bodyA: SCNPhysicsBody { fatalError("unavailable") }
    open var bodyB: SCNPhysicsBody? { fatalError("unavailable") }
    open var anchorA: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }
    open var anchorB: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }

    public convenience init(bodyA: SCNPhysicsBody, anchorA: SCNVector3, bodyB: SCNPhysicsBody, anchorB: SCNVector3) { self.init() }
    public convenience init(body: SCNPhysicsBody, anchor: SCNVector3) { self.init() }
}

/// A joint along and around an axis.
///
/// Source: Apple's documentation of `SCNPhysicsSliderJoint`.
@available(*, unavailable, message: "not yet in Quince: physics of scenes")
open class SCNPhysicsSliderJoint: SCNPhysicsBehavior {
    open var bodyA: SCNPhysicsBody { fatalError("unavailable") }
    open var bodyB: SCNPhysicsBody? { fatalError("unavailable") }
    open var axisA: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }
    open var anchorA: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }
    open var axisB: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }
    open var anchorB: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }
    open var minimumLinearLimit: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var maximumLinearLimit: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var minimumAngularLimit: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var maximumAngularLimit: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var motorTargetLinearVelocity: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var motorMaximumForce: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var motorTargetAngularVelocity: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var motorMaximumTorque: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }

    public convenience init(
        bodyA: SCNPhysicsBody, axisA: SCNVector3, anchorA: SCNVector3, bodyB: SCNPhysicsBody, axisB: SCNVector3, anchorB: SCNVector3
    ) { self.init() }
    public convenience init(body: SCNPhysicsBody, axis: SCNVector3, anchor: SCNVector3) { self.init() }
}

/// A joint that swings and twists.
///
/// Source: Apple's documentation of `SCNPhysicsConeTwistJoint`.
@available(*, unavailable, message: "not yet in Quince: physics of scenes")
open class SCNPhysicsConeTwistJoint: SCNPhysicsBehavior {
    open var bodyA: SCNPhysicsBody { fatalError("unavailable") }
    open var bodyB: SCNPhysicsBody? { fatalError("unavailable") }
    open var frameA: SCNMatrix4 {
        get { fatalError("unavailable") }
        set {}
    }
    open var frameB: SCNMatrix4 {
        get { fatalError("unavailable") }
        set {}
    }
    open var maximumAngularLimit1: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var maximumAngularLimit2: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var maximumTwistAngle: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }

    public convenience init(bodyA: SCNPhysicsBody, frameA: SCNMatrix4, bodyB: SCNPhysicsBody, frameB: SCNMatrix4) { self.init() }
    public convenience init(body: SCNPhysicsBody, frame: SCNMatrix4) { self.init() }
}
