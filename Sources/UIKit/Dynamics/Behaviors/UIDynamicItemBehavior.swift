/// Physical properties of items: *UIDynamicItemBehavior*. Of several behaviours of an item the one added last decides what it sets.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// The properties that the behaviour sets; nil for those it leaves unchanged.
    struct Settings {
        var density: CGFloat?
        var friction: CGFloat?
        var elasticity: CGFloat?
        var resistance: CGFloat?
        var angularResistance: CGFloat?
        var allowsRotation: Bool?
        var isAnchored: Bool?
        var charge: CGFloat?
    }

    private(set) var settings = Settings() { didSet { settingsChanged() } }
    /// Velocities added before the animator has the items.
    private var pending: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]

    public init(items: [any UIDynamicItem]) {
        super.init()
        for item in items { addMember(item) }
    }

    public override init() { super.init() }

    open var items: [any UIDynamicItem] { members }
    open func addItem(_ item: any UIDynamicItem) { addMember(item) }
    open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

    /// How much of its speed an item keeps in a collision, from 0 to 1.
    open var elasticity: CGFloat {
        get { settings.elasticity ?? 0 }
        set { settings.elasticity = newValue }
    }
    /// How much items that slide along each other brake; 0 not at all.
    open var friction: CGFloat {
        get { settings.friction ?? 0 }
        set { settings.friction = newValue }
    }
    /// The mass of an area; 100 × 100 points of density 1 have the mass 1.
    open var density: CGFloat {
        get { settings.density ?? 1 }
        set { settings.density = newValue }
    }
    /// The part of its speed an item loses in a second.
    open var resistance: CGFloat {
        get { settings.resistance ?? 0 }
        set { settings.resistance = newValue }
    }
    /// The part of its turning an item loses in a second.
    open var angularResistance: CGFloat {
        get { settings.angularResistance ?? 0 }
        set { settings.angularResistance = newValue }
    }
    open var allowsRotation: Bool {
        get { settings.allowsRotation ?? true }
        set { settings.allowsRotation = newValue }
    }
    /// Whether the items stay where they are, whatever meets them.
    open var isAnchored: Bool {
        get { settings.isAnchored ?? false }
        set { settings.isAnchored = newValue }
    }
    /// The charge by which electric and magnetic fields act on the items. The default is 0.
    open var charge: CGFloat {
        get { settings.charge ?? 0 }
        set { settings.charge = newValue }
    }

    /// Adds points a second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        guard let body = body(of: item) else {
            let known = pending[ObjectIdentifier(item)] ?? (.zero, 0)
            pending[ObjectIdentifier(item)] = (CGPoint(x: known.linear.x + velocity.x, y: known.linear.y + velocity.y), known.angular)
            return
        }
        body.velocity = CGPoint(x: body.velocity.x + velocity.x, y: body.velocity.y + velocity.y)
        dynamicAnimator?.simulationChanged()
    }

    /// Points a second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        body(of: item)?.velocity ?? pending[ObjectIdentifier(item)]?.linear ?? .zero
    }

    /// Adds radians a second, clockwise.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        guard let body = body(of: item) else {
            let known = pending[ObjectIdentifier(item)] ?? (.zero, 0)
            pending[ObjectIdentifier(item)] = (known.linear, known.angular + velocity)
            return
        }
        body.angularVelocity += velocity
        dynamicAnimator?.simulationChanged()
    }

    /// Radians a second, clockwise.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        body(of: item)?.angularVelocity ?? pending[ObjectIdentifier(item)]?.angular ?? 0
    }

    private func body(of item: any UIDynamicItem) -> DynamicBody? { dynamicAnimator?.simulation.body(of: item) }

    private func settingsChanged() {
        guard let dynamicAnimator else { return }
        for item in items { dynamicAnimator.simulation.body(of: item)?.propertiesChanged() }
        dynamicAnimator.simulationChanged()
    }

    override func joined(_ body: DynamicBody) {
        body.add(self)
        guard let added = pending.removeValue(forKey: ObjectIdentifier(body.item)) else { return }
        body.velocity = CGPoint(x: body.velocity.x + added.linear.x, y: body.velocity.y + added.linear.y)
        body.angularVelocity += added.angular
    }

    override func left(_ body: DynamicBody) { body.remove(self) }
}
