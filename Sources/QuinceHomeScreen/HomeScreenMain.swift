import DeviceRuntime
import UIKit

/// The entry point of the home screen's process.
@_cdecl("quince_home_screen_main")
public func homeScreenMain(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
    MainActor.assumeIsolated {
        HomeScreenInformation.install()
        let delegate = HomeScreenDelegate()
        let application = ApplicationStart.begin(principalClassName: nil) { $0.keepDelegate(delegate) }
        application.runLoop.run()
        return 0
    }
}

/// The home screen's substitute for an Info.plist.
@MainActor enum HomeScreenInformation {
    /// On phones the home screen stands upright whatever way they are held; on iPads it turns.
    static func install() {
        let upright = "UIInterfaceOrientationPortrait"
        AppInformation.main = AppInformation([
            "CFBundleName": "SpringBoard",
            "CFBundleLocalizations": SystemTexts.bundle.localizations,
            "UISupportedInterfaceOrientations~iphone": [upright],
            "UISupportedInterfaceOrientations~ipad": [
                upright, upright + "UpsideDown", "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
            ],
        ])
    }
}
