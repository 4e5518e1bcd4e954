import UserNotifications

/// The ways in which notifications reach people, before iOS 10.
///
/// Source: Apple's documentation of `UIUserNotificationType`.
@available(iOS, deprecated: 10.0, message: "Use UNAuthorizationOptions")
public struct UIUserNotificationType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = UIUserNotificationType(rawValue: 1)
    public static let sound = UIUserNotificationType(rawValue: 2)
    public static let alert = UIUserNotificationType(rawValue: 4)
}

/// Whether an action brings the app to the front. Source: Apple's documentation of `UIUserNotificationActivationMode`.
@available(iOS, deprecated: 10.0, message: "Use UNNotificationActionOptions")
public enum UIUserNotificationActivationMode: UInt, Sendable { case foreground = 0, background }

/// How many actions a notification has room for. Source: Apple's documentation of `UIUserNotificationActionContext`.
@available(iOS, deprecated: 10.0)
public enum UIUserNotificationActionContext: UInt, Sendable { case `default` = 0, minimal }

/// The way in which an action answers. Source: Apple's documentation of `UIUserNotificationActionBehavior`.
@available(iOS, deprecated: 10.0, message: "Use UNNotificationAction or UNTextInputNotificationAction")
public enum UIUserNotificationActionBehavior: UInt, Sendable { case `default` = 0, textInput }

/// A button of a notification.
///
/// Source: Apple's documentation of `UIUserNotificationAction`.
@available(iOS, deprecated: 10.0, message: "Use UNNotificationAction")
open class UIUserNotificationAction: NSObject {
    open fileprivate(set) var identifier: String?
    open fileprivate(set) var title: String?
    open fileprivate(set) var behavior = UIUserNotificationActionBehavior.default
    open fileprivate(set) var activationMode = UIUserNotificationActivationMode.foreground
    open fileprivate(set) var isAuthenticationRequired = false
    open fileprivate(set) var isDestructive = false

    fileprivate var modern: UNNotificationAction {
        var options: UNNotificationActionOptions = []
        if activationMode == .foreground { options.insert(.foreground) }
        if isAuthenticationRequired { options.insert(.authenticationRequired) }
        if isDestructive { options.insert(.destructive) }
        let (name, text) = (identifier ?? "", title ?? "")
        guard behavior == .textInput else { return UNNotificationAction(identifier: name, title: text, options: options) }
        return UNTextInputNotificationAction(
            identifier: name, title: text, options: options, textInputButtonTitle: systemText("Send"), textInputPlaceholder: "")
    }
}

/// A button of a notification that can be changed. Source: Apple's documentation of `UIMutableUserNotificationAction`.
@available(iOS, deprecated: 10.0, message: "Use UNNotificationAction")
open class UIMutableUserNotificationAction: UIUserNotificationAction {
    open override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    open override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    open override var behavior: UIUserNotificationActionBehavior {
        get { super.behavior }
        set { super.behavior = newValue }
    }
    open override var activationMode: UIUserNotificationActivationMode {
        get { super.activationMode }
        set { super.activationMode = newValue }
    }
    open override var isAuthenticationRequired: Bool {
        get { super.isAuthenticationRequired }
        set { super.isAuthenticationRequired = newValue }
    }
    open override var isDestructive: Bool {
        get { super.isDestructive }
        set { super.isDestructive = newValue }
    }
}

/// Buttons that notifications of a kind have.
///
/// Source: Apple's documentation of `UIUserNotificationCategory`.
@available(iOS, deprecated: 10.0, message: "Use UNNotificationCategory")
open class UIUserNotificationCategory: NSObject {
    open fileprivate(set) var identifier: String?
    fileprivate var actions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { actions[context] }

    fileprivate var modern: UNNotificationCategory {
        let list = actions[.default] ?? actions[.minimal] ?? []
        return UNNotificationCategory(identifier: identifier ?? "", actions: list.map(\.modern), intentIdentifiers: [])
    }
}

/// Buttons that can be changed. Source: Apple's documentation of `UIMutableUserNotificationCategory`.
@available(iOS, deprecated: 10.0, message: "Use UNNotificationCategory")
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    open override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        self.actions[context] = actions
    }
}

/// What an app asks of people for its notifications.
///
/// Source: Apple's documentation of `UIUserNotificationSettings`.
@available(iOS, deprecated: 10.0, message: "Use UNNotificationSettings")
open class UIUserNotificationSettings: NSObject {
    public let types: UIUserNotificationType
    public let categories: Set<UIUserNotificationCategory>?

    public init(types typesForSettings: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        (types, self.categories) = (typesForSettings, categories)
        super.init()
    }

    var options: UNAuthorizationOptions {
        var options: UNAuthorizationOptions = []
        if types.contains(.badge) { options.insert(.badge) }
        if types.contains(.sound) { options.insert(.sound) }
        if types.contains(.alert) { options.insert(.alert) }
        return options
    }

    var modernCategories: Set<UNNotificationCategory> { Set((categories ?? []).map(\.modern)) }
}
