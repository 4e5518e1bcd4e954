internal import CFoundationSymbols
import Foundation
@_spi(Reflection) import Swift

/// Attributes of `AttributedString` as attributes of `NSAttributedString`, and back.
///
/// An attribute has one name on both sides. Which attributes there are is what scopes declare: a stored property for each.
package struct AttributeConversion {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [any AttributeScope.Type] = [AttributeScopes.FoundationAttributes.self]
    nonisolated(unsafe) private static var ofKnown: AttributeConversion?
    private static let frameworksRegistered: Void = quince_register_attribute_scopes()

    /// Adds a scope to those whose attributes are converted where no scope is named.
    package static func register(_ scope: any AttributeScope.Type) {
        lock.withLock {
            guard !known.contains(where: { $0 == scope }) else { return }
            known.append(scope)
            ofKnown = nil
        }
    }

    /// The attributes of all frameworks of the process. Values of other types than the attributes' are left out.
    package static var all: AttributeConversion {
        _ = frameworksRegistered
        return lock.withLock {
            let conversion = ofKnown ?? AttributeConversion(known, isStrict: false)
            ofKnown = conversion
            return conversion
        }
    }

    /// The attributes, those of the first scope first.
    let keys: [any AttributedStringKey.Type]
    private let isStrict: Bool

    /// - Parameter isStrict: Whether a value of another type than its attribute's is an error.
    package init(_ scopes: [any AttributeScope.Type], isStrict: Bool = true) {
        var keys: [any AttributedStringKey.Type] = []
        for scope in scopes { Self.collect(scope, &keys) }
        (self.keys, self.isStrict) = (keys, isStrict)
    }

    private static func collect(_ scope: Any.Type, _ keys: inout [any AttributedStringKey.Type]) {
        // The attribute is declared beside Foundation's scope, which lacks the property for it.
        if scope == AttributeScopes.FoundationAttributes.self {
            keys.append(AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self)
        }
        _ = _forEachField(of: scope, options: []) { _, _, type, _ in
            if let key = type as? any AttributedStringKey.Type { keys.append(key) }
            if type is any AttributeScope.Type { collect(type, &keys) }
            return true
        }
    }

    // MARK: Containers

    package func values(of container: AttributeContainer) throws -> [NSAttributedString.Key: Any] {
        func read<Key: AttributedStringKey>(_: Key.Type) throws -> Any? {
            try container[Key.self].map { try ConvertedAttribute<Key>.object(of: $0) }
        }
        var values: [NSAttributedString.Key: Any] = [:]
        for key in keys {
            do { if let value = try read(key) { values[NSAttributedString.Key(rawValue: key.name)] = value } } catch  where !isStrict {}
        }
        return values
    }

    package func container(of values: [NSAttributedString.Key: Any]) throws -> AttributeContainer {
        var container = AttributeContainer()
        func write<Key: AttributedStringKey>(_: Key.Type, _ object: Any) throws {
            container[Key.self] = try ConvertedAttribute<Key>.value(of: object)
        }
        for key in keys {
            guard let object = values[NSAttributedString.Key(rawValue: key.name)] else { continue }
            do { try write(key, object) } catch  where !isStrict {}
        }
        return container
    }

    // MARK: Strings

    package func string(of attributed: AttributedString) throws -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in attributed.runs {
            result.append(NSAttributedString(string: String(attributed.characters[run.range]), attributes: try values(of: run.attributes)))
        }
        return result
    }

    package func string(of attributed: NSAttributedString) throws -> AttributedString {
        var result = AttributedString()
        let text = NSString(string: attributed.string)
        var failure: (any Error)?
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) { values, range, stop in
            do {
                result.append(AttributedString(text.substring(with: range), attributes: try container(of: values)))
            } catch {
                failure = error
                stop.pointee = true
            }
        }
        if let failure { throw failure }
        return result
    }
}

/// The values of an attribute on both sides.
private enum ConvertedAttribute<Key: AttributedStringKey> {
    static func object(of value: Key.Value) throws -> Any {
        if let key = Key.self as? any ObjectiveCConvertibleAttributedStringKey.Type { return try key._object(of: value) }
        guard let number = (value as? any RawRepresentable)?.rawValue as? any BinaryInteger else { return value }
        return NSNumber(value: Int(number))
    }

    static func value(of object: Any) throws -> Key.Value {
        if let key = Key.self as? any ObjectiveCConvertibleAttributedStringKey.Type, let value = try key._value(of: object) as? Key.Value {
            return value
        }
        if let value = object as? Key.Value { return value }
        if let address = object as? String, let url = URL(string: address) as? Key.Value { return url }
        if let type = Key.Value.self as? any RawRepresentable.Type, let number = numericValue(object),
            let value = type.made(of: number) as? Key.Value
        {
            return value
        }
        throw CocoaError(.coderInvalidValue)
    }
}

extension RawRepresentable {
    fileprivate static func made(of number: Double) -> Any? {
        guard let type = RawValue.self as? any BinaryInteger.Type, let raw = type.init(exactly: number) as? RawValue else { return nil }
        return Self(rawValue: raw)
    }
}
