import UIKit
import UserNotifications

/// Shows reminders while the app is in front, and opens what they are about.
@MainActor final class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    /// Opens a place in the app; what comes before it is set waits.
    var open: ((ClubLink) -> Void)? {
        didSet {
            if let pending { open?(pending) }
            pending = nil
        }
    }
    private var pending: ClubLink?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        return true
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        [.banner, .list, .sound]
    }

    nonisolated func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        guard let id = UUID(uuidString: response.notification.request.identifier) else { return }
        await follow(.booking(id))
    }

    private func follow(_ link: ClubLink) {
        if let open { open(link) } else { pending = link }
    }
}
