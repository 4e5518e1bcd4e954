import SwiftUI

/// A short line outside the plot at a value.
///
/// Source: Apple's documentation of `AxisTick`.
@MainActor @preconcurrency public struct AxisTick: AxisMark {
    /// The length of a tick.
    public struct Length: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        let length: _AxisMarkItem.TickLength
        public static var automatic: Length { Length(length: .automatic) }
        /// As far as the label reaches.
        public static var label: Length { Length(length: .label) }
        public static var longestLabel: Length { Length(length: .longestLabel) }
        public init(integerLiteral value: Int) { length = .points(CGFloat(value)) }
        public init(floatLiteral value: Double) { length = .points(value) }
        init(length: _AxisMarkItem.TickLength) { self.length = length }
    }

    public let _items: [_AxisMarkItem]

    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        _items = [_AxisMarkItem(kind: .tick, centered: centered ?? false, stroke: stroke, length: length.length)]
    }
    /// - Parameter length: In points.
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        _items = [_AxisMarkItem(kind: .tick, centered: centered ?? false, stroke: stroke, length: .points(length))]
    }
}
