import Testing
import UIKit

@testable import SpriteKit

@MainActor struct PhysicsTests {
    final class Listener: NSObject, SKPhysicsContactDelegate {
        var names: [String] = []
        func didBegin(_ contact: SKPhysicsContact) {
            names.append([contact.bodyA.node?.name, contact.bodyB.node?.name].compactMap { $0 }.sorted().joined(separator: "-"))
        }
    }

    private func scene() -> (SKScene, ball: SKNode, floor: SKNode) {
        let scene = SKScene(size: CGSize(width: 300, height: 300))
        let (ball, floor) = (SKNode(), SKNode())
        (ball.name, floor.name) = ("ball", "floor")
        ball.position = CGPoint(x: 150, y: 100)
        ball.physicsBody = SKPhysicsBody(circleOfRadius: 10)
        floor.physicsBody = SKPhysicsBody(edgeFrom: .zero, to: CGPoint(x: 300, y: 0))
        scene.addChild(ball)
        scene.addChild(floor)
        return (scene, ball, floor)
    }

    private func run(_ scene: SKScene, seconds: Double) {
        for frame in 0..<Int(seconds * 60) { scene.advance(to: Double(frame) / 60, by: 1.0 / 60) }
    }

    @Test func bodiesFallOntoEdges() {
        let (scene, ball, _) = scene()
        run(scene, seconds: 3)
        #expect(abs(ball.position.y - 10) < 2)
        #expect(ball.position.x == 150)
    }

    @Test func contactsAreReportedOnRequest() {
        let (scene, ball, _) = scene()
        let listener = Listener()
        scene.physicsWorld.contactDelegate = listener
        ball.physicsBody?.restitution = 0
        ball.physicsBody?.contactTestBitMask = 1
        run(scene, seconds: 2)
        #expect(listener.names.first == "ball-floor")
    }

    @Test func masksLetBodiesThrough() {
        let (scene, ball, floor) = scene()
        ball.physicsBody?.collisionBitMask = 0
        floor.physicsBody?.collisionBitMask = 0
        run(scene, seconds: 2)
        #expect(ball.position.y < -100)
    }

    @Test func impulsesAreNewtonSeconds() {
        let (scene, ball, _) = scene()
        scene.physicsWorld.gravity = .zero
        let body = ball.physicsBody!
        body.mass = 2
        body.linearDamping = 0
        body.applyImpulse(CGVector(dx: 2, dy: 0))
        #expect(abs(body.velocity.dx - 150) < 0.1)
    }

    @Test func raysFindTheNearestBody() {
        let (scene, ball, _) = scene()
        scene.physicsWorld.gravity = .zero
        run(scene, seconds: 0.1)
        let found = scene.physicsWorld.body(alongRayStart: CGPoint(x: 150, y: 290), end: CGPoint(x: 150, y: -10))
        #expect(found === ball.physicsBody)
    }
}
