@_spi(Quince) import QuinceFoundation

/// The delegate of a SwiftUI app's scenes. It passes everything on to the class that the app's own delegate names for them.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var adapted: (any UISceneDelegate)?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = AppLauncher.start().makeWindowController()
        self.window = window
        if let named = AppDelegate.sceneDelegateClass { adapted = ObjectRuntime.make(named, by: .plain) as? any UISceneDelegate }
        adapted?.scene(scene, willConnectTo: session, options: connectionOptions)
        window.makeKeyAndVisible()
        for activity in connectionOptions.userActivities { UserActivities.shared.continueActivity(activity) }
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

    func sceneDidBecomeActive(_ scene: UIScene) {
        AppLauncher.app?.set(.active)
        adapted?.sceneDidBecomeActive(scene)
    }
    func sceneWillResignActive(_ scene: UIScene) {
        AppLauncher.app?.set(.inactive)
        adapted?.sceneWillResignActive(scene)
    }
    func sceneWillEnterForeground(_ scene: UIScene) {
        AppLauncher.app?.set(.inactive)
        adapted?.sceneWillEnterForeground(scene)
    }
    func sceneDidEnterBackground(_ scene: UIScene) {
        AppLauncher.app?.set(.background)
        adapted?.sceneDidEnterBackground(scene)
    }
    func sceneDidDisconnect(_ scene: UIScene) { adapted?.sceneDidDisconnect(scene) }
}
