internal import CDynamics

/// Ties an item to a point, or two items to each other: *UIAttachmentBehavior*.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable {
        /// Two items.
        case items = 0
        /// An item and a point.
        case anchor
    }

    /// How the ends are tied.
    private enum Tie {
        /// At a distance; with a frequency by a spring.
        case rod
        /// Not farther from each other than a length.
        case limit
        case slide(anchor: CGPoint, axis: CGVector)
        case fixed(anchor: CGPoint)
        case pin(anchor: CGPoint)
    }

    private let tie: Tie
    private let offsets: [UIOffset]
    private var joint: OpaquePointer?
    private var anchorBody: OpaquePointer?

    public let attachedBehaviorType: AttachmentType

    private init(_ items: [any UIDynamicItem], _ offsets: [UIOffset], anchor: CGPoint, _ tie: Tie) {
        self.tie = tie
        self.offsets = offsets
        attachedBehaviorType = items.count == 2 ? .items : .anchor
        anchorPoint = anchor
        super.init()
        for item in items { addMember(item) }
        let ends = zip(items, offsets).map { Self.place($1, of: $0) } + [anchor]
        length = hypot(ends[1].x - ends[0].x, ends[1].y - ends[0].y)
    }

    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        self.init([item], [offset], anchor: point, .rod)
    }

    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init([item1, item2], [offset1, offset2], anchor: .zero, .rod)
    }

    /// Two items of which one slides along an axis of the other, without turning.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior([item1, item2], [.zero, .zero], anchor: point, .slide(anchor: point, axis: axis))
    }

    /// An item that slides along an axis through a point, without turning.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior([item], [.zero], anchor: point, .slide(anchor: point, axis: axis))
    }

    /// Two items tied by a rope.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior([item1, item2], [offset1, offset2], anchor: .zero, .limit)
    }

    /// Two items that are one piece.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior([item1, item2], [.zero, .zero], anchor: point, .fixed(anchor: point))
    }

    /// Two items that turn about a point.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior([item1, item2], [.zero, .zero], anchor: point, .pin(anchor: point))
    }

    open var items: [any UIDynamicItem] { members }

    /// The point an item is attached to.
    open var anchorPoint: CGPoint {
        didSet {
            if let anchorBody { dynamics_body_place(anchorBody, dynamics_vector(anchorPoint), 0) }
            dynamicAnimator?.simulationChanged()
        }
    }
    /// The distance the ends are kept at, in points; at first the one they have.
    open var length: CGFloat = 0 { didSet { jointChanged() } }
    /// How soon the spring comes to rest; 1 does without swinging.
    open var damping: CGFloat = 0 { didSet { jointChanged() } }
    /// Swings a second of the spring; 0 for a rod.
    open var frequency: CGFloat = 0 { didSet { jointChanged() } }
    /// The friction against rotating about a pin, or sliding. The default is 0.
    open var frictionTorque: CGFloat = 0 { didSet { jointChanged() } }
    /// How far items turn about a pin, in radians, or slide, in points.
    open var attachmentRange = UIFloatRange.infinite { didSet { jointChanged() } }

    // MARK: Within an animator

    override func join(_ simulation: DynamicSimulation) {
        let bodies = items.compactMap(simulation.body(of:)).map(\.pointer)
        guard bodies.count == items.count, let first = bodies.first else { return }
        joint = bodies.count == 2 ? tie(first, bodies[1], simulation) : tie(first, anchor(in: simulation), simulation)
        jointChanged()
    }

    override func leave(_ simulation: DynamicSimulation) {
        if let joint { dynamics_joint_destroy(simulation.world, joint) }
        if let anchorBody { dynamics_body_destroy(simulation.world, anchorBody) }
        (joint, anchorBody) = (nil, nil)
    }

    private func anchor(in simulation: DynamicSimulation) -> OpaquePointer {
        // Without a shape it meets nobody, and needs no identifier.
        let body: OpaquePointer = dynamics_body_create(simulation.world, 0, dynamics_vector(anchorPoint), 0, true)
        anchorBody = body
        return body
    }

    private func tie(_ first: OpaquePointer, _ second: OpaquePointer, _ simulation: DynamicSimulation) -> OpaquePointer {
        switch tie {
        case .rod, .limit:
            let ends = (offsets + [.zero]).map { dynamics_vector(x: $0.horizontal, y: $0.vertical) }
            return dynamics_joint_rod(simulation.world, first, ends[0], second, ends[1], shortest, length)
        // The second of the bodies slides, the anchor does not.
        case .slide(let anchor, let axis):
            let direction = dynamics_vector(x: axis.dx, y: axis.dy)
            return dynamics_joint_slide(simulation.world, second, first, dynamics_vector(anchor), direction)
        case .fixed(let anchor): return dynamics_joint_weld(simulation.world, first, second, dynamics_vector(anchor))
        case .pin(let anchor): return dynamics_joint_pin(simulation.world, first, second, dynamics_vector(anchor))
        }
    }

    private var shortest: CGFloat { if case .limit = tie { 0 } else { length } }

    private func jointChanged() {
        guard let joint else { return }
        switch tie {
        case .rod, .limit: dynamics_joint_set_rod(joint, shortest, length, frequency, damping)
        case .fixed: dynamics_joint_set_weld(joint, frequency, damping)
        case .pin, .slide:
            // A range without ends has its lower one above the upper.
            let range = attachmentRange.isInfinite ? UIFloatRange(minimum: 1, maximum: 0) : attachmentRange
            dynamics_joint_set_range(joint, frictionTorque, range.minimum, range.maximum)
        }
        dynamicAnimator?.simulationChanged()
    }

    private static func place(_ offset: UIOffset, of item: any UIDynamicItem) -> CGPoint {
        let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(CGAffineTransform(rotationAngle: item.angle))
        return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
    }
}
