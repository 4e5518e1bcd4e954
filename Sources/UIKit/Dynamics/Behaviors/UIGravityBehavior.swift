/// Pulls items in a direction: *UIGravityBehavior*. A magnitude of 1 is an acceleration of 1000 points per second squared.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    private static let acceleration: CGFloat = 1000

    public init(items: [any UIDynamicItem]) {
        super.init()
        for item in items { addMember(item) }
    }

    public override init() { super.init() }

    open var items: [any UIDynamicItem] { members }
    open func addItem(_ item: any UIDynamicItem) { addMember(item) }
    open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

    /// Downwards with a magnitude of 1 by default.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { dynamicAnimator?.simulationChanged() } }

    /// Radians, clockwise from the direction to the right.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override func exert(_ simulation: DynamicSimulation) {
        for body in items.lazy.compactMap(simulation.body(of:)) where body.snaps == 0 {
            let weight = body.mass * Self.acceleration
            body.push(CGVector(dx: gravityDirection.dx * weight, dy: gravityDirection.dy * weight), at: body.center, wakes: false)
        }
    }
}
