/// The way a scale maps values to places.
///
/// Source: Apple's documentation of `ScaleType`.
public struct ScaleType: Sendable, Hashable {
    enum Kind: Hashable {
        case linear, date, category
        case log
        case power(Double)
        case symmetricLog(slope: Double)
    }
    let kind: Kind

    public static var linear: ScaleType { ScaleType(kind: .linear) }
    public static var date: ScaleType { ScaleType(kind: .date) }
    public static var category: ScaleType { ScaleType(kind: .category) }
    /// Logarithms of positive numbers.
    public static var log: ScaleType { ScaleType(kind: .log) }
    public static var squareRoot: ScaleType { ScaleType(kind: .power(0.5)) }
    /// Logarithms away from zero, a line near it.
    public static var symmetricLog: ScaleType { .symmetricLog(slopeAtZero: 1) }
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slope: slopeAtZero)) }
}
