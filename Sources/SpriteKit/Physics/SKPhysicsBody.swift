import CScenePhysics
import UIKit

/// The mass and shape that the physics world moves a node with.
/// Source: Apple's documentation of `SKPhysicsBody`.
open class SKPhysicsBody: NSObject, NSCopying, @unchecked Sendable {
    enum Shape {
        case circle(radius: CGFloat, center: CGPoint)
        case polygon([CGPoint])
        case edges([CGPoint])
    }

    let shapes: [Shape]
    open internal(set) weak var node: SKNode?
    /// The body in the world; nil while the node is in no scene that is shown.
    private(set) var handle: OpaquePointer?
    weak var world: SKPhysicsWorld?
    /// The scale that the shapes were made for.
    var scale = CGSize(width: 1, height: 1)
    var placed = (position: CGPoint.zero, angle: CGFloat.zero)
    private var pending = (velocity: CGVector.zero, turn: CGFloat.zero)

    init(shapes: [Shape]) {
        self.shapes = shapes
        isDynamic = !shapes.contains { if case .edges = $0 { true } else { false } }
        super.init()
    }

    /// Creates a body without a shape.
    public convenience override init() { self.init(shapes: []) }

    public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init(shapes: [.circle(radius: abs(r), center: center)]) }
    public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
    public convenience init(rectangleOf s: CGSize, center: CGPoint) {
        self.init(shapes: [Self.rectangle(CGRect(x: center.x - s.width / 2, y: center.y - s.height / 2, width: s.width, height: s.height))])
    }
    /// A convex polygon, counterclockwise.
    public convenience init(polygonFrom path: CGPath) { self.init(shapes: [.polygon(Self.corners(path))]) }
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(shapes: [.edges([p1, p2])]) }
    public convenience init(edgeChainFrom path: CGPath) { self.init(shapes: [.edges(FlatPath(path).points)]) }
    public convenience init(edgeLoopFrom path: CGPath) {
        let points = FlatPath(path).points
        self.init(shapes: [.edges(points.first == points.last ? points : points + points.prefix(1))])
    }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init(edgeLoopFrom: CGPath(rect: rect, transform: nil)) }
    public convenience init(bodies: [SKPhysicsBody]) { self.init(shapes: bodies.flatMap(\.shapes)) }
    /// A rectangle of the size about the origin, whatever the texture shows.
    public convenience init(texture: SKTexture, size: CGSize) { self.init(rectangleOf: size) }
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init(rectangleOf: size) }

    private static func rectangle(_ rect: CGRect) -> Shape {
        .polygon([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ])
    }

    private static func corners(_ path: CGPath) -> [CGPoint] {
        let points = FlatPath(path).points
        return points.count > 1 && points.first == points.last ? Array(points.dropLast()) : points
    }

    // MARK: Motion

    /// Whether forces and contacts move the body; true except for edges.
    open var isDynamic: Bool { didSet { updateMotion() } }
    open var allowsRotation = true { didSet { updateMotion() } }
    open var affectedByGravity = true { didSet { updateMotion() } }
    /// Whether fast movement is followed between frames, so that the body passes through nothing thin.
    open var usesPreciseCollisionDetection = false { didSet { updateMotion() } }
    /// Whether the node's position stays as it is in the parent.
    open var pinned = false { didSet { updateMotion() } }
    /// How velocity is lost, 0…1.
    open var linearDamping: CGFloat = 0.1 { didSet { updateMotion() } }
    open var angularDamping: CGFloat = 0.1 { didSet { updateMotion() } }

    /// Points per second.
    open var velocity: CGVector {
        get { handle.map { CGVector(scene_body_velocity($0)) } ?? pending.velocity }
        set {
            pending.velocity = newValue
            if let handle { scene_body_set_velocity(handle, scene_vector(newValue)) }
        }
    }
    /// Radians per second.
    open var angularVelocity: CGFloat {
        get { handle.map { CGFloat(scene_body_angular_velocity($0)) } ?? pending.turn }
        set {
            pending.turn = newValue
            if let handle { scene_body_set_angular_velocity(handle, Double(newValue)) }
        }
    }
    /// Whether the body has come to rest.
    open var isResting: Bool {
        get { handle.map { !scene_body_is_awake($0) } ?? false }
        set { if let handle { scene_body_set_awake(handle, !newValue) } }
    }

    // MARK: Material

    /// Kilograms per square metre, of 150 × 150 points.
    open var density: CGFloat = 1 { didSet { updateMaterial() } }
    open var friction: CGFloat = 0.2 { didSet { updateMaterial() } }
    open var restitution: CGFloat = 0.2 { didSet { updateMaterial() } }
    /// Square metres.
    open var area: CGFloat {
        shapes.reduce(0) { area, shape in
            switch shape {
            case .circle(let radius, _): area + .pi * radius * radius * abs(scale.width * scale.height)
            case .polygon(let corners): area + Self.area(corners) * abs(scale.width * scale.height)
            case .edges: area
            }
        } / (150 * 150)
    }
    /// Kilograms; setting it changes the density.
    open var mass: CGFloat {
        get { density * area }
        set { if area > 0 { density = newValue / area } }
    }
    @available(*, unavailable, message: "not yet in Quince: electric and magnetic fields")
    open var charge: CGFloat { 0 }
    @available(*, unavailable, message: "not yet in Quince: fields")
    open var fieldBitMask: UInt32 { 0 }

    private static func area(_ corners: [CGPoint]) -> CGFloat {
        guard corners.count > 2 else { return 0 }
        let twice = zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(CGFloat(0)) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
        return abs(twice) / 2
    }

    // MARK: Categories

    open var categoryBitMask: UInt32 = 0xFFFF_FFFF { didSet { updateMasks() } }
    /// The categories that the body bounces off.
    open var collisionBitMask: UInt32 = 0xFFFF_FFFF { didSet { updateMasks() } }
    /// The categories whose contacts the world's delegate is notified of.
    open var contactTestBitMask: UInt32 = 0 { didSet { updateMasks() } }

    open internal(set) var joints: [SKPhysicsJoint] = []

    /// The bodies that touch this one.
    open func allContactedBodies() -> [SKPhysicsBody] {
        guard let handle, let world else { return [] }
        return world.bodies.filter { $0.key != number && scene_body_touches(handle, $0.key) }.map(\.value)
    }

    // MARK: Forces

    /// Applies newtons through the next frame.
    open func applyForce(_ force: CGVector) { apply(force, at: nil, isImpulse: false) }
    open func applyForce(_ force: CGVector, at point: CGPoint) { apply(force, at: point, isImpulse: false) }
    /// Applies newton seconds at once.
    open func applyImpulse(_ impulse: CGVector) { apply(impulse, at: nil, isImpulse: true) }
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) { apply(impulse, at: point, isImpulse: true) }
    open func applyTorque(_ torque: CGFloat) {
        enter()
        if let handle { scene_body_apply_turn(handle, Double(torque), false) }
    }
    open func applyAngularImpulse(_ impulse: CGFloat) {
        enter()
        if let handle { scene_body_apply_turn(handle, Double(impulse), true) }
    }

    private func apply(_ force: CGVector, at point: CGPoint?, isImpulse: Bool) {
        enter()
        guard let handle else { return }
        if let point {
            scene_body_apply(handle, scene_vector(force), scene_vector(point), isImpulse)
        } else {
            scene_body_apply_at_center(handle, scene_vector(force), isImpulse)
        }
    }

    // MARK: World

    var number: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(self).hashValue)) }

    /// Puts the body into its scene's world, if the node is in a scene.
    func enter() { MainActor.assumeIsolated { node?.scene?.physicsWorld.add(self) } }

    @MainActor func create(in world: SKPhysicsWorld, position: CGPoint, angle: CGFloat, scale: CGSize) {
        (self.world, self.scale, placed) = (world, scale, (position, angle))
        let handle = scene_body_create(world.handle, number, scene_vector(position), Double(angle))!
        self.handle = handle
        addShapes(to: handle)
        updateMotion()
        updateMasks()
        updateMaterial()
        scene_body_set_velocity(handle, scene_vector(pending.velocity))
        scene_body_set_angular_velocity(handle, Double(pending.turn))
    }

    private func addShapes(to handle: OpaquePointer) {
        func scaled(_ point: CGPoint) -> scene_vector { scene_vector(CGPoint(x: point.x * scale.width, y: point.y * scale.height)) }
        for shape in shapes {
            switch shape {
            case .circle(let radius, let center):
                scene_body_add_circle(handle, Double(radius * max(abs(scale.width), abs(scale.height))), scaled(center))
            case .polygon(let corners):
                let corners = corners.map(scaled)
                _ = scene_body_add_polygon(handle, corners, corners.count)
            case .edges(let points):
                for (start, end) in zip(points, points.dropFirst()) { scene_body_add_edge(handle, scaled(start), scaled(end)) }
            }
        }
    }

    /// Takes the body out of its world and keeps its velocity.
    func leave() {
        guard let handle, let world else { return }
        pending = (velocity, angularVelocity)
        world.forget(self)
        scene_body_destroy(world.handle, handle)
        (self.handle, self.world) = (nil, nil)
    }

    /// Keeps the velocity when the world ends with all its bodies.
    func worldEnds() {
        pending = (velocity, angularVelocity)
        for joint in joints { joint.handle = nil }
        (handle, world, joints) = (nil, nil, [])
    }

    private func updateMotion() {
        guard let handle else { return }
        scene_body_set_motion(
            handle, isDynamic && !pinned, allowsRotation, affectedByGravity, usesPreciseCollisionDetection, Double(linearDamping),
            Double(angularDamping))
    }
    private func updateMasks() {
        guard let handle else { return }
        scene_body_set_masks(handle, scene_masks(category: categoryBitMask, collision: collisionBitMask, contact: contactTestBitMask))
    }
    private func updateMaterial() {
        guard let handle else { return }
        scene_body_set_material(
            handle, scene_material(density: Double(density), friction: Double(friction), restitution: Double(restitution)))
    }

    // MARK: Copies

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKPhysicsBody(shapes: shapes)
        (copy.isDynamic, copy.allowsRotation, copy.affectedByGravity) = (isDynamic, allowsRotation, affectedByGravity)
        (copy.usesPreciseCollisionDetection, copy.pinned) = (usesPreciseCollisionDetection, pinned)
        (copy.linearDamping, copy.angularDamping, copy.velocity, copy.angularVelocity) = (
            linearDamping, angularDamping, velocity, angularVelocity
        )
        (copy.density, copy.friction, copy.restitution) = (density, friction, restitution)
        (copy.categoryBitMask, copy.collisionBitMask, copy.contactTestBitMask) = (categoryBitMask, collisionBitMask, contactTestBitMask)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
}

extension scene_vector {
    init(_ vector: CGVector) { self.init(x: Double(vector.dx), y: Double(vector.dy)) }
    init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}
extension CGVector { init(_ vector: scene_vector) { self.init(dx: vector.x, dy: vector.y) } }
extension CGPoint { init(_ vector: scene_vector) { self.init(x: vector.x, y: vector.y) } }
