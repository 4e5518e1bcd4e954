import Testing
import UIKit

@testable import SpriteKit

@MainActor struct PhysicsOutlineTests {
    @Test func outlinesOfBodiesLieOverTheScene() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let node = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        node.position = CGPoint(x: 50, y: 30)
        node.physicsBody = SKPhysicsBody(circleOfRadius: 10)
        scene.addChild(node)
        let renderer = SceneRenderer()
        renderer.render(scene, size: CGSize(width: 100, height: 100))
        #expect(renderer.root.sublayers?.contains { $0 is PhysicsLayer } == false)
        renderer.showsPhysics = true
        renderer.render(scene, size: CGSize(width: 100, height: 100))
        let outlines = try #require(renderer.root.sublayers?.last as? PhysicsLayer)
        let box = try #require(outlines.path?.boundingBox)
        #expect(box.insetBy(dx: -0.5, dy: -0.5).contains(CGRect(x: 40, y: 60, width: 20, height: 20)))
        #expect(CGRect(x: 39, y: 59, width: 22, height: 22).contains(box))
    }
}
