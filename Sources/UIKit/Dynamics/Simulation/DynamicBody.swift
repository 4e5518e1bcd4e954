internal import CDynamics

/// A dynamic item as the simulation has it.
@MainActor final class DynamicBody {
    let item: any UIDynamicItem
    let identifier: UInt64
    let pointer: OpaquePointer
    /// How many behaviours work on the item.
    var uses = 0
    /// How many snaps hold the item, against gravity.
    var snaps = 0
    /// The collision behaviours of the item.
    private(set) var collisions: [UICollisionBehavior] = []
    private var properties: [UIDynamicItemBehavior] = []
    private var writtenAngle: CGFloat

    init(_ item: any UIDynamicItem, identifier: UInt64, world: OpaquePointer) {
        self.item = item
        self.identifier = identifier
        writtenAngle = item.angle
        pointer = dynamics_body_create(world, identifier, dynamics_vector(item.center), item.angle, false)
        setShape()
        propertiesChanged()
    }

    // MARK: The item

    /// Takes place, turn and outline from the item.
    func readItem() {
        writtenAngle = item.angle
        dynamics_body_place(pointer, dynamics_vector(item.center), item.angle)
        setShape()
    }

    /// Gives place and turn to the item.
    func writeItem() {
        // What is left of sums of floating-point numbers would blur a view that stands.
        let center = CGPoint(x: center.x.rounded(to: 1000), y: center.y.rounded(to: 1000))
        if item.center != center { item.center = center }
        let angle = angle.rounded(to: isAwake ? 100_000 : 1000)
        guard angle != writtenAngle else { return }
        writtenAngle = angle
        item.transform = CGAffineTransform(rotationAngle: angle)
    }

    private func setShape() {
        let size = item.bounds.size
        switch item.collisionBoundsType {
        case .ellipse where size.width == size.height: dynamics_body_set_circle(pointer, size.width / 2, material)
        case .ellipse:
            let corners = (0..<24).map { index in
                let angle = CGFloat(index) / 24 * 2 * .pi
                return CGPoint(x: cos(angle) * size.width / 2, y: sin(angle) * size.height / 2)
            }
            setPolygon(corners)
        case .path: setPolygon(item.collisionBoundingPath.cgPath.flattened(threshold: 0.5).corners)
        case .rectangle: dynamics_body_set_box(pointer, size.width, size.height, material)
        }
    }

    private func setPolygon(_ corners: [CGPoint]) {
        let isPolygon = corners.map(dynamics_vector.init).withUnsafeBufferPointer {
            dynamics_body_set_polygon(pointer, $0.baseAddress, $0.count, material)
        }
        if !isPolygon { dynamics_body_set_box(pointer, item.bounds.width, item.bounds.height, material) }
    }

    // MARK: Properties

    func add(_ behavior: UIDynamicItemBehavior) {
        properties.append(behavior)
        propertiesChanged()
    }

    func remove(_ behavior: UIDynamicItemBehavior) {
        properties.removeAll { $0 === behavior }
        propertiesChanged()
    }

    /// The last behaviour that sets a property decides.
    func property<Value>(_ path: KeyPath<UIDynamicItemBehavior.Settings, Value?>) -> Value? {
        properties.reversed().lazy.compactMap { $0.settings[keyPath: path] }.first
    }

    /// Items without properties slide and bounce a little, as SpriteKit documents for the bodies of the engine both share.
    private var material: dynamics_material {
        dynamics_material(
            density: property(\.density) ?? 1, friction: property(\.friction) ?? 0.2, elasticity: property(\.elasticity) ?? 0.2)
    }

    func propertiesChanged() {
        dynamics_body_set_material(pointer, material)
        dynamics_body_set_damping(pointer, property(\.resistance) ?? 0, property(\.angularResistance) ?? 0)
        dynamics_body_set_rotates(pointer, property(\.allowsRotation) ?? true)
        dynamics_body_set_anchored(pointer, property(\.isAnchored) ?? false)
    }

    // MARK: Collisions

    func add(_ behavior: UICollisionBehavior) { collisions.append(behavior) }
    func remove(_ behavior: UICollisionBehavior) { collisions.removeAll { $0 === behavior } }

    // MARK: Forces

    var charge: CGFloat { property(\.charge) ?? 0 }
    var mass: CGFloat { dynamics_body_mass(pointer) }
    var isAwake: Bool { dynamics_body_is_awake(pointer) }
    var center: CGPoint { CGPoint(dynamics_body_center(pointer)) }
    var angle: CGFloat { dynamics_body_angle(pointer) }

    /// Points a second.
    var velocity: CGPoint {
        get { CGPoint(dynamics_body_velocity(pointer)) }
        set { dynamics_body_set_velocity(pointer, dynamics_vector(newValue)) }
    }

    /// Radians a second.
    var angularVelocity: CGFloat {
        get { dynamics_body_angular_velocity(pointer) }
        set { dynamics_body_set_angular_velocity(pointer, newValue) }
    }

    /// A place of the item, relative to its centre, in the animator's coordinates.
    func place(_ offset: UIOffset) -> CGPoint {
        let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(CGAffineTransform(rotationAngle: angle))
        return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
    }

    func push(_ force: CGVector, at place: CGPoint, isImpulse: Bool = false, wakes: Bool) {
        dynamics_body_push(pointer, dynamics_vector(x: force.dx, y: force.dy), dynamics_vector(place), isImpulse, wakes)
    }

    /// Sets velocities, puts the item at a place and lets it rest there.
    func rest(at center: CGPoint, angle: CGFloat) {
        velocity = .zero
        angularVelocity = 0
        dynamics_body_place(pointer, dynamics_vector(center), angle)
        dynamics_body_set_awake(pointer, false)
    }
}

extension dynamics_vector {
    init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGPoint {
    init(_ vector: dynamics_vector) { self.init(x: vector.x, y: vector.y) }
}

extension CGFloat {
    fileprivate func rounded(to parts: CGFloat) -> CGFloat { (self * parts).rounded() / parts }
}
