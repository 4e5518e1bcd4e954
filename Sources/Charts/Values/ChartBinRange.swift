import SwiftUI

/// A range of values that are counted together.
///
/// Source: Apple's documentation of `ChartBinRange`.
public struct ChartBinRange<Bound: Comparable & Plottable>: Equatable {
    public let lowerBound: Bound
    public let upperBound: Bound

    init(_ range: Range<Bound>) { (lowerBound, upperBound) = (range.lowerBound, range.upperBound) }

    /// Whether the value is in the range, the upper bound being outside.
    public func contains(_ value: Bound) -> Bool { lowerBound <= value && value < upperBound }
}

extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension PlottableValue where Value: Comparable {
    private init(_ bin: ChartBinRange<Value>) {
        let start = bin.lowerBound.plotted.distance, end = bin.upperBound.plotted.distance
        if let start, let end, start <= end { self.init(bin.lowerBound, range: start...end) } else { self.init(bin.lowerBound) }
    }

    /// A bin, which takes the place of all its values.
    public static func value(_ label: Text, _ bin: ChartBinRange<Value>) -> PlottableValue { PlottableValue(bin) }
    public static func value(_ labelKey: LocalizedStringKey, _ bin: ChartBinRange<Value>) -> PlottableValue { PlottableValue(bin) }
    @_disfavoredOverload public static func value(_ labelResource: LocalizedStringResource, _ bin: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(bin)
    }
    @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ bin: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(bin)
    }
}
