/// Literals of view bodies as they are now, in apps built for previews: the device changes them without a compiler.
@_spi(Quince) public enum HotLiteral {
    /// By what the app builder calls them. Set on the main thread, while no body is evaluated.
    nonisolated(unsafe) private static var values: [String: String] = [:]

    /// Takes new values; what is nil is again as it was compiled.
    public static func take(_ new: [String: String?]) { for (name, value) in new { values[name] = value } }

    public static func string<Value: ExpressibleByStringLiteral>(_ name: String, _ compiled: Value) -> Value {
        guard !values.isEmpty, let text = values[name], let literal = text as? Value.StringLiteralType else { return compiled }
        return Value(stringLiteral: literal)
    }

    public static func integer<Value: ExpressibleByIntegerLiteral>(_ name: String, _ compiled: Value) -> Value {
        guard !values.isEmpty, let text = values[name], let number = Int(text), let literal: Value.IntegerLiteralType = converted(number)
        else {
            return compiled
        }
        return Value(integerLiteral: literal)
    }

    public static func float<Value: ExpressibleByFloatLiteral>(_ name: String, _ compiled: Value) -> Value {
        guard !values.isEmpty, let text = values[name], let number = Double(text) else { return compiled }
        if let literal = number as? Value.FloatLiteralType { return Value(floatLiteral: literal) }
        if let literal = Float(number) as? Value.FloatLiteralType { return Value(floatLiteral: literal) }
        return compiled
    }

    private static func converted<Literal>(_ number: Int) -> Literal? {
        if let literal = number as? Literal { return literal }
        if let type = Literal.self as? any FixedWidthInteger.Type { return type.init(exactly: number) as? Literal }
        if let type = Literal.self as? any BinaryFloatingPoint.Type { return type.init(exactly: number) as? Literal }
        return nil
    }
}
