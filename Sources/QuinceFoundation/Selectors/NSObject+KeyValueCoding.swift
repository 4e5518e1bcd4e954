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
        if let coder = self as? any KeyValueCoding { return coder.setCodedValue(value, forKey: key) }
        guard let setter = ObjectRuntime.setter(key, of: self) else { undefined(key, accessor: "setValue:forUndefinedKey:") }
        setter(self, value)
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
        if let coder = self as? any KeyPathCoding { return coder.setCodedValue(value, forKeyPath: keyPath) }
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = keys.first else { return }
        if keys.count == 1 {
            setValue(value, forKey: first)
        } else {
            (self.value(forKey: first) as? NSObject)?.setValue(value, forKeyPath: keys[1])
        }
    }

    private func undefined(_ key: String, accessor: String) -> Never {
        let address = String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
        raise(
            .undefinedKeyException,
            "[<\(String(reflecting: type(of: self))) 0x\(address)> \(accessor)]: this class is not key value coding-compliant for the key \(key)."
        )
    }
}
