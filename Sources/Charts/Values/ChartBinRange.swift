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
    /// A bin, which takes the place of all its values.
    public static func value(_ label: Text, _ bin: ChartBinRange<Value>) -> PlottableValue { make(label, bin) }
    public static func value(_ labelKey: LocalizedStringKey, _ bin: ChartBinRange<Value>) -> PlottableValue { make(Text(labelKey), bin) }
    @_disfavoredOverload public static func value(_ labelResource: LocalizedStringResource, _ bin: ChartBinRange<Value>) -> PlottableValue {
        make(Text(labelResource), bin)
    }
    @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ bin: ChartBinRange<Value>) -> PlottableValue {
        make(Text(verbatim: String(label)), bin)
    }

    private static func make(_ label: Text, _ bin: ChartBinRange<Value>) -> PlottableValue {
        guard let start = bin.lowerBound.plotted.distance, let end = bin.upperBound.plotted.distance, start <= end else {
            return PlottableValue(label, bin.lowerBound)
        }
        return PlottableValue(label, bin.lowerBound, range: start...end)
    }
}
