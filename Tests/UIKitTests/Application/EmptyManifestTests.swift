import DeviceRuntime
import Testing

@testable import UIKit

/// A scene manifest that names no scenes, as it is left behind where somebody deletes the scene delegate.
@MainActor @Suite struct EmptyManifestTests {
    private final class WindowDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        var log: [String] = []

        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?)
            -> Bool
        {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
    }

    private static let information: [String: Any] = [
        "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": false, "UISceneConfigurations": [String: Any]()]
    ]

    @Test func theAppDelegatesWindowIsShown() throws {
        let delegate = WindowDelegate()
        let device = TestDevice(information: Self.information, delegate: delegate)
        #expect(device.application.connectedScenes.count == 1)
        let window = try #require(device.application.windows.first)
        #expect(device.application.windows.count == 1)
        #expect(window === delegate.window)
        #expect(window.isKeyWindow)
        #expect(window.windowScene?.activationState == .foregroundActive)
        #expect(delegate.log == ["active"])
    }

    @Test func aStoryboardIsThatOfTheAppDelegatesWindow() throws {
        let manifest = SceneManifest(try #require(Self.information["UIApplicationSceneManifest"] as? [String: Any]))
        #expect(manifest.isEmpty)
        #expect(!SceneManifest(["UISceneConfigurations": ["role": [["UISceneConfigurationName": "Main"]]]]).isEmpty)
    }
}
