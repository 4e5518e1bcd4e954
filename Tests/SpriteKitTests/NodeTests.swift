import Testing
import UIKit

@testable import SpriteKit

@MainActor struct NodeTests {
    @Test func searchStringsNameNodes() {
        let (root, outer, inner) = (SKNode(), SKNode(), SKNode())
        (outer.name, inner.name) = ("brick1", "brick2")
        root.addChild(outer)
        outer.addChild(inner)
        #expect(root.childNode(withName: "brick2") == nil)
        #expect(root.childNode(withName: "//brick2") === inner)
        #expect(root.childNode(withName: "brick*/brick[2-3]") === inner)
        #expect(root["//brick*"].count == 2)
        #expect(inner.childNode(withName: "..") === outer)
    }

    @Test func pointsAreConvertedThroughTransforms() {
        let (root, parent, child) = (SKNode(), SKNode(), SKNode())
        root.addChild(parent)
        parent.addChild(child)
        parent.position = CGPoint(x: 100, y: 50)
        parent.setScale(2)
        child.position = CGPoint(x: 10, y: 5)
        #expect(child.convert(.zero, to: root) == CGPoint(x: 120, y: 60))
        #expect(root.convert(CGPoint(x: 120, y: 60), to: child) == .zero)
    }

    @Test func theHighestNodeIsHitFirst() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let low = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
        let high = SKSpriteNode(color: .blue, size: CGSize(width: 20, height: 20))
        high.zPosition = 1
        scene.addChild(high)
        scene.addChild(low)
        #expect(scene.atPoint(.zero) === high)
        #expect(scene.atPoint(CGPoint(x: 50, y: 50)) === scene)
    }

    @Test func theViewShowsTheSceneUpwards() {
        let scene = SKScene(size: CGSize(width: 100, height: 200))
        #expect(CGPoint(x: 0, y: 0).applying(scene.viewTransform(CGSize(width: 200, height: 400))) == CGPoint(x: 0, y: 400))
        let camera = SKCameraNode()
        scene.addChild(camera)
        scene.camera = camera
        camera.position = CGPoint(x: 30, y: 30)
        #expect(CGPoint(x: 30, y: 30).applying(scene.viewTransform(CGSize(width: 200, height: 400))) == CGPoint(x: 100, y: 200))
    }

    @Test func gamesOverrideHowNodesJoinAndLeave() {
        final class Counted: SKNode {
            var log: [String] = []
            override func addChild(_ node: SKNode) {
                log.append("add")
                super.addChild(node)
            }
            override func removeFromParent() {
                log.append("remove")
                super.removeFromParent()
            }
            override func contains(_ p: CGPoint) -> Bool { true }
        }
        let parent = Counted(), child = Counted()
        parent.addChild(child)
        #expect(child.parent === parent)
        parent.removeAllChildren()
        #expect(parent.log == ["add"])
        #expect(child.log == ["remove"])
        #expect(child.contains(CGPoint(x: 1000, y: 0)))
    }

    @Test func bodiesOutliveTheWorldOfTheirScene() {
        let node = SKNode()
        node.physicsBody = SKPhysicsBody(circleOfRadius: 5)
        do {
            let scene = SKScene(size: CGSize(width: 100, height: 100))
            scene.addChild(node)
            node.removeFromParent()
        }
        node.physicsBody?.velocity = CGVector(dx: 1, dy: 2)
        #expect(node.physicsBody?.velocity == CGVector(dx: 1, dy: 2))
    }
}
