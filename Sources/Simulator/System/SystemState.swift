import DeviceProtocol
import Foundation

/// The state of the services that a device's session provides to all apps; guarded by the session's lock.
final class SystemState {
    let notifications: NotificationService
    let background: BackgroundTaskStore
    let quickActions: QuickActionStore
    /// Delivers the next notification, and begins the next background task.
    var notificationTimer: DispatchWorkItem?
    var backgroundTimer: DispatchWorkItem?
    /// The banner that came last.
    var banner: (app: String, notification: DeliveredNotification)?
    /// The area of the banner on the home screen's display; nil while there is none.
    var bannerArea: DisplayArea?
    /// The background tasks that have begun, by app.
    var tasks: [String: [BackgroundTaskRecord]] = [:]
    /// The apps that have been started for their transfers, and nobody has opened since.
    var resumed: Set<String> = []
    /// The Settings app, while it runs.
    weak var settings: LiveApp?

    init(device: VirtualDevice) {
        let folder = device.dataFolder
        notifications = NotificationService(
            store: NotificationStore(file: folder.appendingPathComponent("Notifications.json")), permissions: device.permissions)
        background = BackgroundTaskStore(file: folder.appendingPathComponent("BackgroundTasks.json"))
        quickActions = QuickActionStore(file: folder.appendingPathComponent("QuickActions.json"))
    }
}
