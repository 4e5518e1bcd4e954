import Foundation

/// An object that answers key-value coding itself instead of by its registered properties: what overriding `value(forKey:)` is on iOS.
///
/// `NSObject`'s key-value methods come from an extension here and cannot be overridden.
package protocol KeyValueCoding: NSObject {
    func codedValue(forKey key: String) -> Any?
    func setCodedValue(_ value: Any?, forKey key: String)
}

/// An object that answers whole key paths itself, parts of plain values (`transform.rotation.z`) included.
package protocol KeyPathCoding: KeyValueCoding {
    func codedValue(forKeyPath keyPath: String) -> Any?
    func setCodedValue(_ value: Any?, forKeyPath keyPath: String)
}

extension NSObject {
    /// The value of an `@objc` property; a key the object does not have ends the app with iOS's message.
    public func value(forKey key: String) -> Any? {
        if let coder = self as? any KeyValueCoding { return coder.codedValue(forKey: key) }
        guard let getter = ObjectRuntime.getter(key, of: self) else { undefined(key, accessor: "valueForUndefinedKey:") }
        return getter(self)
    }

    /// Sets an `@objc` property or an outlet; a key the object does not have ends the app with iOS's message.
    public func setValue(_ value: Any?, forKey key: String) {
        if let problem = attemptSetting(value, forKey: key) { raise(.undefinedKeyException, problem) }
    }

    /// The value at the end of a path of keys joined by dots.
    public func value(forKeyPath keyPath: String) -> Any? {
        if let coder = self as? any KeyPathCoding { return coder.codedValue(forKeyPath: keyPath) }
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = keys.first else { return nil }
        let value = value(forKey: first)
        return keys.count == 1 ? value : (value as? NSObject)?.value(forKeyPath: keys[1])
    }

    /// Sets the value at the end of a path of keys joined by dots.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let problem = attemptSetting(value, forKeyPath: keyPath) { raise(.undefinedKeyException, problem) }
    }

    /// Sets what `setValue(_:forKey:)` does.
    ///
    /// - Returns: iOS's message where the object does not have the key; nil where the value is set.
    package func attemptSetting(_ value: Any?, forKey key: String) -> String? {
        if let coder = self as? any KeyValueCoding {
            coder.setCodedValue(value, forKey: key)
        } else if let setter = ObjectRuntime.setter(key, of: self) {
            setter(self, value)
        } else {
            return undefinedKeyMessage(key, accessor: "setValue:forUndefinedKey:")
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
        guard self is any KeyValueCoding || ObjectRuntime.getter(first, of: self) != nil else {
            return undefinedKeyMessage(first, accessor: "valueForUndefinedKey:")
        }
        return (self.value(forKey: first) as? NSObject)?.attemptSetting(value, forKeyPath: keys[1])
    }

    private func undefined(_ key: String, accessor: String) -> Never {
        raise(.undefinedKeyException, undefinedKeyMessage(key, accessor: accessor))
    }

    private func undefinedKeyMessage(_ key: String, accessor: String) -> String {
        let address = String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
        return "[<\(String(reflecting: type(of: self))) 0x\(address)> \(accessor)]: "
            + "this class is not key value coding-compliant for the key \(key)."
    }
}
