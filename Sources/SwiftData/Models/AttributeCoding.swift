import CoreData

/// Values of properties in the form of Core Data's attributes, and back.
enum AttributeCoding {
    /// The type of attribute that keeps values of a type; nil = a codable type, which is kept encoded.
    static func type(of type: Any.Type) -> NSAttributeType? {
        switch type {
        case is String.Type: .stringAttributeType
        case is Bool.Type: .booleanAttributeType
        case is Int16.Type, is Int8.Type, is UInt8.Type: .integer16AttributeType
        case is Int32.Type, is UInt16.Type: .integer32AttributeType
        case is any FixedWidthInteger.Type: .integer64AttributeType
        case is Float.Type: .floatAttributeType
        case is Double.Type, is CGFloat.Type: .doubleAttributeType
        case is Decimal.Type: .decimalAttributeType
        case is Date.Type: .dateAttributeType
        case is Data.Type: .binaryDataAttributeType
        case is UUID.Type: .UUIDAttributeType
        case is URL.Type: .URIAttributeType
        case let type as any AnyOptional.Type: self.type(of: type.wrappedType)
        case let type as any RawRepresentable.Type: rawType(of: type)
        default: nil
        }
    }

    private static func rawType<Value: RawRepresentable>(of type: Value.Type) -> NSAttributeType? { self.type(of: Value.RawValue.self) }

    /// A value in the form of an attribute; nil for none.
    static func stored(_ value: Any) -> Any? {
        switch value {
        // Most values, before types are asked for their protocols.
        case let value as String: value
        case let value as Date: value
        case let value as Data: value
        case let value as UUID: value
        case let value as URL: value
        case let value as any AnyOptional: value.wrapped.flatMap { stored($0) }
        case is Bool, is Double, is Decimal: value
        case let value as any FixedWidthInteger: Int64(truncatingIfNeeded: value)
        case let value as Float: value
        case let value as CGFloat: Double(value)
        case let value as any RawRepresentable where type(of: Swift.type(of: value)) != nil: storedRaw(value)
        case let value as any Encodable: encode(value)
        // An object of the app's, which a transformer keeps.
        default: value
        }
    }

    private static func storedRaw<Value: RawRepresentable>(_ value: Value) -> Any? { stored(value.rawValue) }

    /// The value that an attribute keeps.
    ///
    /// An attribute without a value ends the app where the property's type is not optional, as does one of another type.
    static func value<Value>(_ stored: Any?, _ name: String) -> Value {
        if keepsAsIs(Value.self), let value = stored as? Value { return value }
        guard let value = decoded(stored, as: Value.self) as? Value else {
            fatalError("The property '\(name)' is a \(Value.self), and the store has \(stored.map { "\($0)" } ?? "no value")")
        }
        return value
    }

    /// The value that an attribute keeps, in a property's type; nil for one of another type.
    static func any(_ stored: Any?, as type: Any.Type) -> Any? { decoded(stored, as: type) }

    /// Whether an attribute has values of a type as the property does; most are of these types.
    private static func keepsAsIs(_ type: Any.Type) -> Bool {
        type == String.self || type == Date.self || type == Data.self || type == UUID.self || type == URL.self
    }

    private static func decoded(_ stored: Any?, as type: Any.Type) -> Any? {
        if let optional = type as? any AnyOptional.Type { return optional.make(stored.flatMap { decoded($0, as: optional.wrappedType) }) }
        guard let stored else { return nil }
        switch type {
        case is Bool.Type: return (stored as? NSNumber)?.boolValue
        case let integer as any FixedWidthInteger.Type: return (stored as? NSNumber).map { integer.init(truncatingIfNeeded: $0.int64Value) }
        case is Double.Type: return (stored as? NSNumber)?.doubleValue
        case is Float.Type: return (stored as? NSNumber)?.floatValue
        case is CGFloat.Type: return (stored as? NSNumber).map { CGFloat($0.doubleValue) }
        case is Decimal.Type: return (stored as? NSDecimalNumber)?.decimalValue
        case let raw as any RawRepresentable.Type where self.type(of: type) != nil: return decodedRaw(stored, raw)
        case let decodable as any Decodable.Type where self.type(of: type) == nil:
            guard let data = stored as? Data else { return stored }
            return try? decode(decodable, data)
        default: return stored
        }
    }

    private static func decodedRaw<Value: RawRepresentable>(_ stored: Any, _ type: Value.Type) -> Any? {
        (decoded(stored, as: Value.RawValue.self) as? Value.RawValue).flatMap { Value(rawValue: $0) }
    }

    // MARK: Codable values

    /// In an array: not every encoder writes a value that is no collection.
    ///
    /// A value that cannot be encoded ends the app: it would be lost.
    private static func encode<Value: Encodable>(_ value: Value) -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        do { return try encoder.encode([value]) } catch { fatalError("A \(Value.self) could not be encoded for the store: \(error)") }
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ data: Data) throws -> Value? {
        try PropertyListDecoder().decode([Value].self, from: data).first
    }
}
