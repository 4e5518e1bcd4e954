import SwiftUI

/// Ranges of equal length that numbers are counted in.
///
/// Source: Apple's documentation of `NumberBins`.
public struct NumberBins<Value: Comparable & Plottable>: RandomAccessCollection {
    /// The limits of the bins, in ascending order.
    public let thresholds: [Value]

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
    public subscript(position: Int) -> ChartBinRange<Value> { ChartBinRange(thresholds[position]..<thresholds[position + 1]) }

    /// The bin of a value; that at the end for values outside of all.
    public func index(for value: Value) -> Int {
        let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
        return Swift.min(Swift.max(0, above - 1), Swift.max(0, endIndex - 1))
    }

    /// Bins between limits.
    public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

    /// Bins with round limits around a range.
    fileprivate init(around range: ClosedRange<Double>, count: Int?, minimum: Double, make: (Double) -> Value?) {
        let wide = range.lowerBound == range.upperBound ? range.lowerBound...(range.upperBound + Swift.max(1, minimum)) : range
        let step = Swift.max(Ticks.step(wide, count: count ?? Self.count) ?? 1, minimum)
        let first = (wide.lowerBound / step).rounded(.down), last = Swift.max((wide.upperBound / step).rounded(.up), first + 1)
        // The greatest value is in a bin, whose upper limit is outside of it.
        let end = last * step <= range.upperBound ? last + 1 : last
        guard end - first <= Double(Ticks.limit) else {
            thresholds = []
            return
        }
        thresholds = stride(from: first, through: end, by: 1).compactMap { make($0 * step) }
    }

    /// The number of bins that come nearest to it by themselves.
    private static var count: Int { 10 }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Bins of equal length that cover a range.
    ///
    /// - Parameter count: The number of bins, from 1.
    public init(range: ClosedRange<Value>, count: Int) {
        let count = Swift.min(Swift.max(1, count), Ticks.limit), length = range.upperBound - range.lowerBound
        self.init(thresholds: (0...count).map { range.lowerBound + length * Value($0) / Value(count) })
    }
    /// - Parameters:
    ///   - data: The numbers that are in the bins.
    ///   - desiredCount: The number of bins that come near to it; nil = 10.
    ///   - minimumStride: The least length of a bin.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        self.init(range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount, minimumStride: minimumStride)
    }
    public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 0) {
        self.init(
            around: Double(range.lowerBound)...Double(range.upperBound), count: desiredCount, minimum: Double(minimumStride)
        ) { Value($0) }
    }
    /// Bins of a length, from the range's start until they cover it.
    public init(size: Value, range: ClosedRange<Value>) {
        let count = size > 0 ? Double((range.upperBound - range.lowerBound) / size).rounded(.up) : 0
        let limits = count < Double(Ticks.limit) ? (0...Int(count)).map { range.lowerBound + Value($0) * size } : []
        self.init(thresholds: limits)
    }
}

extension NumberBins where Value: BinaryInteger {
    /// - Parameters:
    ///   - data: The numbers that are in the bins.
    ///   - desiredCount: The number of bins that come near to it; nil = 10.
    ///   - minimumStride: The least length of a bin.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
        self.init(range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount, minimumStride: minimumStride)
    }
    public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 1) {
        self.init(
            around: Double(range.lowerBound)...Double(range.upperBound), count: desiredCount, minimum: Double(minimumStride)
        ) { Value(exactly: $0.rounded()) }
    }
}
