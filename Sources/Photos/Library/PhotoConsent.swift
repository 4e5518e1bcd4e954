import DeviceProtocol
import DeviceRuntime
import QuinceFoundation
import UIKit

/// Has the user permit and confirm changes of the photo library.
enum PhotoConsent {
    /// The access that changes need.
    private static func level(of transaction: PhotoTransaction) -> PHAccessLevel {
        guard transaction.onlyAdds else { return .readWrite }
        // An app that says what it reads photos for is asked for that alone.
        let asksToAdd = DeviceRuntime.current.information.string(PrivacyService.photosAdd.usageDescriptionKey ?? "") != nil
        return asksToAdd ? .addOnly : .readWrite
    }

    /// Whether the changes wait for an answer of the user's.
    static func needsAnswer(_ transaction: PhotoTransaction) -> Bool {
        !transaction.deletions.isEmpty || PhotoAccess.status(for: level(of: transaction)) == .notDetermined
    }

    /// Asks what is to be asked.
    ///
    /// - Parameter handler: Called on any thread, with the reason where the user refuses.
    static func ask(for transaction: PhotoTransaction, _ handler: @escaping @Sendable (PHPhotosError?) -> Void) {
        let count = transaction.deletions.count
        PhotoAccess.request(level(of: transaction)) { status in
            guard status == .authorized else { return handler(.make(.accessUserDenied)) }
            guard count > 0 else { return handler(nil) }
            DispatchQueue.main.async {
                MainActor.assumeIsolated { DeletionAlert(count).ask { handler($0 ? nil : .make(.userCancelled)) } }
            }
        }
    }
}

/// The system's question whether an app may delete photos, over everything else of the app.
@MainActor private final class DeletionAlert {
    private let count: Int
    private var window: UIWindow?

    init(_ count: Int) { self.count = count }

    /// - Parameter answer: Called once.
    func ask(_ answer: @escaping @MainActor (Bool) -> Void) {
        guard let scene = UIApplication.shared.connectedScenes.lazy.compactMap({ $0 as? UIWindowScene }).first else { return answer(false) }
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
        alert.addAction(UIAlertAction(title: systemText("Don’t Allow"), style: .cancel) { [self] _ in finish(false, answer) })
        alert.addAction(UIAlertAction(title: systemText("Delete"), style: .destructive) { [self] _ in finish(true, answer) })
        controller.present(alert, animated: true)
    }

    private var title: String {
        let keys = ["CFBundleDisplayName", "CFBundleName", "CFBundleExecutable"]
        let found = keys.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }.first
        let app = found ?? ProcessInfo.processInfo.processName
        let number = String(count)
        return count == 1
            ? systemText("Allow “\(app)” to delete this photo?") : systemText("Allow “\(app)” to delete \(number) photos?")
    }

    private var message: String {
        count == 1
            ? systemText("This photo will be deleted from this device.") : systemText("These photos will be deleted from this device.")
    }

    private func finish(_ isAllowed: Bool, _ answer: @MainActor (Bool) -> Void) {
        window?.isHidden = true
        window = nil
        UIApplication.shared.handle(.lifecycle(.becomeActive))
        answer(isAllowed)
    }
}
