import DeviceProtocol
import Foundation

/// The state of a device's services for its apps, kept whether they run or not.
public struct DeviceServices: Equatable, Sendable {
    /// A part that is kept for itself.
    public enum Part: Hashable, Sendable, CaseIterable { case notifications, backgroundTasks, quickActions }

    /// The most background sessions of an app that are kept track of at a time.
    public static let sessionLimit = 100

    /// The user's decisions, by bundle identifier.
    public var permissions: [String: [PrivacyService: PermissionStatus]] = [:]
    public var notifications: [String: AppNotifications] = [:]
    /// The tasks that wait for their time, by bundle identifier.
    public var tasks: [String: [PendingTask]] = [:]
    /// The background sessions of which an app has not heard everything yet, by bundle identifier.
    public var transfers: [String: [String]] = [:]
    /// The quick actions that apps have set, by bundle identifier.
    public var quickActions: [String: [QuickAction]] = [:]

    public init() {}

    public func permission(_ service: PrivacyService, of app: String) -> PermissionStatus {
        permissions[app]?[service] ?? .notDetermined
    }

    public func notificationPermissions(of app: String) -> NotificationPermissions {
        let kept = notifications[app]
        var result = NotificationPermissions(status: permission(.notifications, of: app), options: kept?.options)
        if let kept {
            (result.banners, result.sounds, result.badges) = (kept.banners, kept.sounds, kept.badges)
            result.isProvisional = kept.isProvisional
        }
        return result
    }

    /// The number on an app's icon.
    public func badge(of app: String) -> Int { notificationPermissions(of: app).mayBadge ? notifications[app]?.badge ?? 0 : 0 }

    /// The notifications that have been delivered and nobody has dealt with, the latest first.
    public var delivered: [AppNotification] {
        notifications.flatMap { app, kept in kept.delivered.map { AppNotification(app: app, notification: $0) } }
            .sorted {
                ($0.notification.date, $0.notification.request.identifier) > ($1.notification.date, $1.notification.request.identifier)
            }
    }
}

/// The notifications of an app.
public struct AppNotifications: Codable, Equatable, Sendable {
    /// A notification whose time is to come.
    public struct Pending: Codable, Equatable, Sendable {
        public var request: NotificationRecord
        public var date: Date
    }

    /// The raw value of the `UNAuthorizationOptions` that the app has requested; nil before its first request.
    public var options: Int?
    public var isProvisional = false
    public var banners = true
    public var sounds = true
    public var badges = true
    public var badge = 0
    public var pending: [Pending] = []
    public var delivered: [DeliveredNotification] = []
    public var categories: [NotificationCategory] = []

    /// iOS keeps the 64 that are due soonest.
    static let pendingLimit = 64
    static let deliveredLimit = 100

    public init() {}

    mutating func schedule(_ request: NotificationRecord, at date: Date) {
        pending.removeAll { $0.request.identifier == request.identifier }
        pending.append(Pending(request: request, date: date))
        pending.sort { $0.date < $1.date }
        pending = Array(pending.prefix(Self.pendingLimit))
    }

    func category(_ identifier: String) -> NotificationCategory? { categories.first { $0.identifier == identifier } }
}

/// A delivered notification with its app.
public struct AppNotification: Equatable, Sendable {
    public var app: String
    public var notification: DeliveredNotification

    public init(app: String, notification: DeliveredNotification) { (self.app, self.notification) = (app, notification) }
}

/// A background task and when it may begin.
public struct PendingTask: Codable, Equatable, Sendable {
    public var task: BackgroundTaskRecord
    public var date: Date

    public init(task: BackgroundTaskRecord, date: Date) { (self.task, self.date) = (task, date) }
}
