import DeviceProtocol
@_spi(Quince) import QuinceFoundation
import Testing

@testable import UIKit

/// The window UIKit makes for the first storyboard: the scene delegate keeps it, or is rid of it by making one of its own.
@MainActor struct StoryboardWindowTests {
    /// An app whose one scene has a storyboard.
    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        let sceneDelegate: AnyClass

        init(_ sceneDelegate: AnyClass) {
            self.sceneDelegate = sceneDelegate
            super.init()
        }

        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = sceneDelegate
            configuration.storyboard = InterfaceReader.storyboard(
                InterfaceReader.controller(attributes: "title=\"From the storyboard\""))
            return configuration
        }
    }

    private final class Keeping: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }

    private final class MakingItsOwn: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            let controller = UIViewController()
            controller.title = "From code"
            window = UIWindow(windowScene: scene)
            window?.rootViewController = controller
            window?.makeKeyAndVisible()
        }
    }

    private func start<Delegate: UIResponder>(_ make: @escaping @MainActor () -> Delegate) -> TestDevice {
        ObjectRuntime.register(Delegate.self) { entry in entry.factory(.plain) { _ in make() } }
        return TestDevice(
            information: ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": false]],
            delegate: AppDelegate(Delegate.self))
    }

    /// Apps that make their window in code leave the name empty.
    @Test func anEmptyNameIsNoStoryboard() {
        #expect(TestDevice(information: ["UIMainStoryboardFile": ""]).application.windows.isEmpty)
        #expect(
            SceneManifest(["UISceneConfigurations": ["role": [["UISceneStoryboardFile": ""]]]]).configuration(
                named: nil, role: UISceneSession.Role(rawValue: "role"))?.storyboardName == nil)
    }

    @Test func aDelegateThatTakesNoOtherKeepsIt() throws {
        let device = start { Keeping() }
        let window = try #require(device.application.windows.first)
        #expect(device.application.windows.count == 1)
        #expect(window.isKeyWindow)
        #expect(window.rootViewController?.title == "From the storyboard")
        #expect((device.scene.delegate as? Keeping)?.window === window)
    }

    @Test func aDelegateThatMakesItsOwnIsRidOfIt() throws {
        let device = start { MakingItsOwn() }
        let window = try #require(device.application.windows.first)
        #expect(device.application.windows.count == 1)
        #expect(window.isKeyWindow)
        #expect(window.rootViewController?.title == "From code")
    }
}
