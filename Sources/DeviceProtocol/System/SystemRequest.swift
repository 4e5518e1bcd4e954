/// A request from a process to the services of its device: permissions, notifications, background tasks, settings.
public enum SystemRequest: Codable, Equatable, Sendable {
    /// Answered by `SystemReply.permission`.
    case permission(PrivacyService)
    /// The user has answered the alert in which the app asked.
    case setPermission(PrivacyService, isGranted: Bool)
    case notifications(NotificationCommand)
    case background(BackgroundCommand)
    /// The quick actions that the app offers besides those in its Info.plist.
    case quickActions([QuickAction])
    /// From the Settings app alone; a device does nothing of what another app asks for so.
    case settings(SettingsCommand)
}

/// The answer to a `SystemRequest`.
public enum SystemReply: Codable, Equatable, Sendable {
    case done
    case permission(PermissionStatus)
    case notifications(NotificationAnswer)
    case background(BackgroundAnswer)
    /// There is no such thing here, in words.
    case unavailable(String)
}

/// An event of the device's services, sent to a process without a request.
public enum SystemEvent: Codable, Equatable, Sendable {
    /// A permission of the app's is another than before.
    case permission(PrivacyService, PermissionStatus)
    /// A document that the host keeps for the app is another than before.
    case documentChanged(DeviceDocument)
    case notification(NotificationEvent)
    case background(BackgroundEvent)
    /// To the Settings app alone: everything it shows.
    case settings(SystemSettings)
}
