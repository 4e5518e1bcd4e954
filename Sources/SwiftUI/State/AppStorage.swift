/// A value in user defaults, which updates the view when it changes.
///
/// Source: Apple's documentation of `AppStorage`.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let store: UserDefaults?
    private let form: StoredForm<Value>
    private let initialValue: Value
    private var location: StoredLocation<Value>?

    init(_ key: String, _ store: UserDefaults?, _ initialValue: Value, _ form: StoredForm<Value>) {
        (self.key, self.store, self.initialValue, self.form) = (key, store, initialValue, form)
    }

    private func makeLocation(_ outer: UserDefaults) -> StoredLocation<Value> {
        StoredLocation(key, store ?? outer, form, fallback: initialValue)
    }

    /// The value; the initial one while nothing is stored.
    public var wrappedValue: Value {
        get { (location ?? makeLocation(.standard)).get() }
        nonmutating set { (location ?? makeLocation(.standard)).set(newValue, .current) }
    }

    public var projectedValue: Binding<Value> { Binding(location: location ?? makeLocation(.standard)) }
}

extension AppStorage: WiredProperty, SelfComparing {
    static var isOnlyRead: Bool { true }

    mutating func wire(_ slot: inout AnyObject?, _ context: PropertyContext) -> UInt32 {
        let known = slot as? StoredLocation<Value> ?? makeLocation(context.environment.untrackedValue.defaultAppStorage)
        slot = known
        location = known
        return known.version
    }

    func isSame(as other: AppStorage<Value>) -> Bool { key == other.key && store === other.store }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, wrappedValue, .plain)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, wrappedValue, .plain)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, wrappedValue, .plain)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, wrappedValue, .plain)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, wrappedValue, .plain)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, wrappedValue, .plain)
    }
    /// Source: Apple's documentation of `AppStorage.init(wrappedValue:_:store:)` with `TabViewCustomization` (iOS 18).
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization {
        self.init(key, store, wrappedValue, .coded(TabViewCustomization.self))
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, wrappedValue, StoredForm<URL>.address)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store, wrappedValue, .raw(Int.self))
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store, wrappedValue, .raw(String.self))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, store, nil, .optional(.plain)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, store, nil, .optional(.plain)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, store, nil, .optional(.plain)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, store, nil, .optional(.plain)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, store, nil, .optional(.plain)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(key, store, nil, .optional(.plain)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, nil, .optional(StoredForm<URL>.address))
    }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
        self.init(key, store, nil, .optional(.raw(String.self)))
    }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, store, nil, .optional(.raw(Int.self)))
    }
}

private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults { .standard } }

extension EnvironmentValues {
    /// The store of `AppStorage` values without a store of their own.
    var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets where `AppStorage` inside keeps values.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultAppStorage, store) }
}
