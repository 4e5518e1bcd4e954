/// A value that belongs to the scene, and is there again when the scene is.
///
/// Source: Apple's documentation of `SceneStorage`.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let form: StoredForm<Value>
    private let initialValue: Value
    private var location: StoredLocation<Value>?

    init(_ key: String, _ initialValue: Value, _ form: StoredForm<Value>) {
        (self.key, self.initialValue, self.form) = (key, initialValue, form)
    }

    /// The values stand beside the app's own, under the name of the scene where there may be several.
    private func makeLocation(_ scene: String? = nil) -> StoredLocation<Value> {
        StoredLocation(SceneStorageKeys.prefix(scene) + key, .standard, form, fallback: initialValue)
    }

    public var wrappedValue: Value {
        get { (location ?? makeLocation()).get() }
        nonmutating set { (location ?? makeLocation()).set(newValue, .current) }
    }

    public var projectedValue: Binding<Value> { Binding(location: location ?? makeLocation()) }
}

/// Under what values that belong to scenes are kept in user defaults.
enum SceneStorageKeys {
    static func prefix(_ scene: String?) -> String { "SwiftUI.SceneStorage." + (scene.map { $0 + "." } ?? "") }

    /// Takes the values of a scene away that is gone for good.
    static func forget(_ scene: String) {
        for key in UserDefaults.standard.dictionaryRepresentation().keys where key.hasPrefix(prefix(scene)) {
            UserDefaults.standard.removeObject(forKey: key)
        }
    }
}

extension SceneStorage: WiredProperty, SelfComparing {
    mutating func wire(_ slot: inout AnyObject?, _ context: PropertyContext) -> UInt32 {
        let known =
            slot as? StoredLocation<Value>
            ?? makeLocation(MainActor.assumeIsolated { context.environment.untrackedValue.appWindow?.storageName })
        slot = known
        location = known
        return known.version
    }

    func isSame(as other: SceneStorage<Value>) -> Bool { key == other.key }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, wrappedValue, .plain) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, wrappedValue, .plain) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key, wrappedValue, .plain) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key, wrappedValue, .plain) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, wrappedValue, .plain) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, wrappedValue, StoredForm<URL>.address) }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw(Int.self))
    }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw(String.self))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(key, nil, .optional(.plain)) }
    public init(_ key: String) where Value == Int? { self.init(key, nil, .optional(.plain)) }
    public init(_ key: String) where Value == Double? { self.init(key, nil, .optional(.plain)) }
    public init(_ key: String) where Value == String? { self.init(key, nil, .optional(.plain)) }
    public init(_ key: String) where Value == Data? { self.init(key, nil, .optional(.plain)) }
    public init(_ key: String) where Value == URL? { self.init(key, nil, .optional(StoredForm<URL>.address)) }
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key, nil, .optional(.raw(String.self)))
    }
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, nil, .optional(.raw(Int.self)))
    }
}
