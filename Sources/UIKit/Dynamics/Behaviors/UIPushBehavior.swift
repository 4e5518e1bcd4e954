/// Pushes items, once or all the time: *UIPushBehavior*. A magnitude of 1 accelerates an item of 100 × 100 points and density 1 by 100 points per second
/// squared, or gives it 100 points per second at once.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    public enum Mode: Int, Sendable {
        /// A force while the behaviour is active.
        case continuous = 0
        /// One push each time the behaviour becomes active.
        case instantaneous
    }

    public let mode: Mode
    /// The force of a magnitude of 1, in units of mass times points per second squared.
    static let force: CGFloat = 100
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init()
        for item in items { addMember(item) }
    }

    open var items: [any UIDynamicItem] { members }
    open func addItem(_ item: any UIDynamicItem) { addMember(item) }
    open func removeItem(_ item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = nil
        removeMember(item)
    }

    /// Returns the point at which the item is pushed, relative to its centre. A push off the centre rotates the item, too.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) { offsets[ObjectIdentifier(item)] = o }

    /// Whether the behaviour pushes; an instantaneous one is done after its push, and pushes again when this becomes true.
    open var active = true { didSet { dynamicAnimator?.simulationChanged() } }

    /// The direction, as long as the magnitude.
    open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { directionChanged() } }

    /// Radians, clockwise from the direction to the right.
    open var angle: CGFloat {
        get { direction }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    open var magnitude: CGFloat {
        get { strength }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        (direction, strength) = (angle, magnitude)
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    // Kept besides the vector, which without a length has no direction.
    private var direction: CGFloat = 0
    private var strength: CGFloat = 0

    private func directionChanged() {
        let length = hypot(pushDirection.dx, pushDirection.dy)
        if length > 0, abs(cos(direction) * strength - pushDirection.dx) + abs(sin(direction) * strength - pushDirection.dy) > 1e-9 {
            (direction, strength) = (atan2(pushDirection.dy, pushDirection.dx), length)
        } else if length == 0 {
            strength = 0
        }
        dynamicAnimator?.simulationChanged()
    }

    override func exert(_ simulation: DynamicSimulation) {
        guard active else { return }
        let force = CGVector(dx: pushDirection.dx * Self.force, dy: pushDirection.dy * Self.force)
        for body in items.lazy.compactMap(simulation.body(of:)) {
            body.push(force, at: body.place(targetOffsetFromCenter(for: body.item)), isImpulse: mode == .instantaneous, wakes: true)
        }
        if mode == .instantaneous { active = false }
    }
}
