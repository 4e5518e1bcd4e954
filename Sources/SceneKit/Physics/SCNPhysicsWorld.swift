/// The simulation of a scene's bodies.
///
/// Source: Apple's documentation of `SCNPhysicsWorld`.
@available(*, unavailable, message: "not yet in Quince: physics of scenes")
open class SCNPhysicsWorld: NSObject {
    open var gravity: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }
    open var speed: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var timeStep: TimeInterval {
        get { fatalError("unavailable") }
        set {}
    }
    open weak var contactDelegate: (any SCNPhysicsContactDelegate)? {
        get { nil }
        set {}
    }
    open var allBehaviors: [SCNPhysicsBehavior] { fatalError("unavailable") }

    open func addBehavior(_ behavior: SCNPhysicsBehavior) {}
    open func removeBehavior(_ behavior: SCNPhysicsBehavior) {}
    open func removeAllBehaviors() {}
    open func updateCollisionPairs() {}
    open func rayTestWithSegment(from origin: SCNVector3, to dest: SCNVector3, options: [TestOption: Any]? = nil) -> [SCNHitTestResult] {
        []
    }
    open func contactTestBetween(_ bodyA: SCNPhysicsBody, _ bodyB: SCNPhysicsBody, options: [TestOption: Any]? = nil) -> [SCNPhysicsContact]
    {
        []
    }
    open func contactTest(with body: SCNPhysicsBody, options: [TestOption: Any]? = nil) -> [SCNPhysicsContact] { [] }
    open func convexSweepTest(
        with shape: SCNPhysicsShape, from: SCNMatrix4, to: SCNMatrix4, options: [TestOption: Any]? = nil
    ) -> [SCNPhysicsContact] { [] }

    /// An option of a test for contacts.
    public struct TestOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let backfaceCulling = TestOption(rawValue: "backfaceCulling")
        public static let collisionBitMask = TestOption(rawValue: "collisionBitMask")
        public static let searchMode = TestOption(rawValue: "searchMode")
    }

    /// How many contacts a test finds.
    public struct TestSearchMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let all = TestSearchMode(rawValue: "all")
        public static let any = TestSearchMode(rawValue: "any")
        public static let closest = TestSearchMode(rawValue: "closest")
    }
}
