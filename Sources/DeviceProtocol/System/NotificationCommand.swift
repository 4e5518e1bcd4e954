/// A command from an app to the device's notification service.
public enum NotificationCommand: Codable, Equatable, Sendable {
    /// Answered with `NotificationAnswer.settings`.
    case settings
    /// Has the user's answer remembered, and what the app asked to do (`UNAuthorizationOptions`).
    case authorize(isGranted: Bool, options: Int)
    case add(NotificationRecord)
    /// Removes those of these identifiers; nil = all.
    case removePending([String]?)
    case removeDelivered([String]?)
    case pending, delivered, categories
    case setCategories([NotificationCategory])
    case setBadge(Int)
    /// The presentation of a notification that arrives in the foreground (`UNNotificationPresentationOptions`); answers
    /// `NotificationEvent.willPresent`.
    case present(DeliveredNotification, options: Int)
}

/// The device's answer to a `NotificationCommand`.
public enum NotificationAnswer: Codable, Equatable, Sendable {
    case settings(NotificationPermissions)
    case pending([NotificationRecord])
    case delivered([DeliveredNotification])
    case categories([NotificationCategory])
    /// The number of a `UNError`.
    case error(Int)
}

/// An event of an app's notifications, from the device.
public enum NotificationEvent: Codable, Equatable, Sendable {
    /// One comes while the app is in front; answered by `NotificationCommand.present`.
    case willPresent(DeliveredNotification)
    /// The user did something with one: the identifier of an action, with text where it takes text.
    case response(DeliveredNotification, action: String, text: String?)
    /// The number on the app's icon is another.
    case badge(Int)

    public static let defaultAction = "com.apple.UNNotificationDefaultActionIdentifier"
    public static let dismissAction = "com.apple.UNNotificationDismissActionIdentifier"
}

/// The notification settings of an app.
public struct NotificationPermissions: Codable, Equatable, Sendable {
    public var status: PermissionStatus
    /// The raw value of the `UNAuthorizationOptions` that the app has requested; nil before its first request.
    public var options: Int?
    /// Whether the user allows banners; as `sounds` and `badges`, it applies to what the app has requested.
    public var banners = true
    public var sounds = true
    public var badges = true
    /// Delivered quietly, without the user having been asked.
    public var isProvisional = false

    public init(status: PermissionStatus = .notDetermined, options: Int? = nil) { (self.status, self.options) = (status, options) }

    public var asksForBadge: Bool { (options ?? 7) & 1 != 0 }
    public var asksForSound: Bool { (options ?? 7) & 2 != 0 }
    public var asksForAlert: Bool { (options ?? 7) & 4 != 0 }
    public var mayBadge: Bool { status == .granted && badges && asksForBadge }
    public var mayShow: Bool { status == .granted && banners && asksForAlert && !isProvisional }
}
