/// An optional, whatever type it may hold: for values and types that are known at run time only.
package protocol AnyOptional {
    /// The type of the value inside.
    static var wrappedType: Any.Type { get }
    /// An optional of this type that holds a value; nil inside for nil, and for a value of another type.
    static func make(_ value: Any?) -> Any
    /// The value inside.
    var wrapped: Any? { get }
}

extension Optional: AnyOptional {
    package static var wrappedType: Any.Type { Wrapped.self }
    package static func make(_ value: Any?) -> Any { (value as? Wrapped) as Any }
    package var wrapped: Any? { map { $0 } }
}
