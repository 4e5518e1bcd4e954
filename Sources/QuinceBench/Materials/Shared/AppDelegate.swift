import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        // Each app's own sources say what its first controller is.
        window.rootViewController = FirstScreen.make()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
