import UserNotifications

/// A notification as apps asked for it before iOS 10.
///
/// Source: Apple's documentation of `UILocalNotification`.
@available(iOS, deprecated: 10.0, message: "Use UNNotificationRequest")
open class UILocalNotification: NSObject, NSCopying {
    /// nil = at once.
    open var fireDate: Date?
    /// The time zone in which `fireDate` is read; nil = it is a moment, whatever the time zone is.
    open var timeZone: TimeZone?
    /// The unit after which it comes again; an empty set for none.
    open var repeatInterval: NSCalendar.Unit = []
    open var repeatCalendar: Calendar?
    open var alertBody: String?
    open var alertTitle: String?
    open var hasAction = true
    open var alertAction: String?
    open var alertLaunchImage: String?
    /// The name of a file in the bundle, or `UILocalNotificationDefaultSoundName`.
    open var soundName: String?
    /// 0 leaves the badge as it is.
    open var applicationIconBadgeNumber = 0
    open var userInfo: [AnyHashable: Any]?
    open var category: String?
    private let number = UUID().uuidString

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UILocalNotification()
        (copy.fireDate, copy.timeZone, copy.repeatInterval, copy.repeatCalendar) = (fireDate, timeZone, repeatInterval, repeatCalendar)
        (copy.alertBody, copy.alertTitle, copy.hasAction, copy.alertAction) = (alertBody, alertTitle, hasAction, alertAction)
        (copy.alertLaunchImage, copy.soundName, copy.applicationIconBadgeNumber) = (alertLaunchImage, soundName, applicationIconBadgeNumber)
        (copy.userInfo, copy.category) = (userInfo, category)
        return copy
    }

    /// The key under which the identifier of the request is the notification's.
    var identifier: String { "com.apple.UILocalNotification.\(number)" }

    /// The request that the device understands.
    ///
    /// - Parameter isImmediate: Whether it is delivered now, whatever its date is.
    func request(isImmediate: Bool) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        (content.title, content.body) = (alertTitle ?? "", alertBody ?? "")
        if applicationIconBadgeNumber != 0 { content.badge = NSNumber(value: applicationIconBadgeNumber) }
        if let soundName {
            content.sound = soundName == UILocalNotificationDefaultSoundName ? .default : UNNotificationSound(named: .init(soundName))
        }
        (content.userInfo, content.categoryIdentifier) = (userInfo ?? [:], category ?? "")
        return UNNotificationRequest(identifier: identifier, content: content, trigger: isImmediate ? nil : trigger)
    }

    private var trigger: UNNotificationTrigger? {
        guard let fireDate else { return nil }
        var calendar = repeatCalendar ?? .current
        if let timeZone { calendar.timeZone = timeZone }
        guard let components = repeatedComponents else {
            let wait = fireDate.timeIntervalSinceNow
            return wait > 0 ? UNTimeIntervalNotificationTrigger(timeInterval: wait, repeats: false) : nil
        }
        return UNCalendarNotificationTrigger(dateMatching: calendar.dateComponents(components, from: fireDate), repeats: true)
    }

    /// The parts of the date that stay the same from one time to the next.
    private var repeatedComponents: Set<Calendar.Component>? {
        switch repeatInterval {
        case .minute: [.second]
        case .hour: [.minute, .second]
        case .day: [.hour, .minute, .second]
        case .weekOfYear, .weekday: [.weekday, .hour, .minute, .second]
        case .month: [.day, .hour, .minute, .second]
        case .year: [.month, .day, .hour, .minute, .second]
        default: nil
        }
    }
}

/// The name of the device's own sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
