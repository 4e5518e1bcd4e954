package import DeviceProtocol
import QuinceFoundation

/// The user's response to a notification.
///
/// Source: Apple's documentation of `UNNotificationResponse`.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
    public let notification: UNNotification
    /// An action's, `UNNotificationDefaultActionIdentifier` or `UNNotificationDismissActionIdentifier`.
    public let actionIdentifier: String

    init(_ notification: UNNotification, action: String) {
        (self.notification, actionIdentifier) = (notification, action)
        super.init()
    }

    /// The response that a device tells of; nil for anything else.
    package static func make(_ event: NotificationEvent) -> UNNotificationResponse? {
        guard case .response(let record, let action, let text) = event else { return nil }
        let notification = UNNotification(record)
        return text.map { UNTextInputNotificationResponse(notification, action: action, text: $0) }
            ?? UNNotificationResponse(notification, action: action)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The user's text response to a notification.
///
/// Source: Apple's documentation of `UNTextInputNotificationResponse`.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    public let userText: String

    init(_ notification: UNNotification, action: String, text: String) {
        userText = text
        super.init(notification, action: action)
    }
}

/// The user opened the app from a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The user dismissed a notification; told where its category has `customDismissAction`.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
