import PriceKit
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = TeaController()
        window?.makeKeyAndVisible()
        return true
    }
}

/// A screen of the framework's kind, with what the app adds.
class TeaController: PriceController {
    override var item: String { "Tea" }
}
