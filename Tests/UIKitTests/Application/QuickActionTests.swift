import DeviceProtocol
import DeviceRuntime
import Foundation
import Testing

@_spi(Quince) import QuinceFoundation
@testable import UIKit

/// Quick actions of the home screen: what the app sets, and how it hears of a choice.
@MainActor @Suite(.serialized) struct QuickActionTests {
    @MainActor private final class Delegate: NSObject, UIApplicationDelegate {
        var log: [String] = []
        var deals = false

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
            log.append("launched \(item?.type ?? "-")")
            return !deals
        }
        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            log.append("\(shortcutItem.type) \(shortcutItem.localizedTitle) \(shortcutItem.userInfo?["id"].map { "\($0)" } ?? "-")")
            completionHandler(true)
        }
    }

    @MainActor final class Scene: UIResponder, UIWindowSceneDelegate {
        static var log: [String] = []
        static var notification: NotificationEvent?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            Self.log.append("connect \(connectionOptions.shortcutItem?.type ?? "-")")
            Self.notification = connectionOptions.notification
        }
        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            Self.log.append("perform \(shortcutItem.type)")
            completionHandler(true)
        }
    }

    @MainActor private final class SceneAppDelegate: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = Scene.self
            return configuration
        }
    }

    private let new = QuickAction(type: "new", title: "New Note", icon: .symbol("plus"))

    @Test func whatTheAppSetsIsToldToTheDevice() throws {
        let device = TestDevice()
        let changed = UIMutableApplicationShortcutItem(
            type: "last", localizedTitle: "Last Note", localizedSubtitle: "Shopping", icon: UIApplicationShortcutIcon(type: .compose),
            userInfo: ["id": NSNumber(value: 7)])
        changed.localizedTitle = "Latest Note"
        device.application.shortcutItems = [
            UIApplicationShortcutItem(type: "plain", localizedTitle: "Plain"), changed,
            UIApplicationShortcutItem(
                type: "own", localizedTitle: "Own", localizedSubtitle: nil, icon: UIApplicationShortcutIcon(templateImageName: "Leaf")),
        ]
        let told = device.messages.compactMap { message -> [QuickAction]? in
            if case .system(_, .quickActions(let actions)) = message { actions } else { nil }
        }
        let actions = try #require(told.last)
        #expect(actions.map(\.title) == ["Plain", "Latest Note", "Own"])
        #expect(actions.map(\.subtitle) == [nil, "Shopping", nil])
        #expect(actions.map(\.icon) == [nil, .symbol("square.and.pencil"), .picture("Leaf")])
        let kept = try #require(device.application.shortcutItems?[1])
        #expect(kept.type == "last")
        #expect(kept.userInfo?["id"] as? NSNumber == 7)
        #expect(kept.icon == UIApplicationShortcutIcon(type: .compose))
        // A copy is another one.
        let copy = try #require(kept.mutableCopy() as? UIMutableApplicationShortcutItem)
        copy.type = "copy"
        #expect(kept.type == "last")
        #expect(kept != copy)
        #expect((kept.copy() as? UIApplicationShortcutItem) == kept)
        device.end()
    }

    @Test func everyIconOfTheSystemHasASymbol() {
        #expect(QuickAction.systemIcons.count == UIApplicationShortcutIcon.IconType.update.rawValue + 1)
        for (name, symbol) in QuickAction.systemIcons { #expect(UIImage(systemName: symbol) != nil, "\(name)") }
    }

    @Test func anAppWithoutScenesPerformsIt() throws {
        var action = new
        action.information = try PropertyListSerialization.data(fromPropertyList: ["id": 7], format: .binary, options: 0)
        let delegate = Delegate()
        let device = TestDevice(delegate: delegate)
        device.send(.quickAction(action))
        #expect(delegate.log == ["launched -", "new New Note 7"])
        device.end()
    }

    @Test(arguments: [false, true]) func anAppThatIsLaunchedForItPerformsItUnlessItHasDealtWithIt(_ deals: Bool) {
        UIApplication.reset()
        var launch = LaunchConfiguration(device: .defaultPhone, state: DeviceState())
        launch.quickAction = new
        launch.quickActions = [QuickAction(type: "kept", title: "Kept")]
        let application = ApplicationFactory.make(nil, launch: launch)
        let delegate = Delegate()
        delegate.deals = deals
        application.keepDelegate(delegate)
        application.launch(launch)
        #expect(delegate.log == (deals ? ["launched new"] : ["launched new", "new New Note -"]))
        #expect(application.shortcutItems?.map(\.type) == ["kept"])
        UIApplication.reset()
    }

    @Test func aSceneConnectsWithItOrPerformsIt() {
        Scene.log = []
        SceneSessionStore.folder = FileManager.default.temporaryDirectory.appendingPathComponent("QuickActionTests")
        SceneSessionStore.clear()
        ObjectRuntime.register(Scene.self) { entry in entry.factory(.plain) { _ in Scene() } }
        let information = AppInformation(["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": false]])
        UIApplication.reset(DeviceRuntime(information: information))
        var launch = LaunchConfiguration(device: .defaultPhone, state: DeviceState())
        launch.quickAction = new
        let notification = DeliveredNotification(NotificationRecord(identifier: "tea"), date: Date())
        launch.notification = .response(notification, action: NotificationEvent.defaultAction, text: nil)
        let application = ApplicationFactory.make(nil, launch: launch)
        let delegate = SceneAppDelegate()
        application.keepDelegate(delegate)
        application.launch(launch)
        application.handle(.quickAction(QuickAction(type: "other", title: "Other")))
        #expect(Scene.log == ["connect new", "perform other"])
        #expect(Scene.notification == launch.notification)
        UIApplication.reset()
    }
}
