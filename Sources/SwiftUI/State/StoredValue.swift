/// How values are kept in user defaults.
struct StoredForm<Value> {
    /// Reads the value; nil where there is none of its kind.
    let read: (UserDefaults, String) -> Value?
    let write: (UserDefaults, String, Value) -> Void

    /// Values that user defaults have as they are.
    static var plain: StoredForm<Value> {
        StoredForm(read: { $0.object(forKey: $1) as? Value }, write: { $0.set($2, forKey: $1) })
    }

    /// Values told by a raw one.
    static func raw<Raw>(_: Raw.Type) -> StoredForm<Value> where Value: RawRepresentable, Value.RawValue == Raw {
        StoredForm(
            read: { store, key in (store.object(forKey: key) as? Raw).flatMap(Value.init(rawValue:)) },
            write: { store, key, value in store.set(value.rawValue, forKey: key) })
    }

    /// Addresses.
    static var address: StoredForm<URL> {
        StoredForm<URL>(read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) })
    }

    /// Values that are kept as JSON.
    static func coded(_: Value.Type) -> StoredForm<Value> where Value: Codable {
        StoredForm(
            read: { store, key in store.data(forKey: key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
            write: { store, key, value in if let data = try? JSONEncoder().encode(value) { store.set(data, forKey: key) } })
    }

    /// The same, nil being no value at all.
    static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm<Value> where Value == Wrapped? {
        StoredForm(
            read: { store, key in form.read(store, key).map { .some($0) } },
            write: { store, key, value in
                if let value { form.write(store, key, value) } else { store.removeObject(forKey: key) }
            })
    }
}

/// A value in user defaults, which changes wherever it is changed.
final class StoredLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private let key: String
    private let store: UserDefaults
    private let form: StoredForm<Value>
    private let fallback: Value
    private let changes = Attribute(0)
    private var observer: (any NSObjectProtocol)?

    init(_ key: String, _ store: UserDefaults, _ form: StoredForm<Value>, fallback: Value) {
        (self.key, self.store, self.form, self.fallback) = (key, store, form, fallback)
        super.init()
        observer = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) {
            [weak self] _ in MainThread.run { self?.storeChanged() }
        }
        last = current
    }

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    private var last: Value?
    private var current: Value { form.read(store, key) ?? fallback }

    private func storeChanged() {
        let new = current
        if let last, ValueComparison.areEqual(last, new) { return }
        last = new
        changes.replace(changes.untrackedValue &+ 1)
    }

    /// Grows with each change.
    var version: UInt32 { changes.version }

    override func get() -> Value {
        _ = changes.value
        return current
    }

    override func set(_ value: Value, _ transaction: Transaction) {
        Transaction.run(transaction) {
            form.write(store, key, value)
            storeChanged()
        }
    }
}
