import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        let arguments = LaunchArguments(defaults: .standard)
        if arguments.showsRows {
            window?.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Rows")
        } else if let controller = window?.rootViewController as? ContactsViewController {
            if arguments.addsSamples { controller.book.addSamplesIfEmpty() }
        }
    }
}
