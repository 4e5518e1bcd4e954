import Foundation

/// Values by key, of objects, dictionaries, collections and Foundation's own values.
enum KeyedValue {
    /// The value of a key; one that the receiver does not have ends the app with iOS's message.
    static func value(of receiver: Any, forKey key: String) -> Any? {
        switch find(key, of: receiver) {
        case .some(let value): return value
        case .none: return undefined(key, of: receiver)
        }
    }

    /// The value of a key; nil where the receiver does not have the key.
    static func find(_ key: String, of receiver: Any) -> Any?? {
        if type(of: receiver) == [String: Any].self { return .some((receiver as! [String: Any])[key]) }
        if let object = receiver as? NSObject, let found = find(key, of: object) { return found }
        if let dictionary = receiver as? [AnyHashable: Any] { return .some(dictionary[key]) }
        if let elements = CodedCollection.elements(of: receiver) {
            let values = elements.map { CodedCollection.unwrapped($0).flatMap { value(of: $0, forKey: key) } ?? NSNull() }
            return .some(CodedCollection.isSet(receiver) ? Set(values.map(CodedCollection.member)) : values)
        }
        if let found = FoundationKeys.find(key, of: receiver) { return found }
        return find(key, registeredOf: receiver as AnyObject)
    }

    private static func find(_ key: String, of object: NSObject) -> Any?? {
        if let coder = object as? any KeyValueCoding { return .some(coder.codedValue(forKey: key)) }
        switch object {
        case let dictionary as NSDictionary: return .some(dictionary.object(forKey: key))
        case is NSArray, is NSSet, is NSOrderedSet: return nil
        default: return find(key, registeredOf: object)
        }
    }

    /// By what lowering registered: the property of that name, a method without arguments, or `isKey` and `getKey`.
    static func find(_ key: String, registeredOf object: AnyObject) -> Any?? {
        if let found = find(key, observableOf: object) { return .some(boxed(found)) }
        if let getter = ObjectRuntime.getter(key, of: object) { return .some(boxed(getter(object))) }
        guard let first = key.first, !key.contains(":") else { return nil }
        let capitalized = first.uppercased() + key.dropFirst()
        if let getter = ObjectRuntime.getter("is" + capitalized, of: object) { return .some(boxed(getter(object))) }
        for name in ["get" + capitalized, key, "is" + capitalized, "_" + key] {
            if let method = ObjectRuntime.method(name, of: object) { return .some(boxed(method(object, []))) }
        }
        return nil
    }

    /// A value as key-value coding hands it over: plain numbers as `NSNumber`, so that they can be cast to any type of number.
    private static func boxed(_ value: Any?) -> Any? {
        guard let value = CodedCollection.unwrapped(value) else { return nil }
        if value is AnyObject.Type || value is String || value is CGFloat { return value }
        if let number = value as? NSNumber { return number }
        guard Mirror(reflecting: value).displayStyle == .enum, let raw = (value as? any RawRepresentable)?.rawValue as? any BinaryInteger
        else { return value }
        return NSNumber(value: Int64(truncatingIfNeeded: raw))
    }

    /// The result of the receiver's own `value(forUndefinedKey:)`; without one the app ends.
    private static func undefined(_ key: String, of receiver: Any) -> Any? {
        let object = receiver as AnyObject
        if let method = ObjectRuntime.method("valueForUndefinedKey:", of: object) { return method(object, [key]) }
        raise(.undefinedKeyException, undefinedMessage(key, of: object, accessor: "valueForUndefinedKey:"))
    }

    static func undefinedMessage(_ key: String, of object: AnyObject, accessor: String) -> String {
        let address = String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
        return "[<\(String(reflecting: type(of: object))) 0x\(address)> \(accessor)]: "
            + "this class is not key value coding-compliant for the key \(key)."
    }
}
