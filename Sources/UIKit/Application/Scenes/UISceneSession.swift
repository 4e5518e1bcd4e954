/// A scene that the system keeps, whether or not it is connected now.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The role of a scene: an app's window on the device, or a window on an external display.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplayNonInteractive = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    open internal(set) weak var scene: UIScene?
    public let role: Role
    open internal(set) var configuration: UISceneConfiguration
    public let persistentIdentifier: String
    /// Values of property lists that the app keeps with the session.
    open var userInfo: [String: Any]?
    /// The activity that represented the scene's state when it last went to the background; nil for none.
    open var stateRestorationActivity: NSUserActivity?
    /// Whether classes that the app once chose in its code are not found by their names: then it chooses again.
    var hasLostClasses = false

    init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String) {
        (self.role, self.configuration, self.persistentIdentifier) = (role, configuration, persistentIdentifier)
        super.init()
    }
}

/// The configuration of a scene: its classes and its storyboard.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller becomes the window's root.
    open var storyboard: UIStoryboard? {
        get { storyboardSlot ?? storyboardName.map { UIStoryboard(name: $0, bundle: nil) } }
        set { storyboardSlot = newValue }
    }
    private var storyboardSlot: UIStoryboard?
    private(set) var storyboardName: String?

    /// The configuration of that name in Info.plist (nil: the first of the role), or an empty one.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        (self.name, role) = (name, sessionRole)
        super.init()
        if let entry = SceneManifest.main?.configuration(named: name, role: sessionRole) { take(entry) }
    }

    private func take(_ entry: SceneManifest.Configuration) {
        sceneClass = entry.className.flatMap { SceneManifest.type(named: $0) }
        storyboardName = entry.storyboardName
        guard let delegateClassName = entry.delegateClassName else { return }
        delegateClass = SceneManifest.type(named: delegateClassName)
        if delegateClass == nil {
            SceneManifest.report(
                "Info.plist configuration \"\(entry.name ?? "(no name)")\" for \(role.rawValue) contained UISceneDelegateClassName key, but could not load class with name \"\(delegateClassName)\"."
            )
        }
    }
}
