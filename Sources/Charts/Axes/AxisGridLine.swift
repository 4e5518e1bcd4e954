import SwiftUI

/// A line through the plot at a value.
///
/// Source: Apple's documentation of `AxisGridLine`.
@MainActor @preconcurrency public struct AxisGridLine: AxisMark {
    public let _items: [_AxisMarkItem]
    /// - Parameter centered: Whether the line is in the middle of a category's band or of a unit; nil = at its edge for dates.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        _items = [_AxisMarkItem(kind: .gridLine, centered: centered ?? false, stroke: stroke)]
    }
}
