import Testing

@testable import SceneKit

struct SceneActionTests {
    @Test func sequencesCarryTheirTimeOver() {
        let node = SCNNode()
        node.runAction(.sequence([.moveBy(x: 10, y: 0, z: 0, duration: 1), .move(to: SCNVector3(0, 4, 0), duration: 1), .hide()]))
        node.advanceActions(by: 1.5)
        #expect(simd_distance(node.simdPosition, SIMD3(5, 2, 0)) < 1e-4)
        #expect(!node.isHidden)
        node.advanceActions(by: 0.5)
        #expect(simd_distance(node.simdPosition, SIMD3(0, 4, 0)) < 1e-4)
        #expect(node.isHidden)
        #expect(!node.hasActions)
    }

    @Test func aKeyReplacesAndRemoves() {
        let node = SCNNode()
        node.runAction(.repeatForever(.rotateBy(x: 0, y: 1, z: 0, duration: 1)), forKey: "turn")
        node.runAction(.repeatForever(.rotateBy(x: 0, y: 2, z: 0, duration: 1)), forKey: "turn")
        #expect(node.actionKeys == ["turn"])
        node.advanceActions(by: 1.5)
        #expect(abs(node.eulerAngles.y - 3) < 1e-4)
        node.removeAction(forKey: "turn")
        #expect(!node.hasActions)
    }

    @Test func transactionsAnimateWhatIsShown() {
        let node = SCNNode()
        SCNTransaction.begin()
        SCNTransaction.animationDuration = 1000
        node.position = SCNVector3(10, 0, 0)
        SCNTransaction.commit()
        #expect(node.position.x == 10)
        #expect(node.presentation.position.x < 1)
        node.position = SCNVector3(20, 0, 0)
        #expect(node.presentation.position.x == 20)
    }
}
