import SceneKit
import Testing

struct NodeTests {
    private func isNear(_ a: SCNVector3, _ b: SCNVector3, _ tolerance: Float = 1e-4) -> Bool {
        simd_distance(SIMD3<Float>(a), SIMD3<Float>(b)) < tolerance
    }

    @Test func aNodeHasOneParent() {
        let (first, second, child) = (SCNNode(), SCNNode(), SCNNode())
        child.name = "child"
        first.addChildNode(child)
        second.addChildNode(child)
        #expect(first.childNodes.isEmpty)
        #expect(child.parent === second)
        let root = SCNNode()
        root.addChildNode(second)
        #expect(root.childNode(withName: "child", recursively: false) == nil)
        #expect(root.childNode(withName: "child", recursively: true) === child)
        child.removeFromParentNode()
        #expect(child.parent == nil)
    }

    @Test func placesAreConvertedBetweenNodes() {
        let (parent, child) = (SCNNode(), SCNNode())
        parent.addChildNode(child)
        parent.position = SCNVector3(1, 2, 3)
        parent.eulerAngles = SCNVector3(0, Float.pi / 2, 0)
        child.position = SCNVector3(0, 0, -1)
        child.scale = SCNVector3(2, 2, 2)
        #expect(isNear(child.worldPosition, SCNVector3(0, 2, 3)))
        #expect(isNear(child.convertPosition(SCNVector3(0, 0, -1), to: nil), SCNVector3(-2, 2, 3)))
        #expect(isNear(child.convertPosition(SCNVector3(-2, 2, 3), from: nil), SCNVector3(0, 0, -1)))
        #expect(isNear(parent.convertVector(SCNVector3(0, 0, -1), to: nil), SCNVector3(-1, 0, 0)))
    }

    @Test func rotationsAreOneValue() {
        let node = SCNNode()
        node.eulerAngles = SCNVector3(0.3, -0.4, 0.5)
        let turn = node.simdOrientation
        node.orientation = node.orientation
        #expect(isNear(node.eulerAngles, SCNVector3(0.3, -0.4, 0.5)))
        node.rotation = node.rotation
        #expect(abs(abs(simd_dot(node.simdOrientation, turn)) - 1) < 1e-5)
        node.transform = node.transform
        #expect(abs(abs(simd_dot(node.simdOrientation, turn)) - 1) < 1e-5)
    }

    @Test func aPivotMovesTheContent() {
        let node = SCNNode(geometry: SCNBox(width: 2, height: 2, length: 2, chamferRadius: 0))
        node.pivot = SCNMatrix4MakeTranslation(1, 0, 0)
        #expect(isNear(node.convertPosition(SCNVector3(1, 0, 0), to: nil), SCNVector3(0, 0, 0)))
    }

    @Test func lookingTurnsTheFront() {
        let node = SCNNode()
        node.position = SCNVector3(0, 0, 5)
        node.look(at: SCNVector3(5, 0, 5))
        #expect(isNear(node.worldFront, SCNVector3(1, 0, 0)))
        node.look(at: SCNVector3(0, 10, 5))
        #expect(isNear(node.worldFront, SCNVector3(0, 1, 0)))
    }

    @Test func clonesShareGeometries() {
        let node = SCNNode(geometry: SCNSphere(radius: 1))
        node.addChildNode(SCNNode())
        node.position = SCNVector3(1, 2, 3)
        let copy = node.clone()
        #expect(copy.geometry === node.geometry)
        #expect(copy.childNodes.count == 1)
        #expect(isNear(copy.position, node.position))
    }

    @Test func boxesHoldDescendants() {
        let node = SCNNode(geometry: SCNBox(width: 2, height: 2, length: 2, chamferRadius: 0.1))
        let child = SCNNode(geometry: SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0))
        child.position = SCNVector3(3, 0, 0)
        node.addChildNode(child)
        #expect(isNear(node.boundingBox.min, SCNVector3(-1, -1, -1)))
        #expect(isNear(node.boundingBox.max, SCNVector3(3.5, 1, 1)))
    }

    @Test func matricesMultiplyRows() {
        let matrix = SCNMatrix4Mult(SCNMatrix4MakeScale(2, 2, 2), SCNMatrix4MakeTranslation(1, 0, 0))
        let node = SCNNode()
        node.transform = matrix
        #expect(isNear(node.convertPosition(SCNVector3(1, 1, 1), to: nil), SCNVector3(3, 2, 2)))
        #expect(SCNMatrix4IsIdentity(SCNMatrix4Invert(SCNMatrix4Identity)))
        #expect(SCNMatrix4Translate(SCNMatrix4Identity, 1, 2, 3).m42 == 2)
    }
}
