import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = makeRootViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    /// The scene of the launch argument `-Scene`, else the gallery.
    private func makeRootViewController() -> UIViewController {
        let id = UserDefaults.standard.string(forKey: "Scene") ?? ""
        if let scene = GalleryScene(id: id) { return SceneFactory.makeController(for: scene) }
        let navigation = UINavigationController(rootViewController: GalleryViewController())
        // What shows behind the bar of a scene, which begins below it.
        navigation.view.backgroundColor = .systemBackground
        return navigation
    }
}
