import Foundation

/// Converts an argument that arrives untyped (a sender, an outlet's value) to the type the Swift declaration wants.
///
/// Objective-C would pass any object through; a mismatch here ends the app and says which selector received what.
/// Numbers convert to whatever number type is wanted, as `NSNumber` does.
@_spi(Quince) public func objectArgument<T>(_ value: Any?, _ what: @autoclosure () -> String) -> T {
    if let typed = value as? T { return typed }
    if value == nil, let none = Optional<Any>.none as? T { return none }
    if let number = numericValue(value) {
        let wanted: Any.Type = (T.self as? any AnyOptional.Type)?.wrappedType ?? T.self
        if let converted = convert(number, to: wanted) as? T { return converted }
        if let type = wanted as? any RawRepresentable.Type, let converted = enumeration(type, number) as? T { return converted }
    }
    fatalError("\(what()) expects \(T.self) but received \(value.map { String(describing: type(of: $0)) } ?? "nil")")
}

/// The argument at a position; nil where fewer were passed, as for an action without sender.
@_spi(Quince) public func objectArgument<T>(_ arguments: [Any?], _ position: Int, _ what: @autoclosure () -> String) -> T {
    objectArgument(position < arguments.count ? arguments[position] : nil, what())
}

/// The number in a value that arrives untyped, of whatever type it is; nil for what is no number.
@_spi(Quince) public func numericValue(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
}

/// The case or set of options that a number stands for, as Objective-C's enumerations are numbers.
private func enumeration<Value: RawRepresentable>(_ type: Value.Type, _ number: Double) -> Any? {
    (convert(number, to: Value.RawValue.self) as? Value.RawValue).flatMap(Value.init(rawValue:))
}

private func convert(_ number: Double, to type: Any.Type) -> Any? {
    switch type {
    case is Double.Type: number
    case is CGFloat.Type: CGFloat(number)
    case is Float.Type: Float(number)
    case is Bool.Type: number != 0
    case let type as any FixedWidthInteger.Type: exactInteger(number, type)
    case is NSNumber.Type: NSNumber(value: number)
    default: nil
    }
}

private func exactInteger<Integer: FixedWidthInteger>(_ number: Double, _ type: Integer.Type) -> Any? {
    Integer(exactly: number.rounded(.towardZero))
}

/// A value as one that may be sent to another isolation: of asynchronous methods that are called by their selectors nobody says which they have.
@_spi(Quince) public func __quinceSending<Value>(_ value: Value) -> sending Value {
    nonisolated(unsafe) let value = value
    return value
}
