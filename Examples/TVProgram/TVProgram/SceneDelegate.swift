import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        let navigation = window?.rootViewController as? UINavigationController
        (navigation?.viewControllers.first as? ProgrammesViewController)?.world = .standard()
    }
}
