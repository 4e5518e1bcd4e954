import Foundation

/// Collections of any type, as key-value coding and predicates see them.
package enum CodedCollection {
    /// The value inside of nested optionals; nil also for `NSNull`.
    package static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if value is NSNull { return nil }
        guard let optional = value as? any AnyOptional else { return value }
        return unwrapped(optional.wrapped)
    }

    /// The elements of an array or set; nil for anything else, dictionaries and texts included.
    package static func elements(of value: Any?) -> [Any]? {
        switch value {
        case let value as [Any]: value
        case let value as NSArray: value.map { $0 }
        case let value as NSSet: value.allObjects
        case let value as NSOrderedSet: value.array
        case let value as Set<AnyHashable>: value.map(\.base)
        default: nil
        }
    }

    /// Whether the elements have no order.
    static func isSet(_ value: Any) -> Bool { value is NSSet || value is Set<AnyHashable> }

    /// An element as a member of a set: values that are equal as objects are the same member.
    static func member(_ value: Any) -> AnyHashable {
        if let number = ComparedNumber(value) { return AnyHashable(number.object) }
        return value as? AnyHashable ?? AnyHashable(ObjectIdentifier(value as AnyObject))
    }

    /// The elements without repetitions, in their order.
    static func distinct(_ elements: [Any]) -> [Any] {
        var seen: Set<AnyHashable> = []
        return elements.filter { seen.insert(member($0)).inserted }
    }
}
