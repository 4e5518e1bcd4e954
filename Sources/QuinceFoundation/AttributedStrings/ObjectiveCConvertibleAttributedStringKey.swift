import Foundation

/// An attribute whose values are of other types in `NSAttributedString`.
///
/// Source: Apple's documentation of `ObjectiveCConvertibleAttributedStringKey`.
public protocol ObjectiveCConvertibleAttributedStringKey: AttributedStringKey {
    /// The type of the values in `NSAttributedString`.
    associatedtype ObjectiveCValue: NSObject

    static func objectiveCValue(for value: Value) throws -> ObjectiveCValue
    static func value(for object: ObjectiveCValue) throws -> Value
}

extension ObjectiveCConvertibleAttributedStringKey where Value: RawRepresentable, Value.RawValue == Int, ObjectiveCValue == NSNumber {
    public static func objectiveCValue(for value: Value) throws -> NSNumber { NSNumber(value: value.rawValue) }

    public static func value(for object: NSNumber) throws -> Value {
        guard let value = Value(rawValue: object.intValue) else { throw CocoaError(.coderInvalidValue) }
        return value
    }
}

extension ObjectiveCConvertibleAttributedStringKey {
    static func _object(of value: Any) throws -> Any {
        guard let value = value as? Value else { throw CocoaError(.coderInvalidValue) }
        return try objectiveCValue(for: value)
    }

    static func _value(of object: Any) throws -> Any {
        guard let object = object as? ObjectiveCValue else { throw CocoaError(.coderInvalidValue) }
        return try value(for: object)
    }
}
