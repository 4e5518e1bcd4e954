import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private weak var scene: UIWindowScene?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        record("willConnectTo")
        self.scene = scene as? UIWindowScene
        if let variant = UserDefaults.standard.string(forKey: "Variant").flatMap(Variant.init) {
            open(variant)
        }
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        record("sceneWillEnterForeground")
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        record("sceneDidBecomeActive")
    }

    func sceneWillResignActive(_ scene: UIScene) {
        record("sceneWillResignActive")
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        record("sceneDidEnterBackground")
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        record("sceneDidDisconnect")
    }

    /// Makes a variant's first scene the window's root, in a window of its own where the variant is about the window.
    func open(_ variant: Variant) {
        guard let scene else { return }
        switch variant {
        case .windowScreen:
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.windowScene = scene
        case .windowScene:
            window = UIWindow(windowScene: scene)
        case .segues, .presentInit, .present, .presentLazy, .fullScreen, .navigation, .earlyView:
            break
        }
        window?.rootViewController = variant.makeFirstScene()
        window?.makeKeyAndVisible()
    }

    private func record(_ callback: String) {
        CallbackLog.shared.record(callback, from: .scenes)
    }
}
