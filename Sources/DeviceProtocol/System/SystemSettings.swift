/// What the Settings app shows.
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
        public var localNetwork: PermissionStatus

        public init(identifier: String, name: String, icon: String? = nil, version: String = "") {
            (self.identifier, self.name, self.icon, self.version) = (identifier, name, icon, version)
            (bundleSize, dataSize, notifications, localNetwork) = (0, 0, NotificationPermissions(), .notDetermined)
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

/// What people do in the Settings app.
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
    /// How far the device's clock is ahead of the computer's, in seconds.
    case setClock(ahead: Double)
    /// How many times as fast as the computer's the device's clock runs.
    case setClockSpeed(Double)
    case setPermission(app: String, PrivacyService, isGranted: Bool)
    /// What notifications of an app may do of what it has asked for.
    case setNotifications(app: String, banners: Bool, sounds: Bool, badges: Bool)
    case uninstall(String)
}
