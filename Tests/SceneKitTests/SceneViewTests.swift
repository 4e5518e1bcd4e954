import Testing
import UIKit

@testable import SceneKit

@MainActor struct SceneViewTests {
    private func makeView(_ node: SCNNode) -> SCNView {
        let view = SCNView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentScaleFactor = 1
        view.backgroundColor = .black
        let scene = SCNScene()
        let camera = SCNNode()
        camera.camera = SCNCamera()
        camera.position = SCNVector3(0, 0, 5)
        scene.rootNode.addChildNode(camera)
        scene.rootNode.addChildNode(node)
        view.scene = scene
        return view
    }

    /// Red, green and blue of a point.
    private func color(_ image: UIImage, _ x: Int, _ y: Int) -> [Int] {
        let value = image.cgImage?.pixel(x: x, y: y) ?? 0
        return [Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255)]
    }

    @Test func withoutLightsColoursAreFlat() {
        let node = SCNNode(geometry: SCNSphere(radius: 1))
        node.geometry?.firstMaterial?.diffuse.contents = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let picture = makeView(node).snapshot()
        #expect(color(picture, 50, 50) == [255, 0, 0])
        #expect(color(picture, 2, 2) == [0, 0, 0])
    }

    @Test func lightComesFromItsSide() {
        let node = SCNNode(geometry: SCNSphere(radius: 1))
        let view = makeView(node)
        let light = SCNNode()
        light.light = SCNLight()
        light.light?.type = .directional
        light.eulerAngles = SCNVector3(0, Float.pi / 2, 0)
        view.scene?.rootNode.addChildNode(light)
        let picture = view.snapshot()
        // It shines along the node's negative z axis, which is the world's negative x axis.
        #expect(color(picture, 62, 50)[0] > 180)
        #expect(color(picture, 38, 50)[0] < 10)
    }

    @Test func nearerThingsHideFartherOnes() {
        let near = SCNNode(geometry: SCNPlane(width: 1, height: 1))
        near.geometry?.firstMaterial?.diffuse.contents = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        near.position = SCNVector3(0, 0, 1)
        let far = SCNNode(geometry: SCNPlane(width: 3, height: 3))
        far.geometry?.firstMaterial?.diffuse.contents = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let group = SCNNode()
        group.addChildNode(near)
        group.addChildNode(far)
        let picture = makeView(group).snapshot()
        #expect(color(picture, 50, 50) == [0, 255, 0])
        #expect(color(picture, 30, 50) == [0, 0, 255])
    }

    @Test func pointsAreProjectedAndHit() {
        let node = SCNNode(geometry: SCNSphere(radius: 1))
        let view = makeView(node)
        let middle = view.projectPoint(SCNVector3(0, 0, 0))
        #expect(abs(middle.x - 50) < 1e-3)
        #expect(abs(middle.y - 50) < 1e-3)
        let back = view.unprojectPoint(middle)
        #expect(simd_length(SIMD3<Float>(back)) < 1e-2)
        let hit = view.hitTest(CGPoint(x: 50, y: 50), options: nil).first
        #expect(hit?.node === node)
        #expect(abs((hit?.worldCoordinates.z ?? 0) - 1) < 1e-2)
        #expect(view.hitTest(CGPoint(x: 3, y: 3), options: nil).isEmpty)
    }

    @Test func filesOfScenesAreRefused() {
        #expect(SCNScene(named: "ship.scn") == nil)
        #expect(throws: CocoaError.self) { _ = try SCNScene(url: URL(fileURLWithPath: "/nowhere.dae"), options: nil) }
    }
}
