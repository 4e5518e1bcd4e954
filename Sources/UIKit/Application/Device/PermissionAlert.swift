import DeviceProtocol
import DeviceRuntime

/// Shows the system's questions for permissions as alerts.
@MainActor final class PermissionAlerts: PermissionPresenter {
    func present(_ service: PrivacyService, answer: @escaping @MainActor (Bool) -> Void) {
        // Before the app has a scene there is nothing to stand over.
        guard let scene = UIApplication.shared.connectedScenes.lazy.compactMap({ $0 as? UIWindowScene }).first else {
            return DeferredWork.schedule(after: 0.1) { self.present(service, answer: answer) }
        }
        let (title, message) = Self.texts(for: service)
        PermissionAlert(title: title, message: message, answer: answer).show(in: scene)
    }

    /// iOS's words for the question, and the app's own explanation where its Info.plist has one.
    private static func texts(for service: PrivacyService) -> (title: String, message: String) {
        switch service {
        case .notifications:
            (
                systemText("“\(appName)” Would Like to Send You Notifications"),
                systemText("Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.")
            )
        case .localNetwork:
            (
                systemText("“\(appName)” would like to find and connect to devices on your local network."),
                Bundle.main.object(forInfoDictionaryKey: "NSLocalNetworkUsageDescription") as? String
                    ?? systemText("This app will be able to discover and connect to devices on the networks you use.")
            )
        }
    }

    /// The app's name in the user's language, as alerts call it.
    private static var appName: String {
        let keys = ["CFBundleDisplayName", "CFBundleName", "CFBundleExecutable"]
        return keys.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }.first ?? ProcessInfo.processInfo.processName
    }
}

/// The system's alert that asks the user for a permission, over everything else of the app.
///
/// The app is not active while it is there, as on iOS.
@MainActor private final class PermissionAlert {
    private let title: String
    private let message: String
    private let answer: (Bool) -> Void
    private var window: UIWindow?

    init(title: String, message: String, answer: @escaping (Bool) -> Void) {
        (self.title, self.message, self.answer) = (title, message, answer)
    }

    func show(in scene: UIWindowScene) {
        let window = UIWindow(windowScene: scene)
        window.windowLevel = UIWindow.Level(UIWindow.Level.alert.rawValue + 1)
        // The alert is the system's, and not tinted as the app is.
        window.tintColor = .systemBlue
        let controller = UIViewController()
        controller.view.backgroundColor = .clear
        window.rootViewController = controller
        window.isHidden = false
        self.window = window
        UIApplication.shared.handle(.lifecycle(.resignActive))
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: systemText("Don’t Allow"), style: .default) { [self] _ in finish(false) })
        alert.addAction(UIAlertAction(title: systemText("Allow"), style: .default) { [self] _ in finish(true) })
        controller.present(alert, animated: true)
    }

    private func finish(_ isGranted: Bool) {
        window?.isHidden = true
        window = nil
        UIApplication.shared.handle(.lifecycle(.becomeActive))
        answer(isGranted)
    }
}
