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
        useViews()
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

/// A larger area to hit, an area that lets touches through, and others like them.
extension UIButton {
    override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -10, dy: -10).contains(point) }
    open override var isHighlighted: Bool { didSet { print("highlighted", oldValue, isHighlighted) } }
    open override func awakeFromNib() {
        super.awakeFromNib()
        print("button from nib")
    }
}

extension UIToolbar {
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}

extension UIScrollView {
    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
        print("scroll view touched")
    }
}

extension UINavigationBar {
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 80) }
}

extension UILabel {
    open override func layoutSubviews() {
        super.layoutSubviews()
        tag = 7
    }
}

extension UITextField {
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

extension UIAlertController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        print("alert")
    }
}

extension AppDelegate {
    func useViews() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        print("larger button", button.hitTest(CGPoint(x: -5, y: 25), with: nil) === button)
        button.awakeFromNib()
        button.isHighlighted = true
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        print("toolbar", bar.hitTest(CGPoint(x: 50, y: 20), with: nil) == nil)
        UIScrollView().touchesBegan([], with: nil)
        print("bar", UINavigationBar().sizeThatFits(.zero).height == 80)
        let label = UILabel()
        label.setNeedsLayout()
        label.layoutIfNeeded()
        print("label", label.tag)
        print("field", UITextField().canPerformAction(#selector(UIResponderStandardEditActions.paste(_:)), withSender: nil))
        UIAlertController(title: nil, message: nil, preferredStyle: .alert).loadViewIfNeeded()
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
