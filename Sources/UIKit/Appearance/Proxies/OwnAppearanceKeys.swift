@_spi(Quince) import QuinceFoundation

/// The properties that no header marks for proxies and that proxies pass on all the same: an app's own `@objc` properties of views, and some of UIKit's.
///
/// A property counts as set on a proxy if it differs from its initial value.
@MainActor enum OwnAppearanceKeys {
    /// Returns the current values of an object's own properties, by key.
    static func values(of object: AnyObject) -> [String: Any] {
        var result: [String: Any] = [:]
        let plain = AppearanceStore.ancestry(of: type(of: object)).flatMap { PlainAppearanceProperty.of($0).keys }
        for key in ObjectRuntime.properties(of: object) + plain { result[key] = value(key, of: object) ?? Optional<Any>.none as Any }
        return result
    }

    /// Gives an object those values of a proxy that differ from `initial`, where the object still has the initial one.
    static func apply(_ proxy: AnyObject, to object: AnyObject, unlike initial: [String: Any]) {
        for (key, initial) in initial {
            let wanted = value(key, of: proxy)
            guard !isEqual(wanted, initial), isEqual(value(key, of: object), initial) else { continue }
            if let plain = PlainAppearanceProperty.named(key, of: object) {
                plain.set(object, wanted)
            } else {
                ObjectRuntime.setter(key, of: object)?(object, wanted)
            }
        }
    }

    private static func value(_ key: String, of object: AnyObject) -> Any? {
        if let plain = PlainAppearanceProperty.named(key, of: object) { return plain.value(object) }
        return ObjectRuntime.getter(key, of: object)?(object)
    }

    /// Whether two values are equal, or the same object; values of other types are never.
    static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
        switch (flat(first), flat(second)) {
        case (nil, nil): true
        case (let first?, let second?):
            if let first = first as? any Equatable { areEqual(first, second) } else { (first as AnyObject) === (second as AnyObject) }
        default: false
        }
    }

    private static func areEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { (second as? Value) == first }

    /// Without the optionals that a getter for any type wraps its value in.
    private static func flat(_ value: Any?) -> Any? {
        // Unwrapped once: an optional of any value is an optional itself, whatever it holds.
        guard let value else { return nil }
        guard let optional = value as? any AnyOptional else { return value }
        return flat(optional.wrapped)
    }
}
