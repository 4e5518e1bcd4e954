@_spi(Quince) import QuinceFoundation

/// Sets properties by name, as outlets and user-defined attributes do; an object without the property ends the app with
/// `NSUnknownKeyException`.
@MainActor enum KeyValue {
    static func set(_ value: Any?, forKey key: String, of object: AnyObject) {
        SystemKeys.register
        (object as? NSObject)?.setValue(value, forKey: key)
    }

    /// Sets a property along a path such as `layer.cornerRadius`.
    static func set(_ value: Any?, forKeyPath path: String, of object: AnyObject) {
        SystemKeys.register
        (object as? NSObject)?.setValue(value, forKeyPath: path)
    }
}
