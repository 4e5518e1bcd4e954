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

    @Test func aViewInAWindowShowsItsFrames() {
        let node = SCNNode(geometry: SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0))
        let view = makeView(node)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        window.isHidden = false
        view.layoutIfNeeded()
        let shown = { view.layer.sublayers?.compactMap { $0.contents as? CGImage }.first }
        let first = shown()
        #expect(first != nil)
        view.frame(at: 1)
        #expect(shown() === first)
        node.position = SCNVector3(1, 0, 0)
        view.frame(at: 2)
        #expect(shown() !== first)
        node.runAction(.moveBy(x: 1, y: 0, z: 0, duration: 1))
        view.frame(at: 2.5)
        #expect(abs(node.position.x - 1.5) < 1e-4)
        view.scene = nil
    }

    @Test func theUserTurnsTheCamera() {
        let controller = SCNCameraController()
        let node = SCNNode()
        node.position = SCNVector3(0, 0, 5)
        controller.pointOfView = node
        controller.rotateBy(x: 90, y: 0)
        #expect(simd_distance(node.simdWorldPosition, SIMD3(5, 0, 0)) < 1e-4)
        #expect(simd_distance(node.simdWorldFront, SIMD3(-1, 0, 0)) < 1e-4)
        controller.rotateBy(x: 0, y: 200)
        #expect(node.simdWorldPosition.y > 4.9)
        controller.dolly(toTarget: 1)
        #expect(abs(simd_length(node.simdWorldPosition) - 4) < 1e-3)
    }

    @Test func constraintsTurnWhatIsShown() {
        let (node, target) = (SCNNode(geometry: SCNSphere(radius: 1)), SCNNode())
        let view = makeView(node)
        view.scene?.rootNode.addChildNode(target)
        target.position = SCNVector3(10, 0, 0)
        node.constraints = [SCNLookAtConstraint(target: target)]
        view.frame(at: 1)
        #expect(simd_distance(node.presentation.simdWorldFront, SIMD3(1, 0, 0)) < 1e-4)
        #expect(simd_distance(node.simdWorldFront, SIMD3(0, 0, -1)) < 1e-4)
    }

    @Test func materialsTakeNumbers() {
        let material = SCNMaterial()
        material.metalness.contents = 0.25
        #expect(material.metalness.presentedColor(at: 0).x == 0.25)
        material.metalness.contents = NSNumber(value: 1)
        #expect(material.metalness.presentedColor(at: 0).x == 1)
    }

    @Test func filesOfScenesAreRefused() {
        #expect(SCNScene(named: "ship.scn") == nil)
        #expect(throws: CocoaError.self) { _ = try SCNScene(url: URL(fileURLWithPath: "/nowhere.dae"), options: nil) }
    }
}
