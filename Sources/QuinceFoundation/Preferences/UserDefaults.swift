import Foundation

/// The user's defaults: property-list values by key, kept in the app's container.
///
/// Replaces Foundation's class of this name, which on Linux keeps values elsewhere and writes them only when told to. Values are looked
/// for in the launch arguments (`-Key value`), then in the domain's file, then among the registered defaults.
open class UserDefaults: NSObject, KeyValueCoding, @unchecked Sendable {
    /// Values from the launch arguments.
    public static let argumentDomain = "NSArgumentDomain"
    /// Values shared by all apps.
    public static let globalDomain = "NSGlobalDomain"
    /// Values given to `register(defaults:)`.
    public static let registrationDomain = "NSRegistrationDomain"
    /// Posted when a value changes.
    public static let didChangeNotification = NSNotification.Name("NSUserDefaultsDidChangeNotification")

    /// The defaults of the running app.
    public class var standard: UserDefaults { shared }

    private static let shared = UserDefaults(domain: PreferencesDomain.app)
    private let domain: PreferencesDomain

    private init(domain: PreferencesDomain) { self.domain = domain }

    /// The defaults of the running app.
    public override convenience init() { self.init(domain: .app) }

    /// The defaults of an app group or of any other suite; nil for the app's own identifier and the global domain, which are no suites.
    public init?(suiteName: String?) {
        guard suiteName != Bundle.main.bundleIdentifier || suiteName == nil, suiteName != Self.globalDomain else { return nil }
        domain = suiteName.map(PreferencesDomain.suite) ?? .app
    }

    // MARK: Reading

    open func object(forKey key: String) -> Any? {
        Self.arguments[key] ?? domain.value(forKey: key) ?? domain.registered(forKey: key)
    }

    open func string(forKey key: String) -> String? {
        switch object(forKey: key) {
        case let text as String: text
        case let number as NSNumber: number.stringValue
        default: nil
        }
    }

    open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
    open func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
    open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
    open func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }

    /// The number, or the number a text begins with; 0 for anything else.
    open func integer(forKey key: String) -> Int {
        switch object(forKey: key) {
        case let number as NSNumber: number.intValue
        case let text as String: (text as NSString).integerValue
        default: 0
        }
    }

    open func float(forKey key: String) -> Float { Float(double(forKey: key)) }

    open func double(forKey key: String) -> Double {
        switch object(forKey: key) {
        case let number as NSNumber: number.doubleValue
        case let text as String: (text as NSString).doubleValue
        default: 0
        }
    }

    /// True for numbers other than 0 and for texts like `YES`, `true` and `1`.
    open func bool(forKey key: String) -> Bool {
        switch object(forKey: key) {
        case let number as NSNumber: number.boolValue
        case let text as String: (text as NSString).boolValue
        default: false
        }
    }

    open func url(forKey key: String) -> URL? {
        switch object(forKey: key) {
        case let data as Data: (try? JSONDecoder().decode([URL].self, from: data))?.first
        case let path as String: URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
        default: nil
        }
    }

    // MARK: Writing

    /// Sets a property-list value (text, number, date, data, array, dictionary of these); nil removes the key.
    ///
    /// Any other value ends the app with the message iOS has for it.
    open func set(_ value: Any?, forKey key: String) {
        guard let value = Self.unwrapped(value) else { return removeObject(forKey: key) }
        if let url = value as? URL { return set(url, forKey: key) }
        guard PropertyListSerialization.propertyList([value], isValidFor: .binary) else {
            raise(
                .invalidArgumentException, "Attempt to insert non-property list object \(value) for key \(key)")
        }
        store(value, forKey: key)
    }

    open func set(_ value: Int, forKey key: String) { store(NSNumber(value: value), forKey: key) }
    open func set(_ value: Float, forKey key: String) { store(NSNumber(value: value), forKey: key) }
    open func set(_ value: Double, forKey key: String) { store(NSNumber(value: value), forKey: key) }
    open func set(_ value: Bool, forKey key: String) { store(NSNumber(value: value), forKey: key) }

    open func set(_ url: URL?, forKey key: String) {
        guard let url else { return removeObject(forKey: key) }
        if url.isFileURL {
            store(url.path, forKey: key)
        } else if let data = try? JSONEncoder().encode([url]) {
            store(data, forKey: key)
        }
    }

    open func removeObject(forKey key: String) { store(nil, forKey: key) }

    /// Adds values for keys that have none elsewhere; they are not kept.
    open func register(defaults registrationDictionary: [String: Any]) { domain.register(registrationDictionary) }

    /// Waits until every change is on disk. Changes are written without it, too.
    @discardableResult
    open func synchronize() -> Bool { domain.flush() }

    // MARK: Domains

    /// All values an app would find, from every domain.
    open func dictionaryRepresentation() -> [String: Any] {
        domain.registeredValues.merging(domain.values) { _, kept in kept }.merging(Self.arguments) { _, argument in argument }
    }

    open func persistentDomain(forName name: String) -> [String: Any]? {
        let values = PreferencesDomain.named(name).values
        return values.isEmpty ? nil : values
    }

    open func setPersistentDomain(_ values: [String: Any], forName name: String) {
        PreferencesDomain.named(name).replace(with: values)
        notify()
    }

    open func removePersistentDomain(forName name: String) { setPersistentDomain([:], forName: name) }

    private func store(_ value: Any?, forKey key: String) {
        KeyValueObserving.willChange(self, key)
        domain.set(value, forKey: key)
        KeyValueObserving.didChange(self, key)
        notify()
    }

    private func notify() { NotificationCenter.default.post(name: Self.didChangeNotification, object: self) }

    package func codedValue(forKey key: String) -> Any? { object(forKey: key) }
    package func setCodedValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Sees through optionals that were passed as `Any`.
    private static func unwrapped(_ value: Any?) -> Any? {
        guard let optional = value as? any AnyOptional else { return value }
        return optional.wrapped
    }

    /// The launch arguments of the form `-Key value`, values read as property lists where they look like one.
    static let arguments: [String: Any] = {
        var values: [String: Any] = [:]
        var rest = CommandLine.arguments.dropFirst()
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-"), argument.count > 1, let text = rest.first else { continue }
            rest = rest.dropFirst()
            values[String(argument.dropFirst())] = parsedArgument(text)
        }
        return values
    }()

    private static func parsedArgument(_ text: String) -> Any {
        guard let first = text.first, "({<\"".contains(first) else { return text }
        return (try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)) ?? text
    }
}
