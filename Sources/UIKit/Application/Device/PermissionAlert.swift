import DeviceProtocol
import DeviceRuntime

/// Shows the system's questions for permissions as alerts.
@MainActor final class PermissionAlerts: PermissionPresenter {
    func present(_ service: PrivacyService, answer: @escaping @MainActor (PermissionAnswer) -> Void) {
        // Before the app has a scene there is nothing to stand over.
        guard let scene = UIApplication.shared.connectedScenes.lazy.compactMap({ $0 as? UIWindowScene }).first else {
            return DeferredWork.schedule(after: 0.1) { self.present(service, answer: answer) }
        }
        let question = PermissionQuestion(service, app: Self.appName, information: AppInformation.main)
        PermissionAlert(question, answer: answer).show(in: scene)
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
    private let question: PermissionQuestion
    private let answer: (PermissionAnswer) -> Void
    private var window: UIWindow?

    init(_ question: PermissionQuestion, answer: @escaping (PermissionAnswer) -> Void) {
        (self.question, self.answer) = (question, answer)
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
        let alert = UIAlertController(title: question.title, message: question.message, preferredStyle: .alert)
        for (title, answer) in question.answers {
            alert.addAction(UIAlertAction(title: title, style: .default) { [self] _ in finish(answer) })
        }
        controller.present(alert, animated: true)
    }

    private func finish(_ given: PermissionAnswer) {
        window?.isHidden = true
        window = nil
        UIApplication.shared.handle(.lifecycle(.becomeActive))
        answer(given)
    }
}
