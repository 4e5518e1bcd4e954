import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let form = UINavigationController(rootViewController: FormController())
        form.tabBarItem = UITabBarItem(title: "Form", image: nil, tag: 0)
        let list = UINavigationController(rootViewController: ListController())
        list.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [form, list]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        FormController.shown?.say("opened \(url.host ?? "")")
        return true
    }
}
