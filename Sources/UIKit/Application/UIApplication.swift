import DeviceProtocol
import DeviceRuntime
@_spi(Quince) import QuinceFoundation

/// The app as a whole: its life cycle, its scenes, its events.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    private static var instance: UIApplication?

    /// The application; there is exactly one.
    public class var shared: UIApplication {
        if let instance { return instance }
        return UIApplication()
    }

    /// Forgets the application and all that belongs to it, so that a test can start another one on a device of its own.
    ///
    /// - Parameter runtime: The process's side of that device.
    package static func reset(_ runtime: DeviceRuntime = DeviceRuntime()) {
        instance = nil
        DeviceRuntime.install(runtime)
        DeferredWork.reset()
        MediaTimeline.ofProcess = MediaTimeline()
        FirstResponder.reset()
        SystemBars.reset()
        AppearanceStore.reset()
        KeyboardController.reset()
        UIMenuSystem.main.setNeedsRebuild()
        DragController.reset()
        runtime.settings.apply(runtime.settings.state)
        DrawingSettings.follow(runtime.settings)
        UIScreen.reset()
        UITraitCollection.current = DeviceTraits.initial
        UIView.setAnimationsEnabled(true)
    }

    var scenes: [UIScene] = []
    /// The scenes on the display.
    let stage = SceneStage()
    var sessions: [UISceneSession] = []
    var keptDelegate: (any UIApplicationDelegate)?
    var state = State.inactive
    var usesScenes = false
    var touchState = TouchDispatcher()
    var taskCount = 0
    var backgroundTasks: [UIBackgroundTaskIdentifier: () -> Void] = [:]
    /// When the app's time in the background is up; nil in the foreground.
    var backgroundDeadline: Date?
    let backgroundTimer = GestureTimer()
    weak var keyWindowReference: UIWindow?
    var elementsConsumer = ElementsConsumer()
    var badge = 0
    /// The dynamic quick actions, which the app offers besides those of its Info.plist.
    var quickActions: [QuickAction] = []
    /// Whether the app was started in the background and nobody has opened it since.
    var waitsForScene = false
    package let runLoop = ApplicationRunLoop(root: UIScreen.main.displayLayer)

    @preconcurrency @MainActor public override init() {
        super.init()
        SharedObjects.register
        FoundationMethods.register
        UndocumentedKeys.register
        if UIApplication.instance != nil { uncaughtException(.internalInconsistency, "There can only be one UIApplication instance.") }
        UIApplication.instance = self
        runLoop.afterCommit = { [unowned self] in committed() }
    }

    /// Reacts to what happens to the app; kept alive where the system made it.
    open weak var delegate: (any UIApplicationDelegate)?

    open override var next: UIResponder? { delegate as? UIResponder }

    open var applicationState: State { state }
    open var connectedScenes: Set<UIScene> { Set(scenes) }
    open var openSessions: Set<UISceneSession> { Set(sessions) }
    /// Whether the app may have several scenes here: it says so in Info.plist, and the device is an iPad.
    open var supportsMultipleScenes: Bool {
        DeviceSettings.current.description.idiom == .pad && SceneManifest.main?.supportsMultipleScenes == true
    }
    open var windows: [UIWindow] {
        scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).sorted { $0.windowLevel < $1.windowLevel }
    }
    open var keyWindow: UIWindow? { currentKeyWindow }
    /// Whether the device stays awake without touches; the simulated device, as Apple's simulator, never sleeps.
    open var isIdleTimerDisabled = false
    /// Whether the status bar tells of network activity. Since iOS 13 no status bar has shown it.
    open var isNetworkActivityIndicatorVisible = false
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    open var preferredContentSizeCategory: UIContentSizeCategory { UIContentSizeCategory(DeviceSettings.current.state.contentSize) }
    open var isProtectedDataAvailable: Bool { true }
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// The number on the app's icon; 0 shows none. It takes the user's permission, which `UNUserNotificationCenter` asks for.
    open var applicationIconBadgeNumber: Int {
        get { badge }
        set { setBadge(newValue) }
    }
    /// Whether shaking the device offers to undo what was edited last.
    open var applicationSupportsShakeToEdit = true

    // MARK: Status bar

    open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
    open var statusBarFrame: CGRect { SystemBars.shared.manager.statusBarFrame }
    open var isStatusBarHidden: Bool {
        get { SystemBars.shared.manager.isStatusBarHidden }
        @available(iOS, deprecated: 9.0, message: "Use UIViewController.prefersStatusBarHidden") set {
            setStatusBarHidden(newValue, with: .none)
        }
    }
    /// Setting it counts for apps whose Info.plist has `UIViewControllerBasedStatusBarAppearance` false.
    open var statusBarStyle: UIStatusBarStyle {
        get { SystemBars.shared.manager.statusBarStyle }
        @available(iOS, deprecated: 9.0, message: "Use UIViewController.preferredStatusBarStyle") set {
            setStatusBarStyle(newValue, animated: false)
        }
    }
    /// What the app as a whole wants, where its controllers are not asked.
    var ownStatusBarStyle: UIStatusBarStyle?
    var isOwnStatusBarHidden: Bool?
    /// The answers and notifications of the interfaces before iOS 10.
    var registeredSettings: UIUserNotificationSettings?
    var localNotifications: [UILocalNotification] = []

    // MARK: Events

    /// Hands an event to the windows it concerns.
    open func sendEvent(_ event: UIEvent) { dispatch(event) }

    /// Performs `action` on `target`, or on the first responder along the chain that has it where `target` is nil.
    ///
    /// - Returns: Whether somebody performed it.
    @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let receiver = target.map({ $0 as AnyObject }) ?? responder(for: action, sender: sender) else { return false }
        UIKit.perform(action, on: receiver, with: [sender, event])
        return true
    }

    // MARK: Links and settings

    /// Asks the device to open a link.
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil) {
        let isOpened = canOpenURL(url)
        if isOpened { DeviceRuntime.current.link?.send(.openURL(url.absoluteString)) }
        DeferredWork.schedule { completion?(isOpened) }
    }
    open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }
    /// The form before iOS 10: whether anything opens the link is known at once.
    @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
    @discardableResult open func openURL(_ url: URL) -> Bool {
        open(url)
        return canOpenURL(url)
    }

    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { AppInformation.main.orientationMask }

    open func beginIgnoringInteractionEvents() { touchState.ignoreCount += 1 }
    open func endIgnoringInteractionEvents() { touchState.ignoreCount = max(0, touchState.ignoreCount - 1) }
    open var isIgnoringInteractionEvents: Bool { touchState.ignoreCount > 0 }
}

public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted = 0
    case denied = 1
    case available = 2
}
