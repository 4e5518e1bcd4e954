import Foundation

/// Property-list values by key that all devices of a person share. Nobody is signed in to iCloud here: values stay on the device, as they do on one of Apple's until
/// somebody signs in.
///
/// Source: Apple's documentation of `NSUbiquitousKeyValueStore`.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// Posted when values have come from another device; here none ever do.
    public static let didChangeExternallyNotification = NSNotification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    /// The running app's.
    open class var `default`: NSUbiquitousKeyValueStore { shared }

    private static let shared = NSUbiquitousKeyValueStore(domain: .synced)
    private let domain: PreferencesDomain

    private init(domain: PreferencesDomain) { self.domain = domain }

    /// Another object for the running app's values.
    public override convenience init() { self.init(domain: .synced) }

    // MARK: Reading

    open func object(forKey aKey: String) -> Any? { domain.value(forKey: aKey) }
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// The number; 0 for anything else.
    open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
    /// The number; 0 for anything else.
    open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
    /// Whether it is a number other than 0.
    open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

    open var dictionaryRepresentation: [String: Any] { domain.values }

    private func number(_ key: String) -> NSNumber? { object(forKey: key) as? NSNumber }

    // MARK: Writing

    /// Sets a property-list value (text, number, date, data, array, dictionary of these); nil removes the key. Any other value ends the app.
    open func set(_ anObject: Any?, forKey aKey: String) {
        guard let anObject else { return removeObject(forKey: aKey) }
        guard PropertyListSerialization.propertyList([anObject], isValidFor: .binary) else {
            raise(.invalidArgumentException, "Attempt to insert non-property list object \(anObject) for key \(aKey)")
        }
        domain.set(anObject, forKey: aKey)
    }
    open func set(_ aString: String?, forKey aKey: String) { domain.set(aString, forKey: aKey) }
    open func set(_ aData: Data?, forKey aKey: String) { domain.set(aData, forKey: aKey) }
    open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    open func set(_ value: Int64, forKey aKey: String) { domain.set(NSNumber(value: value), forKey: aKey) }
    open func set(_ value: Double, forKey aKey: String) { domain.set(NSNumber(value: value), forKey: aKey) }
    open func set(_ value: Bool, forKey aKey: String) { domain.set(NSNumber(value: value), forKey: aKey) }
    open func removeObject(forKey aKey: String) { domain.set(nil, forKey: aKey) }

    /// Waits until every change is on disk. Changes are written without it, too.
    @discardableResult open func synchronize() -> Bool { domain.flush() }
}

// Keys and values of what is told with `didChangeExternallyNotification`.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
