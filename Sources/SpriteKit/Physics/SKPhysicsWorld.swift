import CScenePhysics
import UIKit

/// Notified of the contacts that bodies' `contactTestBitMask` asks for.
@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}

/// Two bodies that touch.
/// Source: Apple's documentation of `SKPhysicsContact`.
open class SKPhysicsContact: NSObject, @unchecked Sendable {
    public let bodyA: SKPhysicsBody
    public let bodyB: SKPhysicsBody
    /// The point of the contact, in the scene's coordinates.
    public let contactPoint: CGPoint
    public let contactNormal: CGVector
    /// Newton seconds.
    public let collisionImpulse: CGFloat

    init(bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, point: CGPoint, normal: CGVector, impulse: CGFloat) {
        (self.bodyA, self.bodyB, contactPoint, contactNormal, collisionImpulse) = (bodyA, bodyB, point, normal, impulse)
    }
}

/// The simulation of a scene's bodies.
/// Source: Apple's documentation of `SKPhysicsWorld`.
open class SKPhysicsWorld: NSObject, @unchecked Sendable {
    /// Metres per second squared.
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed: CGFloat = 1
    open weak var contactDelegate: SKPhysicsContactDelegate?
    weak var scene: SKScene?
    let handle: OpaquePointer = scene_world_create()
    private(set) var bodies: [UInt64: SKPhysicsBody] = [:]
    private var joints: [SKPhysicsJoint] = []

    deinit {
        for body in bodies.values { body.worldEnds() }
        scene_world_destroy(handle)
    }

    // MARK: Bodies

    @MainActor func add(_ body: SKPhysicsBody) {
        guard body.handle == nil, let node = body.node else { return }
        let place = place(of: node)
        body.create(in: self, position: place.position, angle: place.angle, scale: place.scale)
        bodies[body.number] = body
    }

    func forget(_ body: SKPhysicsBody) {
        for joint in body.joints { remove(joint) }
        bodies[body.number] = nil
    }

    @MainActor private func place(of node: SKNode) -> (position: CGPoint, angle: CGFloat, scale: CGSize) {
        let transform = node.rootTransform
        let scale = CGSize(width: hypot(transform.a, transform.b), height: hypot(transform.c, transform.d))
        return (CGPoint(x: transform.tx, y: transform.ty), node.accumulatedRotation, scale)
    }

    // MARK: Steps

    @MainActor func step(by seconds: TimeInterval) {
        guard let scene else { return }
        synchronize(scene)
        guard speed > 0, seconds > 0, !bodies.isEmpty else { return }
        scene_world_set_gravity(handle, scene_vector(gravity))
        scene_world_step(handle, min(seconds, 1.0 / 20) * Double(speed))
        for body in bodies.values { publish(body) }
        notifyContacts()
    }

    /// Brings bodies into the world and moves those whose nodes the app has moved.
    @MainActor private func synchronize(_ scene: SKScene) {
        scene.forEachDescendantAndSelf { node in
            guard let body = node.physicsBody else { return }
            guard let handle = body.handle, body.world === self else { return add(body) }
            let place = place(of: node)
            if abs(place.scale.width - body.scale.width) > 1e-3 || abs(place.scale.height - body.scale.height) > 1e-3 {
                body.leave()
                return add(body)
            }
            let moved = hypot(place.position.x - body.placed.position.x, place.position.y - body.placed.position.y)
            guard moved > 1e-3 || abs(place.angle - body.placed.angle) > 1e-4 else { return }
            scene_body_set_position(handle, scene_vector(place.position), Double(place.angle))
            body.placed = (place.position, place.angle)
        }
    }

    /// Moves a body's node to where the world has moved the body.
    @MainActor private func publish(_ body: SKPhysicsBody) {
        guard body.isDynamic, !body.pinned, let handle = body.handle, let node = body.node, let parent = node.parent, let scene else {
            return
        }
        var (position, angle) = (scene_vector(), 0.0)
        scene_body_position(handle, &position, &angle)
        let moved = (CGPoint(position), CGFloat(angle))
        guard moved.0 != body.placed.position || moved.1 != body.placed.angle else { return }
        node.position = parent === scene ? moved.0 : scene.convert(moved.0, to: parent)
        node.zRotation = moved.1 - parent.accumulatedRotation
        body.placed = (position: moved.0, angle: moved.1)
    }

    @MainActor private func notifyContacts() {
        var first: UnsafePointer<scene_contact>?
        let count = scene_world_take_contacts(handle, &first)
        let reported: [(began: Bool, contact: SKPhysicsContact)] = UnsafeBufferPointer(start: first, count: count).compactMap { entry in
            guard let a = bodies[entry.first], let b = bodies[entry.second] else { return nil }
            return (
                entry.began,
                SKPhysicsContact(
                    bodyA: a, bodyB: b, point: CGPoint(entry.point), normal: CGVector(dx: entry.normal.x, dy: entry.normal.y),
                    impulse: entry.impulse)
            )
        }
        for entry in reported {
            if entry.began { contactDelegate?.didBegin(entry.contact) } else { contactDelegate?.didEnd(entry.contact) }
        }
    }

    // MARK: Search

    /// A body at a point of the scene.
    open func body(at point: CGPoint) -> SKPhysicsBody? {
        bodies.values.first { $0.handle.map { scene_body_contains($0, scene_vector(point)) } ?? false }
    }

    /// A body that intersects a rectangle of the scene.
    open func body(in rect: CGRect) -> SKPhysicsBody? {
        var found: SKPhysicsBody?
        enumerateBodies(in: rect) { body, stop in
            found = body
            stop.pointee = true
        }
        return found
    }

    open func enumerateBodies(at point: CGPoint, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerate(block) { $0.handle.map { scene_body_contains($0, scene_vector(point)) } ?? false }
    }

    open func enumerateBodies(in rect: CGRect, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerate(block) { body in
            MainActor.assumeIsolated { body.node.map { $0.calculateAccumulatedFrame().applying($0.parent?.rootTransform ?? .identity) } }?
                .intersects(rect) ?? false
        }
    }

    private func enumerate(_ block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void, where matches: (SKPhysicsBody) -> Bool) {
        var stop = ObjCBool(false)
        for body in bodies.values where matches(body) {
            block(body, &stop)
            if stop.boolValue { return }
        }
    }

    private final class Hits { var all: [(number: UInt64, point: CGPoint, normal: CGVector)] = [] }

    private func hits(from start: CGPoint, to end: CGPoint) -> [(number: UInt64, point: CGPoint, normal: CGVector)] {
        let hits = Hits()
        scene_world_cast_ray(handle, scene_vector(start), scene_vector(end), Unmanaged.passUnretained(hits).toOpaque()) {
            context, body, point, normal in
            Unmanaged<Hits>.fromOpaque(context!).takeUnretainedValue().all.append(
                (body, CGPoint(point), CGVector(dx: normal.x, dy: normal.y)))
            return true
        }
        return hits.all.sorted { hypot($0.point.x - start.x, $0.point.y - start.y) < hypot($1.point.x - start.x, $1.point.y - start.y) }
    }

    /// The first body on a ray through the scene.
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? {
        hits(from: start, to: end).first.flatMap { bodies[$0.number] }
    }

    open func enumerateBodies(
        alongRayStart start: CGPoint, end: CGPoint,
        using block: @escaping (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for hit in hits(from: start, to: end) {
            guard let body = bodies[hit.number] else { continue }
            block(body, hit.point, hit.normal, &stop)
            if stop.boolValue { return }
        }
    }

    // MARK: Joints

    open func add(_ joint: SKPhysicsJoint) {
        MainActor.assumeIsolated {
            add(joint.bodyA)
            add(joint.bodyB)
        }
        guard joint.create(in: self) else { return }
        joints.append(joint)
        joint.bodyA.joints.append(joint)
        joint.bodyB.joints.append(joint)
    }

    open func remove(_ joint: SKPhysicsJoint) {
        joint.destroy(in: self)
        joints.removeAll { $0 === joint }
        joint.bodyA.joints.removeAll { $0 === joint }
        joint.bodyB.joints.removeAll { $0 === joint }
    }

    open func removeAllJoints() { for joint in joints { remove(joint) } }
}
