import Foundation

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
    public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
    public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
    @available(*, deprecated, renamed: "secureUnarchiveFromDataTransformerName")
    public static let unarchiveFromDataTransformerName = NSValueTransformerName("NSUnarchiveFromData")
    @available(*, deprecated, renamed: "secureUnarchiveFromDataTransformerName")
    public static let keyedUnarchiveFromDataTransformerName = NSValueTransformerName("NSKeyedUnarchiveFromData")
}

/// A transformation of values to values of another kind, and perhaps back, which Foundation on Linux lacks.
///
/// Source: Apple's documentation of `ValueTransformer`.
open class ValueTransformer: NSObject {
    public override init() {}

    /// The class of transformed values.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Whether values can be transformed back. True unless a subclass says otherwise.
    open class func allowsReverseTransformation() -> Bool { true }

    /// The transformed value; a subclass's own. The value itself unless overridden.
    open func transformedValue(_ value: Any?) -> Any? { value }

    /// The value that a transformed one was made of. What `transformedValue(_:)` does unless overridden.
    ///
    /// A transformer that cannot do so ends the app.
    open func reverseTransformedValue(_ value: Any?) -> Any? {
        guard Swift.type(of: self).allowsReverseTransformation() else {
            raise(.invalidArgumentException, "\(self) does not allow reverse transformation.")
        }
        return transformedValue(value)
    }

    // MARK: Registry

    private static let lock = NSLock()
    nonisolated(unsafe) private static var registered: [NSValueTransformerName: ValueTransformer] = [:]

    /// Registers a transformer; nil removes the one of the name.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        lock.withLock { registered[name] = transformer }
    }

    /// The names of registered transformers.
    open class func valueTransformerNames() -> [NSValueTransformerName] {
        lock.withLock { registered.keys.sorted { $0.rawValue < $1.rawValue } }
    }

    /// The transformer of a name: a registered one, one of the system's, or an instance of the class of that name.
    public class func named(_ name: NSValueTransformerName) -> ValueTransformer? {
        if let known = lock.withLock({ registered[name] }) { return known }
        guard let made = builtIn(name) ?? instance(of: name) else { return nil }
        setValueTransformer(made, forName: name)
        return made
    }

    private class func builtIn(_ name: NSValueTransformerName) -> ValueTransformer? {
        switch name {
        case .negateBooleanTransformerName: FunctionTransformer { NSNumber(value: !(($0 as? NSNumber)?.boolValue ?? false)) }
        case .isNilTransformerName: FunctionTransformer { NSNumber(value: $0 == nil) }
        case .isNotNilTransformerName: FunctionTransformer { NSNumber(value: $0 != nil) }
        case .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer()
        case NSValueTransformerName("NSUnarchiveFromData"), NSValueTransformerName("NSKeyedUnarchiveFromData"): KeyedArchiveTransformer()
        default: nil
        }
    }

    private class func instance(of name: NSValueTransformerName) -> ValueTransformer? {
        guard let type = NSClassFromString(name.rawValue) else { return nil }
        return ObjectRuntime.make(type, by: .plain) as? ValueTransformer
    }
}

/// A transformer by a function, without a way back.
private final class FunctionTransformer: ValueTransformer {
    private let transform: (Any?) -> Any?
    init(_ transform: @escaping (Any?) -> Any?) { self.transform = transform }

    override class func allowsReverseTransformation() -> Bool { false }
    override func transformedValue(_ value: Any?) -> Any? { transform(value) }
}

/// A transformer of archived data to the objects in it.
private final class KeyedArchiveTransformer: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? { (value as? Data).flatMap { NSKeyedUnarchiver.unarchiveObject(with: $0) } }
    override func reverseTransformedValue(_ value: Any?) -> Any? { value.map { NSKeyedArchiver.archivedData(withRootObject: $0) } }
}

/// A transformer of securely archived data to the objects in it, of the classes that it allows.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes that archives may hold at their top.
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self, NSUUID.self,
            NSNull.self,
        ]
    }

    open override class func allowsReverseTransformation() -> Bool { true }
    open override class func transformedValueClass() -> AnyClass { allowedTopLevelClasses.first ?? NSObject.self }

    /// The object in archived data; nil for data that are no archive of an allowed class.
    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return nil }
        return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: Swift.type(of: self).allowedTopLevelClasses, from: data)
    }

    /// The value, archived; nil for what cannot be.
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        guard let value else { return nil }
        return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    }
}
