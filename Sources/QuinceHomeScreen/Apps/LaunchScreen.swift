import DeviceProtocol
import DeviceRuntime
import UIKit

/// The launch screen of an app: its launch storyboard, or the one described by `UILaunchScreen` in its Info.plist.
///
/// Source: Apple's “Specifying your app's launch screen” and “UILaunchScreen”.
@MainActor enum LaunchScreen {
    /// A picture of it; nil where the app has none, or its bundle cannot be read.
    static func view(of app: HomeApp, size: CGSize) -> UIView? {
        guard let path = app.bundle, let data = FileManager.default.contents(atPath: path + "/Info.plist"),
            let information = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let bundle = Bundle(path: path), let controller = controller(information, bundle)
        else { return nil }
        switch information["UIUserInterfaceStyle"] as? String {
        case "Light": controller.overrideUserInterfaceStyle = .light
        case "Dark": controller.overrideUserInterfaceStyle = .dark
        default: break
        }
        // It lies in a window of its own once, where it has the app's safe area.
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        controller.loadViewIfNeeded()
        window.addSubview(controller.view)
        controller.view.frame = window.bounds
        window.layoutIfNeeded()
        defer { controller.view.removeFromSuperview() }
        return controller.view.snapshotView(afterScreenUpdates: true)
    }

    private static func controller(_ information: [String: Any], _ bundle: Bundle) -> UIViewController? {
        let suffix = DeviceSettings.current.description.idiom == .pad ? "~ipad" : "~iphone"
        if let name = (information["UILaunchStoryboardName" + suffix] ?? information["UILaunchStoryboardName"]) as? String,
            let controller = UIStoryboard.launchScreen(named: name, in: bundle)
        {
            return controller
        }
        guard let said = (information["UILaunchScreen" + suffix] ?? information["UILaunchScreen"]) as? [String: Any] else { return nil }
        return PlainLaunchController(said, bundle)
    }
}

/// A launch screen without a storyboard: a colour, a picture in the middle, and empty bars.
private final class PlainLaunchController: UIViewController {
    private let said: [String: Any]
    private let source: Bundle

    init(_ said: [String: Any], _ source: Bundle) {
        (self.said, self.source) = (said, source)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = UIView()
        let color = (said["UIColorName"] as? String).flatMap { UIColor(named: $0, in: source, compatibleWith: nil) }
        view.backgroundColor = color ?? .systemBackground
        if let image = (said["UIImageName"] as? String).flatMap({ UIImage(named: $0, in: source, compatibleWith: nil) }) {
            let picture = UIImageView(image: image)
            picture.contentMode = .center
            picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(picture)
        }
        if said["UINavigationBar"] != nil { addBar(UINavigationBar(), isTop: true) }
        if said["UIToolbar"] != nil { addBar(UIToolbar(), isTop: false) }
        if said["UITabBar"] != nil { addBar(UITabBar(), isTop: false) }
    }

    private func addBar(_ bar: UIView, isTop: Bool) {
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            isTop ? bar.topAnchor.constraint(equalTo: guide.topAnchor) : bar.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }
}
