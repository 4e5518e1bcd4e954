internal import CDynamics

/// Lets items collide with each other and with boundaries: *UICollisionBehavior*.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    /// The kinds of objects that the items collide with.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let items = Mode(rawValue: 1 << 0)
        public static let boundaries = Mode(rawValue: 1 << 1)
        public static let everything = Mode(rawValue: .max)
    }

    private struct Boundary {
        let identifier: (any NSCopying)?
        let lines: [(CGPoint, CGPoint)]
        let path: UIBezierPath
        /// The key of the boundary in the simulation; nil until it is added.
        var key: UInt64?
    }

    private var boundaries: [Boundary] = []
    private var boundsKey: UInt64?
    private var boundsInsets: UIEdgeInsets?
    /// The reference bounds as the boundary has them.
    private var placedBounds: CGRect?

    public init(items: [any UIDynamicItem]) {
        super.init()
        for item in items { addMember(item) }
    }

    public override init() { super.init() }

    open var items: [any UIDynamicItem] { members }
    open func addItem(_ item: any UIDynamicItem) { addMember(item) }
    open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

    open var collisionMode = Mode.everything { didSet { dynamicAnimator?.simulationChanged() } }
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    // MARK: Boundaries

    /// Whether the bounds of the animator's reference view, or of its collection view's content, keep the items in.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { boundsInsets != nil }
        set { setBoundsInsets(newValue ? .zero : nil) }
    }

    /// Makes the reference bounds without `insets` the items' boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { setBoundsInsets(insets) }

    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        add(Boundary(identifier: identifier, lines: bezierPath.cgPath.flattened(threshold: 0.25).lines, path: bezierPath))
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        add(Boundary(identifier: identifier, lines: [(p1, p2)], path: path))
    }

    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { index(of: identifier).map { boundaries[$0].path } }

    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        guard let index = index(of: identifier) else { return }
        drop(boundaries.remove(at: index).key)
        dynamicAnimator?.simulationChanged()
    }

    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.compactMap(\.identifier) }

    open func removeAllBoundaries() {
        for boundary in boundaries { drop(boundary.key) }
        boundaries = []
        dynamicAnimator?.simulationChanged()
    }

    private func index(of identifier: any NSCopying) -> Int? {
        guard let wanted = identifier as? AnyHashable else { return nil }
        return boundaries.firstIndex { $0.identifier as? AnyHashable == wanted }
    }

    private func add(_ boundary: Boundary) {
        if let identifier = boundary.identifier { removeBoundary(withIdentifier: identifier) }
        boundaries.append(boundary)
        if let simulation = dynamicAnimator?.simulation { place(boundaries.count - 1, in: simulation) }
        dynamicAnimator?.simulationChanged()
    }

    private func place(_ index: Int, in simulation: DynamicSimulation) {
        boundaries[index].key = simulation.addBoundary(boundaries[index].lines, identifier: boundaries[index].identifier, of: self)
    }

    private func drop(_ key: UInt64?) {
        if let key { dynamicAnimator?.simulation.removeBoundary(key) }
    }

    private func setBoundsInsets(_ insets: UIEdgeInsets?) {
        boundsInsets = insets
        placeBounds()
        dynamicAnimator?.simulationChanged()
    }

    private func placeBounds() {
        drop(boundsKey)
        boundsKey = nil
        placedBounds = dynamicAnimator?.bounds
        guard let insets = boundsInsets, let dynamicAnimator, let placedBounds else { return }
        // Items rest that far from what they meet.
        let rect = placedBounds.inset(by: insets).insetBy(dx: -dynamics_skin, dy: -dynamics_skin)
        boundsKey = dynamicAnimator.simulation.addBoundary(rect.edges, identifier: nil, of: self)
    }

    // MARK: Within an animator

    override func join(_ simulation: DynamicSimulation) {
        for index in boundaries.indices { place(index, in: simulation) }
        placeBounds()
    }

    override func leave(_ simulation: DynamicSimulation) {
        for index in boundaries.indices {
            drop(boundaries[index].key)
            boundaries[index].key = nil
        }
        drop(boundsKey)
        boundsKey = nil
    }

    override func exert(_ simulation: DynamicSimulation) {
        if boundsInsets != nil, dynamicAnimator?.bounds != placedBounds { placeBounds() }
    }

    override func joined(_ body: DynamicBody) { body.add(self) }
    override func left(_ body: DynamicBody) { body.remove(self) }

    /// - Parameter place: The point where the items begin to touch; nil at the end of the contact.
    func notify(_ first: any UIDynamicItem, _ second: any UIDynamicItem, at place: CGPoint?) {
        if let place {
            collisionDelegate?.collisionBehavior(self, beganContactFor: first, with: second, at: place)
        } else {
            collisionDelegate?.collisionBehavior(self, endedContactFor: first, with: second)
        }
    }

    func notify(_ item: any UIDynamicItem, boundary identifier: (any NSCopying)?, at place: CGPoint?) {
        if let place {
            collisionDelegate?.collisionBehavior(self, beganContactFor: item, withBoundaryIdentifier: identifier, at: place)
        } else {
            collisionDelegate?.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: identifier)
        }
    }
}

extension CGRect {
    /// The lines around the rectangle.
    fileprivate var edges: [(CGPoint, CGPoint)] {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
        return corners.indices.map { (corners[$0], corners[($0 + 1) % 4]) }
    }
}
