/// A field of forces that acts on items: *UIFieldBehavior*.
///
/// Apple documents no units for fields. Here they are those of the physics engine that UIKit and SpriteKit share: 150 points are a metre, an item of
/// 100 × 100 points and density 1 has 4/9 kilogram, and strengths are metres per second squared, newtons, or newtons per metre.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
    /// The kind of a field's force.
    enum Kind {
        case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
        case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
    }

    let kind: Kind
    /// Seconds the field has acted, by which noise changes.
    private(set) var age: TimeInterval = 0

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    private class func made<Field: UIFieldBehavior>(_ kind: Kind, _ setUp: (UIFieldBehavior) -> Void = { _ in }) -> Field {
        let behavior = UIFieldBehavior(kind)
        setUp(behavior)
        guard let field = behavior as? Field else {
            uncaughtException(.invalidArgument, "fields are made by UIFieldBehavior itself, not by subclasses")
        }
        return field
    }

    // MARK: Kinds

    /// Slows items, the more the faster they are.
    open class func dragField() -> Self { made(.drag) }

    /// Pushes items around the field's position, clockwise.
    open class func vortexField() -> Self { made(.vortex) }

    /// Draws items to the position; away from it with a negative strength.
    open class func radialGravityField(position: CGPoint) -> Self { made(.radialGravity) { $0.position = position } }

    /// Draws items in a direction.
    open class func linearGravityField(direction: CGVector) -> Self { made(.linearGravity) { $0.direction = direction } }

    /// Gives items a velocity, whatever else draws them.
    open class func velocityField(direction: CGVector) -> Self { made(.velocity) { $0.direction = direction } }

    /// Accelerates items at random; the same in every run.
    ///
    /// - Parameters:
    ///   - smoothness: From 0, where places beside each other differ, to 1.
    ///   - speed: How fast the field changes; 0 for a field that stays.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        made(.noise) { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
    }

    /// Accelerates items at random, the more the faster they are.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        made(.turbulence) { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
    }

    /// Draws items to the position as a spring does.
    open class func springField() -> Self { made(.spring) }

    /// Drives charged items away from the position; to it with a negative strength or charge.
    open class func electricField() -> Self { made(.electric) }

    /// Turns charged items that move.
    open class func magneticField() -> Self { made(.magnetic) }

    /// Pushes items with the force that a closure says, in the unit of `UIPushBehavior`. It gets the field, an item's place from the field's position,
    /// its velocity in points a second, its mass, its charge, and the seconds of a step.
    open class func field(
        evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> Self { made(.custom(block)) }

    // MARK: Properties

    open var items: [any UIDynamicItem] { members }
    open func addItem(_ item: any UIDynamicItem) { addMember(item) }
    open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

    /// The field's middle, in the animator's coordinates.
    open var position = CGPoint.zero { didSet { changed() } }
    /// The region in which the field acts, relative to its position. The default is infinite.
    open var region = UIRegion.infinite { didSet { changed() } }
    open var strength: CGFloat = 1 { didSet { changed() } }
    /// By which power of the distance the field becomes weaker.
    open var falloff: CGFloat = 0 { didSet { changed() } }
    /// The distance, in points, below which the field becomes no stronger.
    open var minimumRadius: CGFloat = 0.0001 { didSet { changed() } }
    /// The direction of linear gravity, and of a velocity field.
    open var direction = CGVector.zero { didSet { changed() } }
    /// From 0 to 1, of noise and turbulence.
    open var smoothness: CGFloat = 0 { didSet { changed() } }
    /// Of noise and turbulence.
    open var animationSpeed: CGFloat = 0 { didSet { changed() } }

    private func changed() { dynamicAnimator?.simulationChanged() }

    // MARK: Within an animator

    override func exert(_ simulation: DynamicSimulation) {
        age += UIDynamicAnimator.step
        for body in items.lazy.compactMap(simulation.body(of:)) where body.mass > 0 {
            let place = CGPoint(x: body.center.x - position.x, y: body.center.y - position.y)
            guard region.contains(place) else { continue }
            body.push(force(on: FieldSample(body, place)), at: body.center, wakes: isRestless)
        }
    }

    /// Whether the field moves items again that have come to rest.
    private var isRestless: Bool {
        switch kind {
        case .noise: animationSpeed != 0
        case .custom: true
        default: false
        }
    }
}
