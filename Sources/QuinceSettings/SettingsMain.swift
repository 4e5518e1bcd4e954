import DeviceProtocol
import DeviceRuntime
import SwiftUI
import UIKit

/// The entry point of the Settings app's process.
@_cdecl("quince_settings_main")
public func settingsMain(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
    MainActor.assumeIsolated {
        AppInformation.main = AppInformation([
            "CFBundleName": "Settings", "CFBundleIdentifier": "com.apple.Preferences",
            "CFBundleLocalizations": SystemTexts.bundle.localizations,
        ])
        let delegate = SettingsDelegate()
        let application = ApplicationStart.begin(principalClassName: nil) { $0.keepDelegate(delegate) }
        application.runLoop.run()
        return 0
    }
}

/// Makes the window of Settings, and opens an app's page where a link asks for it.
final class SettingsDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let model = SettingsModel()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIHostingController(rootView: SettingsView(model: model))
        window.makeKeyAndVisible()
        self.window = window
        model.observe()
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        let text = url.absoluteString
        guard let colon = text.firstIndex(of: ":") else { return false }
        model.show(String(text[text.index(after: colon)...]))
        return true
    }
}
