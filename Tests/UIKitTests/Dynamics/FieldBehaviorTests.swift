import Testing

@testable import UIKit

/// Items in fields; time passes only when told to. A metre of the engine is 150 points, an item of 100 × 100 points has 4/9 kilogram.
@MainActor @Suite struct FieldBehaviorTests {
    /// A view of 400 × 800 points with an animator and an item of 100 × 100 points.
    @MainActor private final class Stage {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let item = UIView(frame: CGRect(x: 150, y: 350, width: 100, height: 100))
        let animator: UIDynamicAnimator
        let properties: UIDynamicItemBehavior

        init() {
            _ = TestDevice()
            animator = UIDynamicAnimator(referenceView: view)
            view.addSubview(item)
            properties = UIDynamicItemBehavior(items: [item])
            animator.addBehavior(properties)
        }

        func add(_ field: UIFieldBehavior) -> UIFieldBehavior {
            field.addItem(item)
            animator.addBehavior(field)
            return field
        }

        func pass(_ seconds: Double) {
            for _ in 0..<Int((seconds * 60).rounded()) where animator.isRunning { animator.advance(1.0 / 60) }
        }

        var velocity: CGPoint { properties.linearVelocity(for: item) }
        func push(_ velocity: CGPoint) { properties.addLinearVelocity(velocity, for: item) }
    }

    private func near(_ value: CGPoint, _ x: CGFloat, _ y: CGFloat, within tolerance: CGFloat = 1) -> Bool {
        abs(value.x - x) <= tolerance && abs(value.y - y) <= tolerance
    }

    @Test func fieldsBeginAsDocumented() {
        let stage = Stage()
        let field = UIFieldBehavior.springField()
        #expect(field.strength == 1)
        #expect(field.falloff == 0)
        #expect(field.minimumRadius > 0)
        #expect(field.position == .zero)
        #expect(field.direction == .zero)
        #expect(field.region.contains(CGPoint(x: 1e6, y: -1e6)))
        #expect(field.items.isEmpty)
        let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 2)
        #expect(noise.smoothness == 0.5)
        #expect(noise.animationSpeed == 2)
        _ = stage.add(field)
        #expect(field.items.count == 1)
        #expect(field.dynamicAnimator === stage.animator)
    }

    @Test func linearGravityAcceleratesInItsDirection() {
        let stage = Stage()
        let field = stage.add(.linearGravityField(direction: CGVector(dx: 0, dy: 1)))
        field.strength = 2
        stage.pass(1)
        #expect(near(stage.velocity, 0, 300))
    }

    @Test func radialGravityDrawsToItsPositionAndFallsOff() {
        let near = Stage(), far = Stage()
        let strong = near.add(.radialGravityField(position: CGPoint(x: 275, y: 400)))
        let weak = far.add(.radialGravityField(position: CGPoint(x: 500, y: 400)))
        for field in [strong, weak] { field.falloff = 2 }
        near.pass(0.05)
        far.pass(0.05)
        // Half a metre and two metres away: sixteen times as strong.
        #expect(near.velocity.y == 0)
        #expect(near.velocity.x > 0)
        #expect(abs(near.velocity.x / far.velocity.x - 16) < 0.5)
        let repelling = Stage()
        repelling.add(.radialGravityField(position: CGPoint(x: 275, y: 400))).strength = -1
        repelling.pass(0.1)
        #expect(repelling.velocity.x < 0)
    }

    @Test func velocityFieldsCarryItemsAsFarAsTheyReach() {
        let stage = Stage()
        let field = stage.add(.velocityField(direction: CGVector(dx: 1, dy: 0)))
        (field.position, field.region) = (CGPoint(x: 200, y: 400), UIRegion(radius: 75))
        stage.push(CGPoint(x: 0, y: 500))
        stage.pass(0.1)
        #expect(near(stage.velocity, 150, 0))
        field.strength = 2
        field.region = UIRegion(radius: 75).inverse()
        stage.pass(0.1)
        #expect(near(stage.velocity, 150, 0))
        stage.pass(0.7)
        #expect(near(stage.velocity, 300, 0))
    }

    @Test func dragSlowsWithoutTurningBack() {
        let stage = Stage()
        let field = stage.add(.dragField())
        stage.push(CGPoint(x: 200, y: 100))
        stage.pass(0.1)
        let slowed = stage.velocity
        #expect(slowed.x > 100)
        #expect(slowed.x < 200)
        #expect(abs(slowed.y / slowed.x - 0.5) < 0.01)
        field.strength = 1000
        stage.pass(0.1)
        #expect(near(stage.velocity, 0, 0, within: 0.01))
    }

    @Test func springsSwingAboutTheirPosition() {
        let stage = Stage()
        stage.add(.springField()).position = CGPoint(x: 300, y: 400)
        // 1.5 radians a second: after half a swing the item is on the other side.
        stage.pass(Double.pi / 1.5)
        #expect(near(stage.item.center, 400, 400, within: 3))
        #expect(near(stage.velocity, 0, 0, within: 5))
        stage.pass(Double.pi / 1.5)
        #expect(near(stage.item.center, 200, 400, within: 6))
    }

    @Test func vorticesPushAround() {
        let stage = Stage()
        stage.add(.vortexField()).position = CGPoint(x: 100, y: 400)
        stage.pass(0.1)
        #expect(stage.velocity.y > 30)
        #expect(abs(stage.velocity.x) < 5)
    }

    @Test func chargesMeetElectricAndMagneticFields() {
        let neutral = Stage(), charged = Stage(), turning = Stage()
        for stage in [neutral, charged] { stage.add(.electricField()).position = CGPoint(x: 100, y: 400) }
        for stage in [charged, turning] { stage.properties.charge = 1 }
        neutral.pass(0.1)
        charged.pass(0.1)
        #expect(neutral.velocity == .zero)
        #expect(charged.velocity.x > 30)
        #expect(charged.velocity.y == 0)
        _ = turning.add(.magneticField())
        turning.push(CGPoint(x: 100, y: 0))
        turning.pass(0.5)
        #expect(abs(hypot(turning.velocity.x, turning.velocity.y) - 100) < 0.1)
        #expect(turning.velocity.y > 50)
    }

    @Test func noiseMovesAndIsTheSameInEveryRun() {
        let (one, other, still) = (Stage(), Stage(), Stage())
        for stage in [one, other] { _ = stage.add(.noiseField(smoothness: 0.2, animationSpeed: 1)) }
        _ = still.add(.turbulenceField(smoothness: 0.2, animationSpeed: 1))
        for stage in [one, other, still] { stage.pass(0.5) }
        #expect(one.velocity == other.velocity)
        #expect(hypot(one.velocity.x, one.velocity.y) > 5)
        // Turbulence is nothing for what stands.
        #expect(still.velocity == .zero)
    }

    @Test func closuresSayTheForce() {
        let stage = Stage()
        var seen: (place: CGPoint, mass: CGFloat, charge: CGFloat, time: TimeInterval)?
        let field = stage.add(
            .field { field, place, velocity, mass, charge, time in
                if seen == nil { seen = (place, mass, charge, time) }
                return CGVector(dx: field.strength, dy: 0)
            })
        (field.position, field.strength, stage.properties.charge) = (CGPoint(x: 200, y: 380), 3, 0.5)
        stage.pass(1)
        // The unit of pushes: 100 points per second squared for a mass of 1.
        #expect(near(stage.velocity, 300, 0, within: 0.5))
        #expect(seen?.place == CGPoint(x: 0, y: 20))
        #expect(seen?.charge == 0.5)
        #expect(seen?.time == 1.0 / 120)
        #expect(abs((seen?.mass ?? 0) - 1) < 0.001)
    }

    @Test func regionsAreMadeOfOthers() {
        let circle = UIRegion(radius: 10), square = UIRegion(size: CGSize(width: 40, height: 8))
        let inside = CGPoint(x: 0, y: 3), above = CGPoint(x: 0, y: 8), beside = CGPoint(x: 18, y: 0), out = CGPoint(x: 30, y: 30)
        func held(_ region: UIRegion) -> [Bool] { [inside, above, beside, out].map(region.contains) }
        #expect(held(circle) == [true, true, false, false])
        #expect(held(square) == [true, false, true, false])
        #expect(held(circle.union(with: square)) == [true, true, true, false])
        #expect(held(circle.intersection(with: square)) == [true, false, false, false])
        #expect(held(circle.difference(from: square)) == [false, true, false, false])
        #expect(held(circle.inverse()) == [false, false, true, true])
        #expect(held(.infinite) == [true, true, true, true])
    }
}
