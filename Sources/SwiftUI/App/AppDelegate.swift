import DeviceRuntime

/// The delegate UIKit knows of a SwiftUI app. It passes everything on to the delegate an app has of its own.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private var ownWindow: UIWindow?
    private var adapted: (any UIApplicationDelegate)? { AppLauncher.adaptedDelegate }
    /// The class of a scene delegate that the app has beside SwiftUI's.
    private(set) static var sceneDelegateClass: AnyClass?

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        _ = AppLauncher.start()
        return adapted?.application(application, willFinishLaunchingWithOptions: launchOptions) ?? true
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let app = AppLauncher.start()
        let isLaunched = adapted?.application(application, didFinishLaunchingWithOptions: launchOptions) ?? true
        if Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") == nil, !DeviceRuntime.showsPreviews {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = app.makeWindowController(app.windows.connect(nil))
            window.makeKeyAndVisible()
            ownWindow = window
        }
        return isLaunched
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        OpenURLHandlers.shared.open(url)
        return true
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        guard let adapted else { return completionHandler(false) }
        adapted.application(application, performActionFor: shortcutItem, completionHandler: completionHandler)
    }

    // MARK: Life cycle

    func applicationDidBecomeActive(_ application: UIApplication) {
        AppLauncher.app?.set(.active)
        adapted?.applicationDidBecomeActive(application)
    }
    func applicationWillResignActive(_ application: UIApplication) {
        AppLauncher.app?.set(.inactive)
        adapted?.applicationWillResignActive(application)
    }
    func applicationDidEnterBackground(_ application: UIApplication) {
        AppLauncher.app?.set(.background)
        adapted?.applicationDidEnterBackground(application)
    }
    func applicationWillEnterForeground(_ application: UIApplication) {
        AppLauncher.app?.set(.inactive)
        adapted?.applicationWillEnterForeground(application)
    }
    func applicationWillTerminate(_ application: UIApplication) { adapted?.applicationWillTerminate(application) }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { adapted?.applicationDidReceiveMemoryWarning(application) }
    func applicationSignificantTimeChange(_ application: UIApplication) { adapted?.applicationSignificantTimeChange(application) }
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        adapted?.applicationProtectedDataWillBecomeUnavailable(application)
    }
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        adapted?.applicationProtectedDataDidBecomeAvailable(application)
    }

    // MARK: Scenes

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        // The app may name a delegate for scenes, which is told beside SwiftUI's own.
        let wanted = adapted?.application(application, configurationForConnecting: connectingSceneSession, options: options)
        if let named = wanted?.delegateClass, named != SceneDelegate.self { Self.sceneDelegateClass = named }
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        for session in sceneSessions { SceneStorageKeys.forget(session.persistentIdentifier) }
        adapted?.application(application, didDiscardSceneSessions: sceneSessions)
    }

    // MARK: What the app asks its delegate

    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        adapted?.application(application, supportedInterfaceOrientationsFor: window)
            ?? DefaultDelegate.shared.application(application, supportedInterfaceOrientationsFor: window)
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        adapted?.application(application, shouldSaveSecureApplicationState: coder) ?? false
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        adapted?.application(application, shouldRestoreSecureApplicationState: coder) ?? false
    }

    // MARK: Messages from outside

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        adapted?.application(application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
    }
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        adapted?.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
    }
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        guard let adapted else { return completionHandler(.noData) }
        adapted.application(application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completionHandler)
    }
    func application(
        _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        guard let adapted else { return completionHandler(.noData) }
        adapted.application(application, performFetchWithCompletionHandler: completionHandler)
    }
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void
    ) {
        if let work = SessionEventTasks.shared.handle(identifier) {
            Task {
                await work.value
                completionHandler()
            }
            return
        }
        guard let adapted else { return completionHandler() }
        adapted.application(application, handleEventsForBackgroundURLSession: identifier, completionHandler: completionHandler)
    }
}

/// Answers as UIKit does for apps whose delegate says nothing.
private final class DefaultDelegate: NSObject, UIApplicationDelegate {
    static let shared = DefaultDelegate()
}
