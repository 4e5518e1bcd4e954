import DeviceProtocol

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open internal(set) var activationState = ActivationState.unattached
    open var title: String! = ""
    open var subtitle = ""

    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Opens `url` in the app it belongs to.
    open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {
        UIApplication.shared.open(url, options: [:], completionHandler: completion)
    }

    nonisolated public class var willConnectNotification: Notification.Name { Notification.Name("UISceneWillConnectNotification") }
    nonisolated public class var didDisconnectNotification: Notification.Name { Notification.Name("UISceneDidDisconnectNotification") }
    nonisolated public class var didActivateNotification: Notification.Name { Notification.Name("UISceneDidActivateNotification") }
    nonisolated public class var willDeactivateNotification: Notification.Name { Notification.Name("UISceneWillDeactivateNotification") }
    nonisolated public class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UISceneWillEnterForegroundNotification")
    }
    nonisolated public class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UISceneDidEnterBackgroundNotification")
    }

    /// How `open(_:options:completionHandler:)` opens a URL.
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        @available(*, unavailable, message: "not yet in Quince: universal links")
        open var universalLinksOnly: Bool {
            get { false }
            set {}
        }
    }

    /// Why a scene connects.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// The activities for the scene to present.
        open internal(set) var userActivities: Set<NSUserActivity> = []
        /// The quick action that the app was started for.
        open internal(set) var shortcutItem: UIApplicationShortcutItem?
        /// The user's response to the notification that launched the app; `notificationResponse` exposes it to apps. Nil for other
        /// launches.
        package var notification: NotificationEvent?
        open var sourceApplication: String? { nil }
        open var handoffUserActivityType: String? { nil }
    }
}

/// A URL the app is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    public let url: URL
    public let options: UIScene.OpenURLOptions

    init(url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions()
    }
}

extension UIScene {
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        open var sourceApplication: String? { nil }
        open var annotation: Any? { nil }
        open var openInPlace: Bool { false }
    }
}
