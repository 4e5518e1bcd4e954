import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private var delegate: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let navigation = window?.rootViewController as? UINavigationController,
            let entries = navigation.viewControllers.first as? EntriesViewController
        else { return }
        entries.context = delegate?.persistentContainer.viewContext
    }

    func sceneDidEnterBackground(_ scene: UIScene) { delegate?.saveContext() }
}
