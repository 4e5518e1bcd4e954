import DeviceProtocol
import Foundation
import Testing

@_spi(Quince) import QuinceFoundation
@testable import UIKit

/// Several scenes of one app: requests, life cycle, places on the display, what is kept.
@MainActor @Suite(.serialized) struct SceneSessionTests {
    @MainActor private final class Delegate: NSObject, UIApplicationDelegate {
        var log: [String] = []
        var sceneDelegate: AnyClass = SceneLog.self
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            log.append("configuration")
            let configuration = UISceneConfiguration(name: "Made", sessionRole: connectingSceneSession.role)
            configuration.delegateClass = sceneDelegate
            return configuration
        }
        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
            log.append("discard \(sceneSessions.count)")
        }
    }

    /// Nobody finds it by its name.
    @MainActor private final class PrivateDelegate: UIResponder, UIWindowSceneDelegate {}

    @MainActor final class SceneLog: UIResponder, UIWindowSceneDelegate {
        static var log: [String] = []
        static var activity: NSUserActivity?
        var window: UIWindow?
        private func say(_ text: String, _ scene: UIScene) { Self.log.append(text) }
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            say("connect" + (connectionOptions.userActivities.first.map { " " + $0.activityType } ?? ""), scene)
            window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }
        func sceneWillEnterForeground(_ scene: UIScene) { say("foreground", scene) }
        func sceneDidBecomeActive(_ scene: UIScene) { say("active", scene) }
        func sceneWillResignActive(_ scene: UIScene) { say("resign", scene) }
        func sceneDidEnterBackground(_ scene: UIScene) { say("background", scene) }
        func sceneDidDisconnect(_ scene: UIScene) { say("disconnect", scene) }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { say("continue \(userActivity.activityType)", scene) }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { Self.activity }
        static func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    nonisolated private static let pad = DeviceDescription(
        name: "iPad Pro (11-inch)", identifier: "iPad14,3", idiom: .pad, width: 834, height: 1194, scale: 2, safeAreaTop: 24,
        safeAreaBottom: 20, statusBarHeight: 24, displayCornerRadius: 18, hasHomeButton: false, isRegularWidthInLandscape: true)
    private let delegate = Delegate()

    private func start(_ description: DeviceDescription = pad, supportsMultiple: Bool = true, keeps: Bool = false) -> TestDevice {
        SceneSessionStore.folder = FileManager.default.temporaryDirectory.appendingPathComponent("SceneSessionTests")
        if !keeps { SceneSessionStore.clear() }
        ObjectRuntime.register(SceneLog.self) { entry in entry.factory(.plain) { _ in SceneLog() } }
        ObjectRuntime.register(PrivateDelegate.self) { entry in entry.factory(.plain) { _ in PrivateDelegate() } }
        let manifest: [String: Any] = ["UIApplicationSupportsMultipleScenes": supportsMultiple, "UISceneConfigurations": [String: Any]()]
        let device = TestDevice(
            description, state: DeviceState(orientation: description.idiom == .pad ? .landscapeLeft : .portrait),
            information: ["UIApplicationSceneManifest": manifest], delegate: delegate)
        UIView.setAnimationsEnabled(false)
        return device
    }

    private func open(_ device: TestDevice, _ activity: NSUserActivity? = nil) -> UIWindowScene? {
        device.application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
        device.settle()
        return device.application.stage.visible.last
    }

    @Test func anotherSceneStandsBesideTheFirst() throws {
        defer { UIView.setAnimationsEnabled(true) }
        let device = start()
        #expect(SceneLog.take() == ["connect", "foreground", "active"])
        let second = try #require(open(device, NSUserActivity(activityType: "detail")))
        #expect(SceneLog.take() == ["connect detail", "foreground", "active"])
        #expect(delegate.log == ["configuration", "configuration"])
        #expect(device.application.connectedScenes.count == 2)
        #expect(device.application.openSessions.count == 2)
        #expect(device.scene.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 592, height: 834))
        #expect(second.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 592, height: 834))
        #expect(second.keyWindow?.bounds.width == 592)
        #expect(device.scene.keyWindow?.bounds.width == 592)
        #expect(!second.isFullScreen)
        #expect(second.traitCollection.horizontalSizeClass == .compact)
        #expect(device.scene.activationState == .foregroundActive)
        #expect(second.activationState == .foregroundActive)
        #expect(UIScreen.main.bounds.width == 1194)
        #expect(second.statusBarManager !== device.scene.statusBarManager)
    }

    @Test func sharesHaveTheWidthsAndSizeClassesOfIPads() throws {
        defer { UIView.setAnimationsEnabled(true) }
        let device = start()
        let second = try #require(open(device))
        device.application.finishDrag(.share(.twoThirds))
        #expect(device.scene.coordinateSpace.bounds.width == 809)
        #expect(second.coordinateSpace.bounds.width == 375)
        #expect(device.scene.traitCollection.horizontalSizeClass == .regular)
        #expect(second.traitCollection.horizontalSizeClass == .compact)
        device.send(.state(DeviceState(orientation: .portrait)))
        #expect(device.scene.coordinateSpace.bounds.size == CGSize(width: 504, height: 1194))
        #expect(second.coordinateSpace.bounds.size == CGSize(width: 320, height: 1194))
        #expect(device.scene.traitCollection.horizontalSizeClass == .compact)
        let divider = device.application.stage.displayScene?.menuWindow.subviews.first { $0 is SplitDivider }
        #expect(divider?.frame == CGRect(x: 504, y: 0, width: 10, height: 1194))
        let large = SplitLayout(size: CGSize(width: 1366, height: 1024))
        #expect(large.frames(.half).left.width == 678)
        #expect(large.frames(.half).right == CGRect(x: 688, y: 0, width: 678, height: 1024))
        #expect(DeviceTraits.make(orientation: .landscapeLeft, width: 678).horizontalSizeClass == .regular)
    }

    @Test func theDividerSnapsAndClosesAtTheEdges() {
        let layout = SplitLayout(size: CGSize(width: 1194, height: 834))
        #expect(layout.outcome(leftWidth: 100) == .closeLeft)
        #expect(layout.outcome(leftWidth: 300) == .share(.third))
        #expect(layout.outcome(leftWidth: 640) == .share(.half))
        #expect(layout.outcome(leftWidth: 900) == .share(.twoThirds))
        #expect(layout.outcome(leftWidth: 1100) == .closeRight)
    }

    @Test func aDraggedDividerResizesTheWindows() throws {
        defer { UIView.setAnimationsEnabled(true) }
        let device = start()
        let second = try #require(open(device))
        // The interface's (x, y) is the display's (834 - y, x).
        device.touch(.began, 417, 597, time: 1)
        for step in 1...8 { device.touch(.moved, 417, 597 + Double(step) * 25, time: 1 + Double(step) * 0.02) }
        device.touch(.ended, 417, 797, time: 1.5)
        #expect(device.scene.coordinateSpace.bounds.width == 809)
        #expect(second.coordinateSpace.bounds.width == 375)
    }

    @Test func aSceneThatIsPushedOutGoesToTheBackgroundAndComesBack() throws {
        defer { UIView.setAnimationsEnabled(true) }
        let device = start()
        let second = try #require(open(device))
        _ = SceneLog.take()
        device.application.finishDrag(.closeRight)
        #expect(SceneLog.take() == ["resign", "background"])
        #expect(device.application.applicationState == .active)
        #expect(second.activationState == .background)
        #expect(device.scene.isFullScreen)
        #expect(device.scene.coordinateSpace.bounds.width == 1194)
        #expect(device.application.keyWindow?.windowScene === device.scene)
        device.application.requestSceneSessionActivation(second.session, userActivity: NSUserActivity(activityType: "again"), options: nil)
        device.settle()
        #expect(SceneLog.take() == ["foreground", "active", "continue again"])
        #expect(device.application.stage.visible.map(ObjectIdentifier.init) == [device.scene, second].map(ObjectIdentifier.init))
        #expect(device.application.keyWindow?.windowScene === second)
    }

    @Test func homeAndReturnTakeBothAlong() throws {
        defer { UIView.setAnimationsEnabled(true) }
        let device = start()
        _ = try #require(open(device))
        _ = SceneLog.take()
        device.send(.lifecycle(.enterBackground))
        #expect(SceneLog.take() == ["resign", "resign", "background", "background"])
        #expect(device.application.applicationState == .background)
        device.send(.lifecycle(.enterForeground))
        #expect(SceneLog.take() == ["foreground", "foreground", "active", "active"])
        #expect(device.application.applicationState == .active)
    }

    @Test func aDestroyedSessionIsForgotten() throws {
        defer { UIView.setAnimationsEnabled(true) }
        let device = start()
        let second = try #require(open(device))
        _ = SceneLog.take()
        device.application.requestSceneSessionDestruction(second.session, options: nil)
        device.settle()
        #expect(SceneLog.take() == ["resign", "background", "disconnect"])
        #expect(delegate.log.last == "discard 1")
        #expect(device.application.openSessions == [device.scene.session])
        #expect(device.application.connectedScenes == [device.scene])
        #expect(device.scene.isFullScreen)
    }

    @Test(arguments: [false, true]) func phonesAndAppsOfOneSceneRefuseOthers(onPhone: Bool) {
        defer { UIView.setAnimationsEnabled(true) }
        let device = onPhone ? start(.defaultPhone) : start(supportsMultiple: false)
        var error: (any Error)?
        device.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error = $0 }
        device.settle()
        #expect((error as? UISceneError)?.code == .multipleScenesNotSupported)
        #expect(device.application.connectedScenes.count == 1)
        #expect(!device.application.supportsMultipleScenes)
    }

    @Test func sessionsAreThereAgainWithTheirActivity() throws {
        defer { UIView.setAnimationsEnabled(true) }
        let first = start()
        let activity = NSUserActivity(activityType: "reading")
        activity.userInfo = ["page": 7]
        SceneLog.activity = activity
        defer { SceneLog.activity = nil }
        let identifier = first.scene.session.persistentIdentifier
        first.send(.lifecycle(.enterBackground))
        let second = start(keeps: true)
        #expect(second.scene.session.persistentIdentifier == identifier)
        #expect(second.scene.session.stateRestorationActivity?.activityType == "reading")
        #expect(second.scene.session.stateRestorationActivity?.userInfo?["page"] as? Int == 7)
        #expect(second.scene.delegate is SceneLog)
        #expect(second.scene.delegate !== first.scene.delegate)
        // A session of before keeps its configuration: the app is asked for new ones only.
        #expect(delegate.log == ["configuration"])
    }

    @Test func theAppChoosesAgainWhereAClassIsNotFound() {
        defer { UIView.setAnimationsEnabled(true) }
        delegate.sceneDelegate = PrivateDelegate.self
        start().send(.lifecycle(.enterBackground))
        #expect(start(keeps: true).scene.delegate is PrivateDelegate)
        #expect(delegate.log == ["configuration", "configuration"])
    }

    @Test func discardedSessionsAreToldOfAtTheNextLaunch() {
        defer { UIView.setAnimationsEnabled(true) }
        let first = start()
        SceneSessionStore.save([first.scene.session], isDiscarded: true)
        let second = start(keeps: true)
        #expect(delegate.log == ["configuration", "discard 1", "configuration"])
        #expect(second.scene.session.persistentIdentifier != first.scene.session.persistentIdentifier)
        #expect(SceneSessionStore.load().discarded.isEmpty)
    }

    @Test func theKeyboardIsAsWideAsTheDisplayAndCoversBothScenes() throws {
        defer { UIView.setAnimationsEnabled(true) }
        let device = start()
        let second = try #require(open(device))
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        second.keyWindow?.rootViewController?.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(KeyboardController.shared.frame.width == 1194)
        for scene in [device.scene, second] {
            let view = try #require(scene.keyWindow?.rootViewController?.view)
            #expect(abs(KeyboardController.shared.overlap(with: view) - KeyboardController.shared.frame.height) < 0.01)
        }
        device.application.finishDrag(.closeLeft)
        #expect(KeyboardController.shared.isShown)
        #expect(KeyboardController.shared.windows.first?.windowScene === second)
    }

    @Test func aFingerMovesTheKeysToItsScene() throws {
        defer { UIView.setAnimationsEnabled(true) }
        let device = start()
        let second = try #require(open(device))
        #expect(device.application.keyWindow?.windowScene === second)
        device.tap(417, 200)
        #expect(device.application.keyWindow?.windowScene === device.scene)
    }

    @Test func theMultitaskingMenuStandsInTheMiddle() throws {
        defer { UIView.setAnimationsEnabled(true) }
        let device = start()
        // The interface's (597, 12) is the display's (822, 597).
        device.tap(822, 597)
        let menu = try #require(device.application.stage.displayScene?.menuWindow.subviews.compactMap { $0 as? MultitaskingMenu }.first)
        #expect(menu.bounds.size == CGSize(width: 1194, height: 834))
        #expect(menu.subviews.first?.center.x == 597)
    }

    @Test func windowsOfTheScreensSizeAreCutOff() throws {
        defer { UIView.setAnimationsEnabled(true) }
        let device = start()
        let second = try #require(open(device))
        let fixed = UIWindow(frame: UIScreen.main.bounds)
        fixed.windowScene = second
        fixed.isHidden = false
        #expect(fixed.bounds.width == 1194)
        #expect(fixed.safeAreaInsets.right == 0)
        #expect(fixed.safeAreaInsets.bottom == 20)
        #expect(fixed.hitTest(CGPoint(x: 500, y: 300), with: nil) === fixed)
        #expect(fixed.hitTest(CGPoint(x: 700, y: 300), with: nil) == nil)
        let fitting = UIWindow(windowScene: second)
        #expect(fitting.bounds.width == 592)
        device.application.finishDrag(.share(.third))
        #expect(fixed.bounds.width == 1194)
        #expect(fitting.bounds.width == 592)
        // It takes its scene's size up when it shows.
        fitting.isHidden = false
        #expect(fitting.bounds.width == 809)
    }
}
