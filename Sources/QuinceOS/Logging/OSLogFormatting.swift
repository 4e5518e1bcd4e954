import QuinceFoundation

/// Whether a kept log shows a value. Apple's documentation: `OSLogPrivacy`.
public struct OSLogPrivacy: Equatable, Sendable {
    /// The masking of a hidden value; a hash still distinguishes it from others.
    public enum Mask: Equatable, Sendable { case hash, none }

    private enum Kind: Equatable, Sendable { case auto, `public`, `private`, sensitive }
    private let kind: Kind
    private var mask = Mask.none

    public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto) }
    public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .public) }
    public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .private) }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive) }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .private, mask: mask) }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: mask) }
}

/// The minimum width and the alignment of a value. Apple's documentation: `OSLogStringAlignment`.
public struct OSLogStringAlignment {
    private var columns: (() -> Int)?
    private var isLeft = false

    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns) }
    public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: true)
    }

    func apply(_ text: String) -> String {
        let spaces = String(repeating: " ", count: max(0, (columns?() ?? 0) - text.count))
        return isLeft ? text + spaces : spaces + text
    }
}

/// The format of an integer. Apple's documentation: `OSLogIntegerFormatting`.
public struct OSLogIntegerFormatting {
    private var radix = 10
    private var sign = false
    private var prefix = ""
    private var isUppercase = false
    private var digits: (() -> Int)?

    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(sign: explicitPositiveSign)
    }
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(sign: explicitPositiveSign, digits: minDigits)
    }
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false)
        -> OSLogIntegerFormatting
    {
        OSLogIntegerFormatting(radix: 16, sign: explicitPositiveSign, prefix: includePrefix ? "0x" : "", isUppercase: uppercase)
    }
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
    public static func octal(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false)
        -> OSLogIntegerFormatting
    {
        OSLogIntegerFormatting(radix: 8, sign: explicitPositiveSign, prefix: includePrefix ? "0" : "", isUppercase: uppercase)
    }

    func apply<T: FixedWidthInteger>(_ number: T) -> String {
        let text = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, (digits?() ?? 0) - text.count))
        return (number < 0 ? "-" : sign ? "+" : "") + prefix + zeros + text
    }
}

/// The format of a floating-point number. Apple's documentation: `OSLogFloatFormatting`.
public struct OSLogFloatFormatting {
    private var conversion = "f"
    private var sign = false
    private var precision: (() -> Int)?

    /// With six digits after the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(conversion: uppercase ? "F" : "f", sign: explicitPositiveSign)
    }
    public static func fixed(precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false)
        -> OSLogFloatFormatting
    {
        OSLogFloatFormatting(conversion: uppercase ? "F" : "f", sign: explicitPositiveSign, precision: precision)
    }
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "a") }
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
    public static func exponential(precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false)
        -> OSLogFloatFormatting
    {
        OSLogFloatFormatting(conversion: uppercase ? "E" : "e", sign: explicitPositiveSign, precision: precision)
    }
    /// Fixed or exponential, whichever is shorter.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }
    public static func hybrid(precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false)
        -> OSLogFloatFormatting
    {
        OSLogFloatFormatting(conversion: uppercase ? "G" : "g", sign: explicitPositiveSign, precision: precision)
    }

    func apply(_ number: Double) -> String {
        String(format: "%" + (sign ? "+" : "") + (precision.map { ".\($0())" } ?? "") + conversion, number)
    }
}

/// The format of a Boolean value.
public enum OSLogBoolFormat: Sendable {
    /// `true` and `false`
    case truth
    /// `YES` and `NO`
    case answer
}
