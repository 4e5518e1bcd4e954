import DeviceProtocol
import DeviceRuntime
@_spi(Quince) import QuinceFoundation

extension UIApplication {
    package func keepDelegate(_ delegate: any UIApplicationDelegate) {
        keptDelegate = delegate
        self.delegate = delegate
    }

    /// Starts the app: loads its interface, tells its delegate, connects its scene and becomes active.
    package func launch(_ configuration: LaunchConfiguration) {
        elementsConsumer.isOn = configuration.sendsElements
        badge = configuration.badge ?? 0
        quickActions = configuration.quickActions ?? []
        usesScenes = adoptsScenes
        let url = configuration.url.flatMap { URL(string: $0) }
        var options: [LaunchOptionsKey: Any] = [:]
        if let url, !usesScenes { options[.url] = url }
        let action = configuration.quickAction.map { UIApplicationShortcutItem($0) }
        if let action, !usesScenes { options[.shortcutItem] = action }
        let launchOptions = options.isEmpty ? nil : options
        UITraitCollection.current = DeviceTraits.make(orientation: OrientationPolicy.initial)
        if !DeviceRuntime.showsPreviews { followTransfers(inBackground: configuration.isInBackground == true) }
        if DeviceRuntime.showsPreviews {
            launchForPreviews()
        } else if usesScenes {
            if configuration.isInBackground == true { state = .background }
            notifyLaunch(launchOptions)
            // In the background an app has no scene before somebody opens it.
            if configuration.isInBackground == true {
                waitsForScene = true
            } else if delegateOwnsWindow {
                becomeActiveWithoutScenes()
            } else {
                connectScene(url: url, action, configuration.notification)
            }
        } else {
            launchWithoutScenes(launchOptions, url: url, action: action, inBackground: configuration.isInBackground == true)
        }
        DeferredWork.schedule { [self] in
            runLoop.commit()
            DeviceRuntime.current.link?.send(.ready)
        }
    }

    /// - Returns: Whether the delegate has not dealt with what the app was launched for.
    @discardableResult private func notifyLaunch(_ options: [LaunchOptionsKey: Any]?) -> Bool {
        let isLeft = delegate?.application(self, willFinishLaunchingWithOptions: options) ?? true
        let isStillLeft = delegate?.application(self, didFinishLaunchingWithOptions: options) ?? true
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self, userInfo: options)
        return isLeft && isStillLeft
    }

    // MARK: Scenes or windows

    /// Whether the app has scenes: Info.plist has a manifest, and it, or else the app delegate, configures them. A storyboard without either is that of
    /// the app delegate's window.
    private var adoptsScenes: Bool {
        guard let manifest = SceneManifest.main else { return false }
        guard manifest.isEmpty, !(AppInformation.main.string("UIMainStoryboardFile") ?? "").isEmpty, let delegate else { return true }
        return ObjectRuntime.implements("application(_:configurationForConnecting:options:)", delegate)
    }

    /// Whether the app delegate has made its window while it was launched, and nothing configures the scenes that an empty manifest speaks of: the app
    /// goes on as one without scenes.
    private var delegateOwnsWindow: Bool {
        guard SceneManifest.main?.isEmpty == true, let delegate, delegate.window != nil else { return false }
        let session = makeSession()
        let chosen = delegate.application(self, configurationForConnecting: session, options: UIScene.ConnectionOptions())
        return chosen.delegateClass == nil && chosen.sceneClass == nil && chosen.storyboard == nil
    }

    private func becomeActiveWithoutScenes() {
        usesScenes = false
        state = .active
        defaultScene.activationState = .foregroundActive
        delegate?.applicationDidBecomeActive(self)
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    }

    // MARK: Previews

    /// Starts the app without its windows: its delegate is told as ever, then previews have the display.
    private func launchForPreviews() {
        let scene = makeDefaultScene()
        notifyLaunch(nil)
        for window in scene.windows { window.isHidden = true }
        state = .active
        scene.activationState = .foregroundActive
        PreviewHost.shared = PreviewHost(scene)
    }

    // MARK: Apps without scenes

    /// The classic launch: the app delegate has the window, or makes it.
    private func launchWithoutScenes(
        _ options: [LaunchOptionsKey: Any]?, url: URL?, action: UIApplicationShortcutItem?, inBackground: Bool
    ) {
        let scene = makeDefaultScene()
        let storyboardWindow = StoryboardWindow()
        if let name = AppInformation.main.string("UIMainStoryboardFile"), !name.isEmpty {
            let window = UIWindow(windowScene: scene)
            window.rootViewController = InitialController.make(storyboard: name, bundle: .main)
            delegate?.window = window
            if delegate?.window == nil { scene.ownedWindows.append(window) }
            storyboardWindow.window = window
        }
        if inBackground { state = .background }
        let isLeft = notifyLaunch(options)
        storyboardWindow.show()
        if inBackground { return scene.activationState = .background }
        becomeActiveWithoutScenes()
        if let url { _ = delegate?.application(self, open: url, options: [:]) }
        if let action, isLeft { delegate?.application(self, performActionFor: action) { _ in } }
    }

    /// The scene that apps without scenes have without knowing, and windows without a scene go to.
    var defaultScene: UIWindowScene { scenes.lazy.compactMap { $0 as? UIWindowScene }.first ?? makeDefaultScene() }

    private func makeDefaultScene() -> UIWindowScene {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(role: .windowApplication, configuration: configuration, persistentIdentifier: "default")
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        _ = add(scene, session)
        scene.activationState = .foregroundInactive
        return scene
    }

    /// Takes a scene among the app's, and gives it a place on the display; the scene that makes way for it is returned.
    func add(_ scene: UIScene, _ session: UISceneSession, beside neighbour: UIWindowScene? = nil) -> UIWindowScene? {
        session.scene = scene
        if !sessions.contains(where: { $0 === session }) { sessions.append(session) }
        scenes.append(scene)
        guard let scene = scene as? UIWindowScene else { return nil }
        stage.prepare()
        let replaced = stage.add(scene, beside: neighbour)
        scene.placeRootLayer()
        SystemBars.shared.install(in: scene)
        return replaced
    }

    // MARK: Apps with scenes

    /// Connects the app's first scene.
    func connectScene(url: URL?, _ action: UIApplicationShortcutItem? = nil, _ notification: NotificationEvent? = nil) {
        let options = UIScene.ConnectionOptions()
        (options.shortcutItem, options.notification) = (action, notification)
        if let url { options.urlContexts = [UIOpenURLContext(url: url)] }
        let (open, discarded) = SceneSessionStore.load()
        if !discarded.isEmpty {
            SceneSessionStore.clear()
            delegate?.application(self, didDiscardSceneSessions: Set(discarded))
        }
        sessions = open
        connect(open.last ?? makeSession(), isNew: open.isEmpty, options, beside: nil)
    }

    func makeScene(_ configuration: UISceneConfiguration, _ session: UISceneSession, _ options: UIScene.ConnectionOptions)
        -> UIScene
    {
        guard let type = configuration.sceneClass as? UIScene.Type else {
            return UIWindowScene(session: session, connectionOptions: options)
        }
        return type.init(session: session, connectionOptions: options)
    }

    func makeSceneDelegate(_ configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
        guard let type = configuration.delegateClass else { return nil }
        guard let delegate = ObjectFactory.make(type) as? any UISceneDelegate else {
            SceneManifest.report("The scene delegate class \(type) has no init() or does not conform to UISceneDelegate.")
            return nil
        }
        return delegate
    }

    func makeStoryboardWindow(_ configuration: UISceneConfiguration, in scene: UIWindowScene) -> UIWindow? {
        guard let storyboard = configuration.storyboard else { return nil }
        let controller = InitialController.make(storyboard, name: configuration.storyboardName)
        guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { return nil }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        delegate.window = window
        if delegate.window !== window { scene.ownedWindows.append(window) }
        return window
    }
}

/// The window UIKit makes for an app's first storyboard and hands to the delegate, which alone keeps it: a delegate that takes a window of
/// its own instead is rid of this one, which then never shows.
@MainActor final class StoryboardWindow {
    weak var window: UIWindow?

    func show() { window?.makeKeyAndVisible() }
}

/// The first controller of the storyboard an app starts with.
@MainActor enum InitialController {
    static func make(storyboard name: String, bundle: Bundle) -> UIViewController? {
        make(UIStoryboard(name: name, bundle: bundle), name: name)
    }

    /// The storyboard's entry point; without one the app starts black and the console says why.
    static func make(_ storyboard: UIStoryboard, name: String?) -> UIViewController? {
        if let controller = storyboard.instantiateInitialViewController() { return controller }
        // iOS says UIMainStoryboardFile for scenes, too.
        FileHandle.standardError.write(
            Data(
                "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name ?? "")' - perhaps the designated entry point is not set?\n"
                    .utf8))
        return nil
    }
}
