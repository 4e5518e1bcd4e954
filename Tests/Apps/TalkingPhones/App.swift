import UIKit

/// Phones that talk to each other: every event is a line on the screen, with an exclamation mark where it came on the main queue.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = TalkController()
        window?.makeKeyAndVisible()
        return true
    }
}
