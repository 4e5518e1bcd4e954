import Foundation

/// The order of two values of any type, as `compare:` defines it.
enum ValueOrder {
    /// The order of two values of the same kind; values that cannot be compared end the app, as `compare:` does.
    static func compare(_ left: Any, _ right: Any) -> ComparisonResult {
        guard let order = order(left, right) else {
            raise(
                .invalidArgumentException,
                "-[\(type(of: left)) compare:]: \(left) cannot be compared with \(right), which is of type \(type(of: right))")
        }
        return order
    }

    /// The order of two values; nil for those that have none.
    static func order(_ left: Any, _ right: Any) -> ComparisonResult? {
        if let left = left as? String { return (right as? String).map { literal(left, $0) } }
        if let left = ComparedNumber(left) { return ComparedNumber(right).map { left.compared(to: $0) ?? .orderedSame } }
        switch (left, right) {
        case (let left as Date, let right as Date): return left.compare(right)
        case (let left as IndexPath, let right as IndexPath): return left.compare(right)
        case (let left as UUID, let right as UUID): return literal(left.uuidString, right.uuidString)
        default: return sent(left, right) ?? native(left, right)
        }
    }

    /// By the characters' numbers, as `compare:` orders texts.
    private static func literal(_ left: String, _ right: String) -> ComparisonResult {
        left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }

    /// By the `@objc` method `compare:` of a class.
    private static func sent(_ left: Any, _ right: Any) -> ComparisonResult? {
        let left = left as AnyObject
        return ObjectRuntime.method("compare:", of: left).flatMap { result(of: $0(left, [right])) }
    }

    private static func native(_ left: Any, _ right: Any) -> ComparisonResult? {
        guard let left = left as? any Comparable else { return nil }
        func order<Value: Comparable>(_ left: Value) -> ComparisonResult? {
            (right as? Value).map { left < $0 ? .orderedAscending : left == $0 ? .orderedSame : .orderedDescending }
        }
        return order(left)
    }

    /// The result of a comparing method, which arrives untyped.
    static func result(of value: Any?) -> ComparisonResult? {
        value as? ComparisonResult ?? ComparedNumber(value)?.integer.flatMap { ComparisonResult(rawValue: Int($0)) }
    }

    /// Whether two values are equal as objects are: numbers by their value, whatever their type.
    static func areEqual(_ left: Any, _ right: Any) -> Bool {
        if let left = left as? String { return (right as? String) == left }
        if let left = ComparedNumber(left) { return ComparedNumber(right).map { left == $0 } ?? false }
        if let elements = CodedCollection.elements(of: left) {
            guard let others = CodedCollection.elements(of: right), elements.count == others.count else { return false }
            return CodedCollection.isSet(left) == CodedCollection.isSet(right)
                && areEqual(elements, others, isSet: CodedCollection.isSet(left))
        }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return (left as AnyObject) === (right as AnyObject)
    }

    private static func areEqual(_ left: [Any], _ right: [Any], isSet: Bool) -> Bool {
        if isSet { return Set(left.map(CodedCollection.member)) == Set(right.map(CodedCollection.member)) }
        return zip(left, right).allSatisfy { areEqual($0, $1) }
    }
}
