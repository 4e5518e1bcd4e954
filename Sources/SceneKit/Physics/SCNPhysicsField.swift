/// Answers the force of a field of an app's own.
@available(*, unavailable, message: "not yet in Quince: physics of scenes")
public typealias SCNFieldForceEvaluator = (SCNVector3, SCNVector3, Float, Float, TimeInterval) -> SCNVector3

/// A force on the bodies in a region.
///
/// Source: Apple's documentation of `SCNPhysicsField`.
@available(*, unavailable, message: "not yet in Quince: physics of scenes")
open class SCNPhysicsField: NSObject {
    open var strength: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var falloffExponent: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var minimumDistance: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var isActive: Bool {
        get { fatalError("unavailable") }
        set {}
    }
    open var isExclusive: Bool {
        get { fatalError("unavailable") }
        set {}
    }
    open var scope: SCNPhysicsFieldScope {
        get { fatalError("unavailable") }
        set {}
    }
    open var halfExtent: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }
    open var usesEllipsoidalExtent: Bool {
        get { fatalError("unavailable") }
        set {}
    }
    open var offset: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }
    open var direction: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }
    open var categoryBitMask: Int {
        get { fatalError("unavailable") }
        set {}
    }

    open class func drag() -> SCNPhysicsField { SCNPhysicsField() }
    open class func vortex() -> SCNPhysicsField { SCNPhysicsField() }
    open class func radialGravity() -> SCNPhysicsField { SCNPhysicsField() }
    open class func linearGravity() -> SCNPhysicsField { SCNPhysicsField() }
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> SCNPhysicsField { SCNPhysicsField() }
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> SCNPhysicsField { SCNPhysicsField() }
    open class func spring() -> SCNPhysicsField { SCNPhysicsField() }
    open class func electric() -> SCNPhysicsField { SCNPhysicsField() }
    open class func magnetic() -> SCNPhysicsField { SCNPhysicsField() }
    open class func customField(evaluationBlock block: @escaping SCNFieldForceEvaluator) -> SCNPhysicsField { SCNPhysicsField() }
}

/// Where a field has its effect.
@available(*, unavailable, message: "not yet in Quince: physics of scenes")
public enum SCNPhysicsFieldScope: Int, Sendable {
    case insideExtent = 0
    case outsideExtent = 1
}
