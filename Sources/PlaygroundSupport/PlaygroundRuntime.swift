import UIKit

/// Runs a page of a playground on a device: the system is there before the page's code, and goes on after it.
@_spi(Quince) @MainActor public enum PlaygroundRuntime {
    private static var application: UIApplication?
    private static let delegate = PlaygroundDelegate()

    /// Connects to the device and starts the app; what generated code does before the page's own.
    nonisolated public static func start() {
        MainActor.assumeIsolated {
            application = ApplicationStart.begin(principalClassName: nil) { $0.keepDelegate(delegate) }
        }
    }

    /// Handles events where the page is to go on, and ends it where it is not.
    nonisolated public static func run() {
        MainActor.assumeIsolated {
            guard PlaygroundPage.current.needsIndefiniteExecution else { exit(0) }
            application?.runLoop.run()
        }
    }

    static func show(_ liveView: (any PlaygroundLiveViewable)?) {
        switch liveView?.playgroundLiveViewRepresentation {
        case .view(let view)?: delegate.window?.rootViewController = LiveViewController(view)
        case .viewController(let controller)?: delegate.window?.rootViewController = controller
        case nil: delegate.window?.rootViewController = UIViewController()
        }
    }
}

/// Has the window that shows the live view.
private final class PlaygroundDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .systemBackground
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// Shows a view at its own size in the middle of the screen, and one without a size on all of it.
private final class LiveViewController: UIViewController {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(content)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if content.bounds.isEmpty { content.frame = view.bounds }
        content.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }
}
