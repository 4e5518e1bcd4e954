@_spi(Quince) import QuinceFoundation

/// The delegate of a SwiftUI app's scenes. It passes everything on to the class that the app's own delegate names for them.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var adapted: (any UISceneDelegate)?
    private var appWindow: AppWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        let app = AppLauncher.start()
        let appWindow = app.windows.connect(session, connectionOptions.userActivities.first)
        self.appWindow = appWindow
        window.rootViewController = app.makeWindowController(appWindow)
        if let title = appWindow.kind?.group.title { scene.title = title.plainText(in: EnvironmentValues()) }
        self.window = window
        if let named = AppDelegate.sceneDelegateClass { adapted = ObjectRuntime.make(named, by: .plain) as? any UISceneDelegate }
        adapted?.scene(scene, willConnectTo: session, options: connectionOptions)
        window.makeKeyAndVisible()
        for activity in connectionOptions.userActivities where activity.activityType != WindowRequest.activityType {
            UserActivities.shared.continueActivity(activity)
        }
        for context in connectionOptions.urlContexts { OpenURLHandlers.shared.open(context.url) }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { OpenURLHandlers.shared.open(context.url) }
        adapted?.scene(scene, openURLContexts: URLContexts)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        UserActivities.shared.continueActivity(userActivity)
        adapted?.scene(scene, continue: userActivity)
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        guard let adapted = adapted as? any UIWindowSceneDelegate else { return completionHandler(false) }
        adapted.windowScene(windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        AppLauncher.app?.set(.active, of: appWindow)
        adapted?.sceneDidBecomeActive(scene)
    }
    func sceneWillResignActive(_ scene: UIScene) {
        AppLauncher.app?.set(.inactive, of: appWindow)
        adapted?.sceneWillResignActive(scene)
    }
    func sceneWillEnterForeground(_ scene: UIScene) {
        AppLauncher.app?.set(.inactive, of: appWindow)
        adapted?.sceneWillEnterForeground(scene)
    }
    func sceneDidEnterBackground(_ scene: UIScene) {
        AppLauncher.app?.set(.background, of: appWindow)
        adapted?.sceneDidEnterBackground(scene)
    }
    func sceneDidDisconnect(_ scene: UIScene) {
        AppLauncher.app?.windows.disconnect(scene.session)
        adapted?.sceneDidDisconnect(scene)
    }
}
