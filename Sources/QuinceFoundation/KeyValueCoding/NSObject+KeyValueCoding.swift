import Foundation

/// An object that answers key-value coding itself instead of by its registered properties: what overriding `value(forKey:)` is on iOS.
///
/// `NSObject`'s key-value methods come from an extension here and cannot be overridden.
package protocol KeyValueCoding: NSObject {
    func codedValue(forKey key: String) -> Any?
    func setCodedValue(_ value: Any?, forKey key: String)
}

/// An object that answers key-value coding itself and reports every change to observers: managed objects.
package protocol ObservableKeyValueCoding: KeyValueCoding {}

/// An object that answers whole key paths itself, parts of plain values (`transform.rotation.z`) included.
package protocol KeyPathCoding: KeyValueCoding {
    func codedValue(forKeyPath keyPath: String) -> Any?
    func setCodedValue(_ value: Any?, forKeyPath keyPath: String)
}

extension NSObject {
    /// The value of an `@objc` property; a key the object does not have ends the app with iOS's message.
    ///
    /// Plain numbers arrive as `NSNumber`. A dictionary answers the value of a key, an array or set the values that its elements have.
    public func value(forKey key: String) -> Any? { CodedKeyPath(keys: [key]).value(of: self) }

    /// Sets an `@objc` property or an outlet; a key the object does not have ends the app with iOS's message.
    public func setValue(_ value: Any?, forKey key: String) {
        if let problem = attemptSetting(value, forKey: key) { raise(.undefinedKeyException, problem) }
    }

    /// The value at the end of a path of keys joined by dots; collection operators (`@sum.price`) are among them.
    public func value(forKeyPath keyPath: String) -> Any? {
        if let coder = self as? any KeyPathCoding { return coder.codedValue(forKeyPath: keyPath) }
        return CodedKeyPath(keyPath).value(of: self)
    }

    /// Sets the value at the end of a path of keys joined by dots.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let problem = attemptSetting(value, forKeyPath: keyPath) { raise(.undefinedKeyException, problem) }
    }

    /// The values of several keys, by key; `NSNull` for those that are nil.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
    }

    /// Sets several properties; `NSNull` sets nil.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// Sets what `setValue(_:forKey:)` does.
    ///
    /// - Returns: iOS's message where the object does not have the key; nil where the value is set.
    package func attemptSetting(_ value: Any?, forKey key: String) -> String? {
        switch self {
        case let coder as any KeyValueCoding: coder.setCodedValue(value, forKey: key)
        case let dictionary as NSMutableDictionary:
            if let value { dictionary[NSString(string: key)] = value } else { dictionary.removeObject(forKey: NSString(string: key)) }
        case let collection where collection is NSArray || collection is NSSet || collection is NSOrderedSet:
            for case let element as NSObject in CodedCollection.elements(of: collection) ?? [] {
                if let problem = element.attemptSetting(value, forKey: key) { return problem }
            }
        default:
            guard let setter = KeyedSetter.find(key, of: self) else {
                guard let method = ObjectRuntime.method("setValue:forUndefinedKey:", of: self) else {
                    return KeyedValue.undefinedMessage(key, of: self, accessor: "setValue:forUndefinedKey:")
                }
                _ = method(self, [value, key])
                return nil
            }
            guard value == nil, KeyedSetter.isScalar(key, of: self) else {
                setter(self, value)
                return nil
            }
            guard let method = ObjectRuntime.method("setNilValueForKey:", of: self) else {
                setNilValueForKey(key)
                return nil
            }
            _ = method(self, [key])
        }
        return nil
    }

    /// Sets what `setValue(_:forKeyPath:)` does.
    ///
    /// - Returns: iOS's message where an object of the path does not have its key; nil elsewhere.
    package func attemptSetting(_ value: Any?, forKeyPath keyPath: String) -> String? {
        if let coder = self as? any KeyPathCoding {
            coder.setCodedValue(value, forKeyPath: keyPath)
            return nil
        }
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = keys.first else { return nil }
        guard keys.count > 1 else { return attemptSetting(value, forKey: first) }
        guard KeyedValue.isDefined(first, of: self) else {
            return KeyedValue.undefinedMessage(first, of: self, accessor: "valueForUndefinedKey:")
        }
        return (self.value(forKey: first) as? NSObject)?.attemptSetting(value, forKeyPath: keys[1])
    }
}

extension NSObject {
    /// The value of a key by what lowering registered; nil where the object's class has no such property or method.
    package func registeredValue(forKey key: String) -> Any?? { KeyedValue.find(key, registeredOf: self) }

    /// Sets a property by what lowering registered.
    ///
    /// - Returns: False where the object's class has no such property.
    package func setRegisteredValue(_ value: Any?, forKey key: String) -> Bool {
        guard let setter = KeyedSetter.find(key, of: self) else { return false }
        setter(self, value)
        return true
    }
}

/// The lookup of setters for key-value coding.
private enum KeyedSetter {
    /// The setter of a property: its registered one, or a method `setKey:`.
    static func find(_ key: String, of object: NSObject) -> ObjectClass.Setter? {
        if let setter = ObjectRuntime.setter(key, of: object) { return setter }
        guard let first = key.first else { return nil }
        let capitalized = first.uppercased() + key.dropFirst()
        if let setter = ObjectRuntime.setter("is" + capitalized, of: object) { return setter }
        return ObjectRuntime.method("set\(capitalized):", of: object).map { method in { _ = method($0, [$1]) } }
    }

    /// Whether a property has a plain number, which cannot be nil. (`@objc` has no optional ones.)
    static func isScalar(_ key: String, of object: NSObject) -> Bool {
        guard let getter = ObjectRuntime.getter(key, of: object), let value = CodedCollection.unwrapped(getter(object)) else {
            return false
        }
        return !(type(of: value) is AnyClass) && ComparedNumber(value) != nil && !(value is Decimal)
    }
}

extension KeyedValue {
    /// Whether a receiver has a key.
    static func isDefined(_ key: String, of receiver: Any) -> Bool {
        if case .some = find(key, of: receiver) { return true }
        return false
    }
}
