import Testing

@testable import UIKit

/// Items that fall, bounce and swing; time passes only when told to.
@MainActor @Suite struct DynamicAnimatorTests {
    /// A view of 400 × 800 points with an animator.
    @MainActor private final class Stage: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let animator: UIDynamicAnimator
        var events: [String] = []

        override init() {
            _ = TestDevice()
            animator = UIDynamicAnimator(referenceView: view)
            super.init()
            animator.delegate = self
        }

        func square(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 100) -> UIView {
            let square = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
            view.addSubview(square)
            return square
        }

        func pass(_ seconds: Double) {
            for _ in 0..<Int((seconds * 60).rounded()) where animator.isRunning { animator.advance(1.0 / 60) }
        }

        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resume") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pause") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
        ) { events.append("items at \(Int(p.x)), \(Int(p.y))") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
            at p: CGPoint
        ) { events.append("boundary \(identifier.map { "\($0)" } ?? "bounds")") }
    }

    private func near(_ value: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 0.5) -> Bool { abs(value - expected) <= tolerance }

    @Test func gravityIsAThousandPointsPerSecondSquared() {
        let stage = Stage()
        let square = stage.square(0, 0)
        let gravity = UIGravityBehavior(items: [square])
        #expect(gravity.magnitude == 1)
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
        #expect(near(gravity.angle, .pi / 2))
        stage.animator.addBehavior(gravity)
        stage.pass(0.5)
        #expect(near(square.frame.minY, 125, within: 3))
        #expect(square.frame.minX == 0)
        #expect(square.transform == .identity)
        #expect(stage.animator.isRunning)
        #expect(near(stage.animator.elapsedTime, 0.5, within: 0.001))
    }

    @Test func whatFallsRestsOnTheBounds() {
        let stage = Stage()
        let square = stage.square(150, 0)
        stage.animator.addBehavior(UIGravityBehavior(items: [square]))
        let collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = stage
        stage.animator.addBehavior(collision)
        stage.pass(6)
        #expect(near(square.frame.maxY, 800, within: 0.3))
        #expect(near(square.frame.minX, 150))
        #expect(square.transform == .identity)
        #expect(!stage.animator.isRunning)
        #expect(stage.events.first == "resume")
        #expect(stage.events.last == "pause")
        #expect(stage.events.contains("boundary bounds"))
        // Without its ground it falls on.
        collision.translatesReferenceBoundsIntoBoundary = false
        #expect(stage.animator.isRunning)
        stage.pass(0.5)
        #expect(square.frame.maxY > 900)
    }

    @Test func linesAndPathsAreBoundaries() {
        let stage = Stage()
        let (left, right) = (stage.square(0, 0), stage.square(250, 0))
        stage.animator.addBehavior(UIGravityBehavior(items: [left, right]))
        let collision = UICollisionBehavior(items: [left, right])
        collision.addBoundary(withIdentifier: "line" as NSCopying, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 200, y: 300))
        collision.addBoundary(withIdentifier: "path" as NSCopying, for: UIBezierPath(rect: CGRect(x: 220, y: 400, width: 180, height: 20)))
        collision.collisionDelegate = stage
        stage.animator.addBehavior(collision)
        stage.pass(6)
        #expect(near(left.frame.maxY, 300, within: 1))
        #expect(near(right.frame.maxY, 400, within: 1))
        #expect(stage.events.contains("boundary line"))
        #expect(stage.events.contains("boundary path"))
        #expect(collision.boundary(withIdentifier: "line" as NSCopying) != nil)
        #expect(collision.boundaryIdentifiers?.count == 2)
        collision.removeBoundary(withIdentifier: "line" as NSCopying)
        stage.pass(0.5)
        #expect(left.frame.maxY > 350)
        #expect(near(right.frame.maxY, 400, within: 1))
    }

    @Test func itemsCollideWithThoseOfTheirBehaviour() {
        let stage = Stage()
        let (above, below, apart) = (stage.square(100, 0), stage.square(100, 300), stage.square(100, 500))
        stage.animator.addBehavior(UIGravityBehavior(items: [above]))
        let collision = UICollisionBehavior(items: [above, below])
        collision.collisionDelegate = stage
        stage.animator.addBehavior(collision)
        let properties = UIDynamicItemBehavior(items: [below, apart])
        properties.isAnchored = true
        stage.animator.addBehavior(properties)
        stage.pass(4)
        #expect(near(above.frame.maxY, 300, within: 1))
        #expect(below.frame.minY == 300)
        #expect(apart.frame.minY == 500)
        #expect(stage.events.contains { $0.hasPrefix("items at") })
        collision.collisionMode = .boundaries
        stage.pass(0.3)
        #expect(above.frame.maxY > 310)
    }

    @Test func elasticItemsComeBack() {
        let stage = Stage()
        let ball = stage.square(100, 300, side: 50)
        stage.animator.addBehavior(UIGravityBehavior(items: [ball]))
        let collision = UICollisionBehavior(items: [ball])
        collision.translatesReferenceBoundsIntoBoundary = true
        stage.animator.addBehavior(collision)
        let properties = UIDynamicItemBehavior(items: [ball])
        #expect(properties.elasticity == 0)
        #expect(properties.density == 1)
        #expect(properties.allowsRotation)
        properties.elasticity = 1
        stage.animator.addBehavior(properties)
        var highest: CGFloat = 800
        stage.pass(1)
        for _ in 0..<60 {
            stage.pass(1.0 / 60)
            highest = min(highest, ball.frame.minY)
        }
        #expect(near(highest, 300, within: 15))
    }

    @Test func pushesGiveVelocity() {
        let stage = Stage()
        let (once, always) = (stage.square(0, 0), stage.square(0, 200))
        let properties = UIDynamicItemBehavior(items: [once, always])
        stage.animator.addBehavior(properties)
        let push = UIPushBehavior(items: [once], mode: .instantaneous)
        push.setAngle(0, magnitude: 2)
        stage.animator.addBehavior(push)
        let force = UIPushBehavior(items: [always], mode: .continuous)
        force.pushDirection = CGVector(dx: 1, dy: 0)
        stage.animator.addBehavior(force)
        stage.pass(1)
        #expect(near(properties.linearVelocity(for: once).x, 200, within: 0.1))
        #expect(near(once.frame.minX, 200, within: 2))
        #expect(!push.active)
        #expect(near(properties.linearVelocity(for: always).x, 100, within: 0.1))
        #expect(near(always.frame.minX, 50, within: 2))
        #expect(force.active)
        #expect(near(force.magnitude, 1))
        #expect(near(force.angle, 0))
    }

    @Test func attachmentsKeepTheirLength() {
        let stage = Stage()
        let bob = stage.square(250, 80, side: 40)
        let attachment = UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 200, y: 100))
        #expect(near(attachment.length, 70))
        #expect(attachment.attachedBehaviorType == .anchor)
        stage.animator.addBehavior(attachment)
        stage.animator.addBehavior(UIGravityBehavior(items: [bob]))
        for _ in 0..<30 {
            stage.pass(0.1)
            #expect(near(hypot(bob.center.x - 200, bob.center.y - 100), 70, within: 1))
        }
        attachment.anchorPoint = CGPoint(x: 100, y: 300)
        stage.pass(0.5)
        #expect(near(hypot(bob.center.x - 100, bob.center.y - 300), 70, within: 2))
    }

    @Test func snappingEndsUprightAtThePoint() {
        let stage = Stage()
        let square = stage.square(0, 0)
        square.transform = CGAffineTransform(rotationAngle: 1)
        stage.animator.addBehavior(UIGravityBehavior(items: [square]))
        stage.animator.addBehavior(UISnapBehavior(item: square, snapTo: CGPoint(x: 300, y: 500)))
        stage.pass(4)
        #expect(square.center == CGPoint(x: 300, y: 500))
        #expect(square.transform == .identity)
        #expect(!stage.animator.isRunning)
    }

    @Test func groupsAndChildrenMoveTogether() {
        let stage = Stage()
        let (first, second) = (stage.square(0, 0), stage.square(100, 0))
        let group = UIDynamicItemGroup(items: [first, second])
        #expect(group.bounds.size == CGSize(width: 200, height: 100))
        let parent = UIDynamicBehavior()
        var frames = 0
        parent.action = { frames += 1 }
        parent.addChildBehavior(UIGravityBehavior(items: [group]))
        stage.animator.addBehavior(parent)
        stage.pass(0.5)
        #expect(frames == 30)
        #expect(first.frame.minY > 100)
        #expect(first.frame.minY == second.frame.minY)
        #expect(second.frame.minX == 100)
        stage.animator.removeAllBehaviors()
        #expect(stage.animator.behaviors.isEmpty)
        #expect(parent.dynamicAnimator == nil)
    }

    @Test func theAnimatorTakesWhatTheAppHasChanged() {
        let stage = Stage()
        let square = stage.square(0, 0)
        let gravity = UIGravityBehavior(items: [square])
        stage.animator.addBehavior(gravity)
        stage.pass(0.1)
        square.center = CGPoint(x: 300, y: 100)
        stage.animator.updateItem(usingCurrentState: square)
        stage.pass(0.1)
        #expect(square.center.x == 300)
        #expect(square.center.y > 100)
        #expect(stage.animator.items(in: CGRect(x: 260, y: 0, width: 100, height: 300)).count == 1)
        gravity.removeItem(square)
        #expect(stage.animator.items(in: stage.view.bounds).isEmpty)
    }
}
