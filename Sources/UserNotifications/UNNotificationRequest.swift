internal import DeviceProtocol
import QuinceFoundation

/// A notification that an app asks for.
///
/// Source: Apple's documentation of `UNNotificationRequest`.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    /// nil delivers it at once.
    public let trigger: UNNotificationTrigger?

    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        // What the app changes later concerns other requests.
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
        super.init()
    }

    convenience init(_ record: NotificationRecord) {
        self.init(
            identifier: record.identifier, content: UNNotificationContent(record.content),
            trigger: UNNotificationTrigger.make(record.trigger))
    }

    func record() throws -> NotificationRecord {
        NotificationRecord(identifier: identifier, content: try content.record(), trigger: trigger?.record)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationRequest else { return false }
        return identifier == other.identifier && content == other.content && trigger == other.trigger
    }
    open override var hash: Int { identifier.hashValue }
}

/// A notification that was delivered.
///
/// Source: Apple's documentation of `UNNotification`.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
    /// When it was delivered.
    public let date: Date
    public let request: UNNotificationRequest
    let record: DeliveredNotification

    init(_ record: DeliveredNotification) {
        (date, request, self.record) = (record.date, UNNotificationRequest(record.request), record)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
