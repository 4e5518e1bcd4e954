import DeviceProtocol

/// The system's alert that asks the user for a permission, over everything else of the app.
///
/// The app is not active while it is there, as on iOS.
@MainActor package final class PermissionPrompt {
    private static var waiting: [PermissionPrompt] = []
    private static var shown: PermissionPrompt?

    private let title: String
    private let message: String?
    private let answer: (Bool) -> Void
    private var window: UIWindow?

    private init(title: String, message: String?, answer: @escaping (Bool) -> Void) {
        (self.title, self.message, self.answer) = (title, message, answer)
    }

    /// Asks, once the question before is answered.
    ///
    /// - Parameter message: The app's explanation of why it needs the permission.
    package static func ask(title: String, message: String?, _ answer: @escaping (Bool) -> Void) {
        waiting.append(PermissionPrompt(title: title, message: message, answer: answer))
        showNext()
    }

    /// The app's name in the user's language, as alerts call it.
    package static var appName: String {
        let keys = ["CFBundleDisplayName", "CFBundleName", "CFBundleExecutable"]
        return keys.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }.first ?? ProcessInfo.processInfo.processName
    }

    private static func showNext() {
        guard shown == nil, !waiting.isEmpty else { return }
        // Before the app has a scene there is nothing to stand over.
        guard let scene = UIApplication.shared.connectedScenes.lazy.compactMap({ $0 as? UIWindowScene }).first else {
            return DeferredWork.schedule(after: 0.1) { showNext() }
        }
        let prompt = waiting.removeFirst()
        shown = prompt
        prompt.show(in: scene)
    }

    private func show(in scene: UIWindowScene) {
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
        Self.shown = nil
        UIApplication.shared.handle(.lifecycle(.becomeActive))
        answer(isGranted)
        Self.showNext()
    }
}
