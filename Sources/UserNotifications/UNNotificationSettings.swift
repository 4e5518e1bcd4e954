internal import DeviceProtocol
import QuinceFoundation

/// The settings of an app's notifications.
///
/// Source: Apple's documentation of `UNNotificationSettings`.
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
    private let permissions: NotificationPermissions

    init(_ permissions: NotificationPermissions) {
        self.permissions = permissions
        super.init()
    }

    open var authorizationStatus: UNAuthorizationStatus {
        switch permissions.status {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .granted: permissions.isProvisional ? .provisional : .authorized
        }
    }

    private func setting(_ isOn: Bool, _ isAskedFor: Bool) -> UNNotificationSetting {
        guard permissions.options != nil, isAskedFor else { return .notSupported }
        return isOn && permissions.status == .granted ? .enabled : .disabled
    }

    open var soundSetting: UNNotificationSetting { setting(permissions.sounds, permissions.asksForSound) }
    open var badgeSetting: UNNotificationSetting { setting(permissions.badges, permissions.asksForBadge) }
    open var alertSetting: UNNotificationSetting { setting(permissions.banners && !permissions.isProvisional, permissions.asksForAlert) }
    open var notificationCenterSetting: UNNotificationSetting { setting(true, true) }
    open var lockScreenSetting: UNNotificationSetting { setting(permissions.banners && !permissions.isProvisional, true) }
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    open var announcementSetting: UNNotificationSetting { .notSupported }
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
    open var directMessagesSetting: UNNotificationSetting { .notSupported }
    open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    /// Whether the app has a screen for its notifications, which Settings leads to.
    open var providesAppNotificationSettings: Bool { (permissions.options ?? 0) & 32 != 0 }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSettings)?.permissions == permissions }
    open override var hash: Int { authorizationStatus.hashValue }
}

public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case authorized = 2
    case provisional = 3
    case ephemeral = 4
}

public enum UNNotificationSetting: Int, Sendable {
    case notSupported = 0
    case disabled = 1
    case enabled = 2
}

public enum UNAlertStyle: Int, Sendable {
    case none = 0
    case banner = 1
    case alert = 2
}

public enum UNShowPreviewsSetting: Int, Sendable {
    case always = 0
    case whenAuthenticated = 1
    case never = 2
}

/// The kinds of notification that an app requests permission for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Without asking the user: notifications come quietly.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    @available(iOS, deprecated: 15.0, message: "Announcement authorization is always included")
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    @available(iOS, deprecated: 15.0, message: "Use time-sensitive entitlement")
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// The presentation of a notification that arrives in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    @available(iOS, deprecated: 14.0)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
