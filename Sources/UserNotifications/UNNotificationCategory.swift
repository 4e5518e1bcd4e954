internal import DeviceProtocol
import QuinceFoundation

/// The actions for a kind of notification.
///
/// Source: Apple's documentation of `UNNotificationCategory`.
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    public let actions: [UNNotificationAction]
    public let intentIdentifiers: [String]
    public let options: UNNotificationCategoryOptions
    public let hiddenPreviewsBodyPlaceholder: String
    public let categorySummaryFormat: String

    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []
    ) { self.init(identifier, actions, intentIdentifiers, "", "", options) }

    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String,
        options: UNNotificationCategoryOptions = []
    ) { self.init(identifier, actions, intentIdentifiers, hiddenPreviewsBodyPlaceholder, "", options) }

    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String?,
        categorySummaryFormat: String?, options: UNNotificationCategoryOptions = []
    ) { self.init(identifier, actions, intentIdentifiers, hiddenPreviewsBodyPlaceholder ?? "", categorySummaryFormat ?? "", options) }

    private init(
        _ identifier: String, _ actions: [UNNotificationAction], _ intents: [String], _ placeholder: String, _ summary: String,
        _ options: UNNotificationCategoryOptions
    ) {
        (self.identifier, self.actions, intentIdentifiers) = (identifier, actions, intents)
        (hiddenPreviewsBodyPlaceholder, categorySummaryFormat, self.options) = (placeholder, summary, options)
        super.init()
    }

    convenience init(_ record: NotificationCategory) {
        self.init(
            record.identifier, record.actions.map(UNNotificationAction.make), record.intents, record.hiddenPlaceholder,
            record.summaryFormat, UNNotificationCategoryOptions(rawValue: UInt(record.options)))
    }

    var record: NotificationCategory {
        var record = NotificationCategory(identifier: identifier, actions: actions.map(\.record))
        (record.intents, record.options) = (intentIdentifiers, Int(options.rawValue))
        (record.hiddenPlaceholder, record.summaryFormat) = (hiddenPreviewsBodyPlaceholder, categorySummaryFormat)
        return record
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationCategory)?.record == record }
    open override var hash: Int { identifier.hashValue }
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Tells the delegate of notifications that are dismissed, too.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

/// A button of a notification.
///
/// Source: Apple's documentation of `UNNotificationAction`.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    public let title: String
    public let options: UNNotificationActionOptions
    public let icon: UNNotificationActionIcon?

    public init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil) {
        (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
        super.init()
    }

    var record: NotificationAction {
        var record = NotificationAction(identifier: identifier, title: title, options: Int(options.rawValue))
        (record.systemImage, record.templateImage) = (icon?.systemName, icon?.templateName)
        return record
    }

    static func make(_ record: NotificationAction) -> UNNotificationAction {
        let options = UNNotificationActionOptions(rawValue: UInt(record.options))
        let icon =
            record.systemImage.map { UNNotificationActionIcon(systemImageName: $0) }
            ?? record.templateImage.map { UNNotificationActionIcon(templateImageName: $0) }
        guard let button = record.textButton else {
            return UNNotificationAction(identifier: record.identifier, title: record.title, options: options, icon: icon)
        }
        return UNTextInputNotificationAction(
            identifier: record.identifier, title: record.title, options: options, icon: icon, textInputButtonTitle: button,
            textInputPlaceholder: record.textPlaceholder ?? "")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationAction)?.record == record }
    open override var hash: Int { identifier.hashValue }
}

/// A button with which the user writes something.
///
/// Source: Apple's documentation of `UNTextInputNotificationAction`.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    public let textInputButtonTitle: String
    public let textInputPlaceholder: String

    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil,
        textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }

    override var record: NotificationAction {
        var record = super.record
        (record.textButton, record.textPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        return record
    }
}

/// The picture of an action.
open class UNNotificationActionIcon: NSObject, NSCopying, @unchecked Sendable {
    let systemName: String?
    let templateName: String?

    public init(systemImageName: String) {
        (systemName, templateName) = (systemImageName, nil)
        super.init()
    }
    public init(templateImageName: String) {
        (systemName, templateName) = (nil, templateImageName)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Only on an unlocked device, which the simulated one always is.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// Brings the app to the front.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
