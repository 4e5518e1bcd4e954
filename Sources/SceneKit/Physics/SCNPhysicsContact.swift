/// A contact of two bodies.
///
/// Source: Apple's documentation of `SCNPhysicsContact`.
@available(*, unavailable, message: "not yet in Quince: physics of scenes")
open class SCNPhysicsContact: NSObject {
    open var nodeA: SCNNode { fatalError("unavailable") }
    open var nodeB: SCNNode { fatalError("unavailable") }
    open var contactPoint: SCNVector3 { fatalError("unavailable") }
    open var contactNormal: SCNVector3 { fatalError("unavailable") }
    open var collisionImpulse: CGFloat { fatalError("unavailable") }
    open var penetrationDistance: CGFloat { fatalError("unavailable") }
    open var sweepTestFraction: CGFloat { fatalError("unavailable") }
}

/// Handles the contacts of a scene's bodies.
///
/// Source: Apple's documentation of `SCNPhysicsContactDelegate`.
@available(*, unavailable, message: "not yet in Quince: physics of scenes")
@preconcurrency @MainActor public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}

@available(*, unavailable, message: "not yet in Quince: physics of scenes")
extension SCNPhysicsContactDelegate {
    public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}
