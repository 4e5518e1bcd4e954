internal import DeviceProtocol
@_spi(Quince) import QuinceFoundation

/// The condition for delivering a notification.
///
/// Source: Apple's documentation of `UNNotificationTrigger`.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    var record: NotificationTrigger? { nil }

    static func make(_ record: NotificationTrigger?) -> UNNotificationTrigger? {
        switch record {
        case .interval(let seconds, let repeats): UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
        case .calendar(let components, let repeats): UNCalendarNotificationTrigger(dateMatching: components, repeats: repeats)
        case .region(let region, let repeats): UNLocationNotificationTrigger(region, repeats: repeats)
        case nil: nil
        }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationTrigger)?.record == record }
    open override var hash: Int { repeats ? 1 : 0 }
}

/// Delivers after some seconds.
///
/// Source: Apple's documentation of `UNTimeIntervalNotificationTrigger`.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let timeInterval: TimeInterval

    /// - Parameter timeInterval: Seconds, more than 0; at least 60 where it repeats. Anything else ends the app.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        if timeInterval <= 0 { UNTimeIntervalNotificationTrigger.refuse("time interval must be greater than 0") }
        if repeats, timeInterval < 60 { UNTimeIntervalNotificationTrigger.refuse("time interval must be at least 60 if repeating") }
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    private static func refuse(_ reason: String) -> Never {
        raise(.internalInconsistencyException, reason)
    }

    /// When it is delivered if it were asked for now.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }

    override var record: NotificationTrigger? { .interval(timeInterval, repeats: repeats) }
}

/// Delivers when the calendar shows some components.
///
/// Source: Apple's documentation of `UNCalendarNotificationTrigger`.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents

    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// When it is delivered next; nil = never.
    open func nextTriggerDate() -> Date? { record?.nextDate(after: Date(), calendar: .current) }

    override var record: NotificationTrigger? { .calendar(dateComponents, repeats: repeats) }
}

/// Came from a server; there are none of these on a simulated device.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
