import QuinceFoundation

/// Settings that the app applies to the device, by the name of the store.
///
/// The store keeps what is set for as long as the app runs, as Apple's Simulator does. Nothing is shielded: the user's selection, of which
/// tokens come, needs Screen Time.
///
/// Source: Apple's documentation of `ManagedSettingsStore`.
open class ManagedSettingsStore: @unchecked Sendable {
    /// Source: Apple's documentation of `ManagedSettingsStore.Name`.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Name("default")
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var contents: [Name: ManagedSettings] = [:]
    private let name: Name

    public init() { name = .default }
    public init(named name: Name) { self.name = name }

    private subscript<Value>(_ path: WritableKeyPath<ManagedSettings, Value>) -> Value {
        get { Self.lock.withLock { Self.contents[name, default: ManagedSettings()][keyPath: path] } }
        set { Self.lock.withLock { Self.contents[name, default: ManagedSettings()][keyPath: path] = newValue } }
    }

    public var shield: ShieldSettings {
        get { self[\.shield] }
        set { self[\.shield] = newValue }
    }
    public var application: ApplicationSettings {
        get { self[\.application] }
        set { self[\.application] = newValue }
    }
    public var webContent: WebContentSettings {
        get { self[\.webContent] }
        set { self[\.webContent] = newValue }
    }
    public var media: MediaSettings {
        get { self[\.media] }
        set { self[\.media] = newValue }
    }
    public var account: AccountSettings {
        get { self[\.account] }
        set { self[\.account] = newValue }
    }
    public var passcode: PasscodeSettings {
        get { self[\.passcode] }
        set { self[\.passcode] = newValue }
    }
    public var appStore: AppStoreSettings {
        get { self[\.appStore] }
        set { self[\.appStore] = newValue }
    }
    public var dateAndTime: DateAndTimeSettings {
        get { self[\.dateAndTime] }
        set { self[\.dateAndTime] = newValue }
    }

    /// Removes all settings of the store.
    public func clearAllSettings() { Self.lock.withLock { _ = Self.contents.removeValue(forKey: name) } }
}

/// The settings of a store.
struct ManagedSettings {
    var shield = ShieldSettings()
    var application = ApplicationSettings()
    var webContent = WebContentSettings()
    var media = MediaSettings()
    var account = AccountSettings()
    var passcode = PasscodeSettings()
    var appStore = AppStoreSettings()
    var dateAndTime = DateAndTimeSettings()
}
