import SceneKit
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = SolidsViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

/// Shows solids, and names the one that is tapped.
final class SolidsViewController: UIViewController {
    private let sceneView = SCNView()
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        sceneView.frame = view.bounds
        sceneView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        sceneView.backgroundColor = .systemBackground
        sceneView.scene = makeScene()
        sceneView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTap(_:))))
        label.frame = CGRect(x: 20, y: 80, width: 300, height: 30)
        label.text = "nothing"
        [sceneView, label].forEach(view.addSubview)
    }

    private func makeScene() -> SCNScene {
        let scene = SCNScene()
        add(SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0), "box", .systemOrange, x: -1, to: scene)
        add(SCNSphere(radius: 0.6), "sphere", .systemTeal, x: 1, to: scene)
        let camera = SCNNode()
        camera.camera = SCNCamera()
        camera.position = SCNVector3(0, 0, 8)
        scene.rootNode.addChildNode(camera)
        let light = SCNNode()
        light.light = SCNLight()
        light.light?.type = .omni
        light.position = SCNVector3(2, 4, 8)
        scene.rootNode.addChildNode(light)
        return scene
    }

    private func add(_ geometry: SCNGeometry, _ name: String, _ color: UIColor, x: Float, to scene: SCNScene) {
        geometry.firstMaterial?.diffuse.contents = color
        let node = SCNNode(geometry: geometry)
        node.name = name
        node.position = SCNVector3(x, 0, 0)
        scene.rootNode.addChildNode(node)
    }

    @objc private func handleTap(_ gesture: UITapGestureRecognizer) {
        let hit = sceneView.hitTest(gesture.location(in: sceneView), options: nil).first
        label.text = hit?.node.name ?? "nothing"
        hit?.node.runAction(.sequence([.scale(by: 1.5, duration: 0.3), .scale(by: 1 / 1.5, duration: 0.3)])) { [weak self] in
            DispatchQueue.main.async { self?.label.text?.append(", done") }
        }
    }
}
