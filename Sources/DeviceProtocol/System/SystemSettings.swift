/// The contents of the Settings app.
public struct SystemSettings: Codable, Equatable, Sendable {
    public struct App: Codable, Equatable, Sendable {
        public var identifier: String
        public var name: String
        /// Path of the largest picture of its icon.
        public var icon: String?
        public var version: String
        /// In bytes.
        public var bundleSize: Int
        public var dataSize: Int
        public var notifications: NotificationPermissions
        /// Decisions about services other than notifications; `notDetermined` ones are missing.
        public var permissions: [PrivacyService: PermissionStatus]

        public init(identifier: String, name: String, icon: String? = nil, version: String = "") {
            (self.identifier, self.name, self.icon, self.version) = (identifier, name, icon, version)
            (bundleSize, dataSize, notifications, permissions) = (0, 0, NotificationPermissions(), [:])
        }
    }

    public var deviceName: String
    public var state: DeviceState
    public var apps: [App]
    /// Bytes on the disk that the device lies on.
    public var capacity: Int
    public var free: Int
    /// Whether a day's timelines of a widget are limited.
    public var limitsWidgets = true
    public var clock = DeviceClock.computers

    public init(deviceName: String, state: DeviceState, apps: [App] = [], capacity: Int = 0, free: Int = 0) {
        (self.deviceName, self.state, self.apps, self.capacity, self.free) = (deviceName, state, apps, capacity, free)
    }
}

/// A command from the Settings app to the device.
public enum SettingsCommand: Codable, Equatable, Sendable {
    /// Asks for `SystemEvent.settings` now and with every change.
    case follow
    case setAppearance(Appearance)
    case setContentSize(ContentSize)
    case setLanguages([String])
    case setRegion(String)
    case setTimeZone(String)
    case setSlowAnimations(Bool)
    /// Whether a day's timelines of a widget are limited.
    case setWidgetBudget(Bool)
    /// Sets the offset of the device's clock from the computer's, in seconds.
    case setClock(ahead: Double)
    /// Sets the rate of the device's clock relative to the computer's; 1 is real time.
    case setClockSpeed(Double)
    case setPermission(app: String, PrivacyService, isGranted: Bool)
    /// Sets the kinds of notification that the user allows an app, among those it has requested.
    case setNotifications(app: String, banners: Bool, sounds: Bool, badges: Bool)
    case uninstall(String)
}
