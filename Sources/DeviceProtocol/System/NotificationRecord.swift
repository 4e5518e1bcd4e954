import Foundation

/// A notification as an app has asked for it.
public struct NotificationRecord: Codable, Equatable, Sendable {
    public var identifier: String
    public var content: NotificationText
    /// nil = at once.
    public var trigger: NotificationTrigger?

    public init(identifier: String, content: NotificationText = NotificationText(), trigger: NotificationTrigger? = nil) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}

/// The content of a notification.
public struct NotificationText: Codable, Equatable, Sendable {
    public var title = ""
    public var subtitle = ""
    public var body = ""
    /// The number its app's icon gets; nil leaves it as it is.
    public var badge: Int?
    /// The sound's name, empty for the default one; nil = none.
    public var sound: String?
    public var category = ""
    public var thread = ""
    public var launchImage = ""
    public var target: String?
    /// A property list.
    public var userInfo: Data?
    /// 0 passive, 1 active, 2 time sensitive, 3 critical.
    public var interruptionLevel = 1
    public var relevance = 0.0
    public var filter: String?
    /// nil = none. Content that an earlier version has kept lacks it.
    public var attachments: [NotificationAttachment]?

    public init(title: String = "", subtitle: String = "", body: String = "", badge: Int? = nil) {
        (self.title, self.subtitle, self.body, self.badge) = (title, subtitle, body, badge)
    }
}

/// A file that a notification shows.
public struct NotificationAttachment: Codable, Equatable, Sendable {
    /// Its name among the attachments of the notification.
    public var identifier: String
    /// The file's path, as the app sees it.
    public var path: String
    /// The file's uniform type identifier.
    public var type: String
    /// A PNG of at most 132 × 132 pixels; nil where the file has no picture, or wants none shown.
    public var thumbnail: Data?

    public init(identifier: String, path: String, type: String, thumbnail: Data? = nil) {
        (self.identifier, self.path, self.type, self.thumbnail) = (identifier, path, type, thumbnail)
    }
}

/// A circle whose border a notification waits for.
public struct NotificationRegion: Codable, Equatable, Sendable {
    public var identifier: String
    public var center: DeviceLocation
    /// Metres.
    public var radius: Double
    public var notifiesOnEntry: Bool
    public var notifiesOnExit: Bool

    public init(identifier: String, center: DeviceLocation, radius: Double, notifiesOnEntry: Bool, notifiesOnExit: Bool) {
        (self.identifier, self.center, self.radius) = (identifier, center, radius)
        (self.notifiesOnEntry, self.notifiesOnExit) = (notifiesOnEntry, notifiesOnExit)
    }
}

/// When a notification is delivered, counted from the moment the app asks for it.
public enum NotificationTrigger: Codable, Equatable, Sendable {
    /// After so many seconds, and then again and again.
    case interval(Double, repeats: Bool)
    /// When the calendar shows these components.
    case calendar(DateComponents, repeats: Bool)
    /// When the device enters or leaves a region.
    case region(NotificationRegion, repeats: Bool)

    public var repeats: Bool {
        switch self {
        case .interval(_, let repeats), .calendar(_, let repeats), .region(_, let repeats): repeats
        }
    }

    /// When it is time next.
    ///
    /// - Parameter calendar: The user's, where the components name none.
    /// - Returns: nil where that is never; the distant future where a region decides.
    public func nextDate(after date: Date, calendar: Calendar) -> Date? {
        switch self {
        case .interval(let seconds, _): return date.addingTimeInterval(seconds)
        case .region: return .distantFuture
        case .calendar(let components, _):
            var calendar = components.calendar ?? calendar
            if let zone = components.timeZone { calendar.timeZone = zone }
            var wanted = components
            (wanted.calendar, wanted.timeZone) = (nil, nil)
            return calendar.nextDate(after: date, matching: wanted, matchingPolicy: .nextTime)
        }
    }
}

extension NotificationRecord {
    /// Bytes of the largest thumbnail that the device keeps.
    private static let largestThumbnail = 256 << 10

    /// The notification without thumbnails that are too large for the device to keep.
    public var bounded: NotificationRecord {
        var result = self
        result.content.attachments = content.attachments?.map { attachment in
            var attachment = attachment
            if attachment.thumbnail.map({ $0.count > Self.largestThumbnail }) ?? false { attachment.thumbnail = nil }
            return attachment
        }
        return result
    }
}

/// A notification that has been delivered.
public struct DeliveredNotification: Codable, Equatable, Sendable {
    public var request: NotificationRecord
    public var date: Date

    public init(_ request: NotificationRecord, date: Date) { (self.request, self.date) = (request, date) }
}

/// A kind of notifications with the same actions.
public struct NotificationCategory: Codable, Equatable, Sendable {
    public var identifier: String
    public var actions: [NotificationAction]
    public var intents: [String] = []
    public var hiddenPlaceholder = ""
    public var summaryFormat = ""
    /// `UNNotificationCategoryOptions`; 1 tells the app of notifications that are dismissed.
    public var options = 0

    public init(identifier: String, actions: [NotificationAction] = []) { (self.identifier, self.actions) = (identifier, actions) }

    public var tellsOfDismissal: Bool { options & 1 != 0 }
}

/// A button of a notification.
public struct NotificationAction: Codable, Equatable, Sendable {
    public var identifier: String
    public var title: String
    /// `UNNotificationActionOptions`: 1 needs the device unlocked, 2 destructive, 4 opens the app.
    public var options: Int
    /// Name of a system's image.
    public var systemImage: String?
    public var templateImage: String?
    /// The title of the button that sends text; nil where the action takes no text.
    public var textButton: String?
    public var textPlaceholder: String?

    public init(identifier: String, title: String, options: Int = 0) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
    }

    public var isDestructive: Bool { options & 2 != 0 }
    public var opensApp: Bool { options & 4 != 0 }
}
