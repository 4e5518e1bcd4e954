import UIKit

/// An app that shows which iOS it is told to be on: by conditions, the device, and the process.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let label = UILabel(frame: UIScreen.main.bounds)
        label.numberOfLines = 0
        label.textAlignment = .center
        label.text = lines.joined(separator: ", ")
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(label)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        return true
    }

    private var lines: [String] {
        let process = ProcessInfo.processInfo
        let newer = [18, 26].filter {
            process.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: $0, minorVersion: 0, patchVersion: 0))
        }
        return [
            "available \(available)", "device \(UIDevice.current.systemVersion)", "process \(process.operatingSystemVersion.majorVersion)",
            process.operatingSystemVersionString, "at least \(newer.last ?? 17)",
        ]
    }

    private var available: Int {
        if #available(iOS 26, *) { return 26 }
        if #available(iOS 18.0, *) { return 18 }
        if #unavailable(iOS 17) { return 16 }
        return 17
    }
}
