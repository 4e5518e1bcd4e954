/// An item in a field.
@MainActor struct FieldSample {
    /// From the field's position, in points.
    let place: CGPoint
    /// Points a second.
    let velocity: CGPoint
    let mass: CGFloat
    let charge: CGFloat

    init(_ body: DynamicBody, _ place: CGPoint) {
        (self.place, velocity, mass, charge) = (place, body.velocity, body.mass, body.charge)
    }

    var distance: CGFloat { hypot(place.x, place.y) }
    /// From the field's position, as long as 1; without length at the position itself.
    var outward: CGVector { distance > 0 ? CGVector(dx: place.x / distance, dy: place.y / distance) : .zero }
}

extension UIFieldBehavior {
    private static let metre: CGFloat = 150
    /// The acceleration of an item of mass 1 by a force of one newton, in points per second squared.
    private static let newton = metre / (4.0 / 9)

    /// The force on an item: its mass times points per second squared.
    func force(on item: FieldSample) -> CGVector {
        let acceleration = strength * Self.metre * item.mass, force = strength * Self.newton
        switch kind {
        case .drag: return change(of: item) { $0 * exp(-force / Self.metre / item.mass * UIDynamicAnimator.step) }
        case .vortex: return item.outward.turned * (force * weakening(item))
        case .radialGravity: return item.outward * (-acceleration * weakening(item))
        case .linearGravity: return direction * acceleration
        case .velocity: return change(of: item) { _ in direction * (strength * Self.metre) }
        case .noise: return noise(item) * acceleration
        case .turbulence: return noise(item) * (acceleration * hypot(item.velocity.x, item.velocity.y) / Self.metre)
        case .spring: return CGVector(dx: item.place.x, dy: item.place.y) * (-force / Self.metre)
        case .electric: return item.outward * (force * item.charge * weakening(item))
        case .magnetic:
            let angle = force * item.charge * weakening(item) / Self.metre / item.mass * UIDynamicAnimator.step
            return change(of: item) { $0 * cos(angle) + $0.turned * sin(angle) }
        case .custom(let block):
            let velocity = CGVector(dx: item.velocity.x, dy: item.velocity.y)
            return block(self, item.place, velocity, item.mass, item.charge, UIDynamicAnimator.step) * UIPushBehavior.force
        }
    }

    /// The force that makes another velocity of an item's within a step. Strong fields would overshoot without it.
    private func change(of item: FieldSample, _ new: (CGVector) -> CGVector) -> CGVector {
        let old = CGVector(dx: item.velocity.x, dy: item.velocity.y), new = new(old)
        return CGVector(dx: new.dx - old.dx, dy: new.dy - old.dy) * (item.mass / UIDynamicAnimator.step)
    }

    private func weakening(_ item: FieldSample) -> CGFloat {
        falloff == 0 ? 1 : pow(max(item.distance, minimumRadius) / Self.metre, -falloff)
    }

    /// Waves that cross each other: between -1 and 1 in both directions, and the same in every run.
    private func noise(_ item: FieldSample) -> CGVector {
        let grain = 20 + 180 * min(max(smoothness, 0), 1)
        let x = item.place.x / grain, y = item.place.y / grain, time = CGFloat(age) * animationSpeed
        return CGVector(
            dx: sin(1.7 * x + 2.3 * y + 1.1 * time) + sin(-2.9 * x + 1.3 * y + 0.7 * time + 1),
            dy: sin(2.1 * x - 1.9 * y + 0.9 * time + 2) + sin(1.3 * x + 3.1 * y - 1.3 * time + 3)) * 0.5
    }
}

extension CGVector {
    /// A quarter turn further, clockwise as seen on the screen.
    fileprivate var turned: CGVector { CGVector(dx: -dy, dy: dx) }
    fileprivate static func * (vector: CGVector, factor: CGFloat) -> CGVector { CGVector(dx: vector.dx * factor, dy: vector.dy * factor) }
    fileprivate static func + (one: CGVector, other: CGVector) -> CGVector { CGVector(dx: one.dx + other.dx, dy: one.dy + other.dy) }
}
