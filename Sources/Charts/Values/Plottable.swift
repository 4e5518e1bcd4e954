import QuinceFoundation

/// A type whose values can be plotted along an axis.
///
/// Source: Apple's documentation of `Plottable`.
public protocol Plottable {
    /// The type in which values are plotted: a number, a date, or text.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// The value that is plotted.
    var primitivePlottable: PrimitivePlottable { get }
    /// The value of a place on an axis; nil where there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A type that axes place by themselves: numbers and dates by their distances, texts as categories.
///
/// Source: Apple's documentation of `PrimitivePlottableProtocol`.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    /// The value as axes place it.
    var _plotted: _PlottedValue { get }
    /// The value that an axis has placed; nil where the axis is of another type.
    init?(_plotted: _PlottedValue)
}

/// A value on an axis.
public enum _PlottedValue: Hashable, Sendable {
    case number(Double)
    /// Seconds since the reference date.
    case date(Double)
    case category(String)

    /// The distance along a continuous axis; nil for categories.
    var distance: Double? {
        switch self {
        case .number(let value), .date(let value): value
        case .category: nil
        }
    }
}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    public var _plotted: _PlottedValue { .number(Double(self)) }
    public init?(_plotted value: _PlottedValue) {
        guard case .number(let number) = value, let result = Self(exactly: number.rounded()) else { return nil }
        self = result
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var _plotted: _PlottedValue { .number(Double(self)) }
    public init?(_plotted value: _PlottedValue) {
        guard case .number(let number) = value else { return nil }
        self = Self(number)
    }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
    public var _plotted: _PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
    public init?(_plotted value: _PlottedValue) {
        guard case .number(let number) = value, number.isFinite else { return nil }
        self = Decimal(number)
    }
}

extension Date: PrimitivePlottableProtocol {
    public var _plotted: _PlottedValue { .date(timeIntervalSinceReferenceDate) }
    public init?(_plotted value: _PlottedValue) {
        guard case .date(let seconds) = value else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

extension String: PrimitivePlottableProtocol {
    public var _plotted: _PlottedValue { .category(self) }
    public init?(_plotted value: _PlottedValue) {
        guard case .category(let text) = value else { return nil }
        self = text
    }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
    var plotted: _PlottedValue { primitivePlottable._plotted }

    init?(plotted: _PlottedValue) {
        guard let primitive = PrimitivePlottable(_plotted: plotted), let value = Self(primitivePlottable: primitive) else { return nil }
        self = value
    }
}
