import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        // `-UseSegues YES`: the same scenes, led forward by segues instead of code.
        guard UserDefaults.standard.bool(forKey: "UseSegues") else { return }
        window?.rootViewController = UIStoryboard(name: "Segues", bundle: nil).instantiateInitialViewController()
    }
}
