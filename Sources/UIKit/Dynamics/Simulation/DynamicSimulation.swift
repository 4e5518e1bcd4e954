internal import CDynamics

/// The physics of a dynamic animator: its items as bodies, the boundaries they meet, and who collides with whom.
@MainActor final class DynamicSimulation {
    /// A line or path that does not move.
    struct Boundary {
        unowned let behavior: UICollisionBehavior
        let identifier: (any NSCopying)?
        let pointer: OpaquePointer
    }

    private(set) var world: OpaquePointer!
    private var bodies: [UInt64: DynamicBody] = [:]
    private var order: [ObjectIdentifier: UInt64] = [:]
    private var boundaries: [UInt64: Boundary] = [:]
    private var lastIdentifier: UInt64 = 0

    init() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        world = dynamics_world_create(
            { context, first, second in
                let address = UInt(bitPattern: context)
                return MainActor.assumeIsolated {
                    let simulation = Unmanaged<DynamicSimulation>.fromOpaque(UnsafeRawPointer(bitPattern: address)!)
                    return simulation.takeUnretainedValue().collide(first, second)
                }
            }, context)
    }

    isolated deinit { dynamics_world_destroy(world) }

    // MARK: Items

    var isEmpty: Bool { bodies.isEmpty }
    private var sortedBodies: [DynamicBody] { bodies.values.sorted { $0.identifier < $1.identifier } }
    /// The items, in the order in which they got behaviours.
    var items: [any UIDynamicItem] { sortedBodies.map(\.item) }

    func body(of item: any UIDynamicItem) -> DynamicBody? { order[ObjectIdentifier(item)].flatMap { bodies[$0] } }

    /// The item's body, for one more behaviour.
    func join(_ item: any UIDynamicItem) -> DynamicBody {
        let body = body(of: item) ?? makeBody(item)
        body.uses += 1
        return body
    }

    private func makeBody(_ item: any UIDynamicItem) -> DynamicBody {
        let body = DynamicBody(item, identifier: nextIdentifier(), world: world)
        bodies[body.identifier] = body
        order[ObjectIdentifier(item)] = body.identifier
        return body
    }

    /// One behaviour less works on the item.
    func release(_ item: any UIDynamicItem) {
        guard let body = body(of: item) else { return }
        body.uses -= 1
        guard body.uses == 0 else { return }
        bodies[body.identifier] = nil
        order[ObjectIdentifier(item)] = nil
        dynamics_body_destroy(world, body.pointer)
    }

    private func nextIdentifier() -> UInt64 {
        lastIdentifier += 1
        return lastIdentifier
    }

    // MARK: Boundaries

    /// Adds the lines of a boundary.
    func addBoundary(_ lines: [(CGPoint, CGPoint)], identifier: (any NSCopying)?, of behavior: UICollisionBehavior) -> UInt64 {
        let key = nextIdentifier()
        let pointer: OpaquePointer = dynamics_body_create(world, key, dynamics_vector(.zero), 0, true)
        let material = dynamics_material(density: 0, friction: 0.2, elasticity: 0)
        for line in lines { dynamics_body_add_line(pointer, dynamics_vector(line.0), dynamics_vector(line.1), material) }
        boundaries[key] = Boundary(behavior: behavior, identifier: identifier, pointer: pointer)
        return key
    }

    func removeBoundary(_ key: UInt64) {
        guard let boundary = boundaries.removeValue(forKey: key) else { return }
        dynamics_body_destroy(world, boundary.pointer)
    }

    // MARK: Steps

    /// Whether something moves, or is about to.
    var isMoving: Bool { dynamics_world_is_moving(world) }

    func wake() {
        for body in bodies.values { dynamics_body_set_awake(body.pointer, true) }
        dynamics_world_filter_again(world)
    }

    func step(_ seconds: TimeInterval) { dynamics_world_step(world, seconds) }

    func writeItems() {
        for body in sortedBodies { body.writeItem() }
    }

    // MARK: Collisions

    private func collide(_ first: UInt64, _ second: UInt64) -> Bool {
        switch (bodies[first], bodies[second]) {
        case (let first?, let second?): common(first, second) != nil
        case (let body?, nil): boundaries[second].map { meets(body, $0) } ?? false
        case (nil, let body?): boundaries[first].map { meets(body, $0) } ?? false
        case (nil, nil): false
        }
    }

    /// The behaviour by which two items collide.
    private func common(_ first: DynamicBody, _ second: DynamicBody) -> UICollisionBehavior? {
        first.collisions.first { behavior in
            behavior.collisionMode.contains(.items) && second.collisions.contains { $0 === behavior }
        }
    }

    private func meets(_ body: DynamicBody, _ boundary: Boundary) -> Bool {
        boundary.behavior.collisionMode.contains(.boundaries) && body.collisions.contains { $0 === boundary.behavior }
    }

    /// Tells the delegates what began and ended to touch.
    func reportContacts() {
        var contacts: UnsafePointer<dynamics_contact>?
        let count = dynamics_world_take_contacts(world, &contacts)
        for contact in Array(UnsafeBufferPointer(start: contacts, count: count)) { notify(contact) }
    }

    private func notify(_ contact: dynamics_contact) {
        switch (bodies[contact.first], bodies[contact.second]) {
        case (let first?, let second?):
            guard let behavior = common(first, second) else { return }
            behavior.notify(first.item, second.item, at: contact.began ? CGPoint(contact.point) : nil)
        case (let body?, nil): notify(body, boundaries[contact.second], contact)
        case (nil, let body?): notify(body, boundaries[contact.first], contact)
        case (nil, nil): break
        }
    }

    private func notify(_ body: DynamicBody, _ boundary: Boundary?, _ contact: dynamics_contact) {
        guard let boundary else { return }
        boundary.behavior.notify(body.item, boundary: boundary.identifier, at: contact.began ? CGPoint(contact.point) : nil)
    }
}
