import DeviceProtocol
import DeviceRuntime
import UIKit

/// Makes the windows of the home screen, and follows what the device says.
final class HomeScreenDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var stageWindow: UIWindow?
    let home: HomeViewController
    private(set) var shell: HomeShell?

    /// - Parameter store: The store of the layout; nil for the home screen's own folder.
    init(store: LayoutStore? = nil) {
        home = HomeViewController(store: store)
        super.init()
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = home
        window.makeKeyAndVisible()
        self.window = window
        // Apps cover the home screen's status bar, too: they have their own.
        let stage = StageViewController()
        let stageWindow = StageWindow(frame: UIScreen.main.bounds)
        stageWindow.windowLevel = UIWindow.Level(UIWindow.Level.statusBar.rawValue + 1)
        stageWindow.rootViewController = stage
        stageWindow.isHidden = false
        self.stageWindow = stageWindow
        let shell = HomeShell(home: home, stage: stage)
        self.shell = shell
        DeviceRuntime.current.homeMessages.subscribe { message in MainActor.assumeIsolated { shell.receive(message) } }
        return true
    }
}

/// The window of the apps; where none is, touches go to the home screen.
final class StageWindow: UIWindow {
    /// A window over the whole display that shows nothing by itself, so far above the status bar.
    static func overlay(aboveStatusBar height: CGFloat) -> StageWindow {
        let window = StageWindow(frame: UIScreen.main.bounds)
        window.windowLevel = UIWindow.Level(UIWindow.Level.statusBar.rawValue + height)
        let controller = SystemViewController()
        controller.view.backgroundColor = .clear
        window.rootViewController = controller
        return window
    }

    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self || view === rootViewController?.view ? nil : view
    }
}

/// The base class of both windows' root view controllers.
class SystemViewController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        DeviceSettings.current.description.idiom == .pad ? .all : .portrait
    }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
}
