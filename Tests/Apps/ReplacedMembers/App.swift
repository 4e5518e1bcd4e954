import SpriteKit
import UIKit

// Common patterns in apps: extensions that replace members of frameworks' classes, and calls of scenes from nonisolated code.

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        root.title = "Replaced"
        root.view.backgroundColor = .systemBackground
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: root)
        tabs.viewControllers = [navigation]
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        print(navigation.interactivePopGestureRecognizer?.delegate === navigation)
        UISplitViewController(style: .doubleColumn).loadViewIfNeeded()
        window?.motionEnded(.motionShake, with: nil)
        Game().end()
        return true
    }
}

/// A swipe back without a bar.
extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
        print("navigation")
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { viewControllers.count > 1 }
}

extension UITabBarController {
    override open func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("tabs", animated)
    }
}

extension UISplitViewController {
    override open func viewDidLoad() {
        super.viewDidLoad()
        print("split")
    }
}

/// Shakes for SwiftUI.
extension UIWindow {
    override open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { print("shaken", motion == .motionShake) }
}

/// iOS's frameworks report isolation only where it is asked for.
final class Game {
    let label = SKLabelNode(text: "score")

    func end() {
        label.run(SKAction.scale(to: 0, duration: 0.4)) { self.label.isHidden = true }
        label.run(.fadeOut(withDuration: 1), withKey: "fade")
        label.removeAction(forKey: "fade")
        print("actions", label.hasActions())
    }
}
