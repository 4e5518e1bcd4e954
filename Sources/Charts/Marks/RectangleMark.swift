import SwiftUI

/// A rectangle around a place, or between values.
///
/// Source: Apple's documentation of `RectangleMark`.
@MainActor @preconcurrency public struct RectangleMark: MarkContent {
    nonisolated(unsafe) let mark: Mark

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) { mark = Mark(kind: .rectangle, x: .value(x), y: .value(y), width: width, height: height) }

    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark = Mark(kind: .rectangle, x: .range(xStart, xEnd), y: .range(yStart, yEnd)) }

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) { mark = Mark(kind: .rectangle, x: .value(x), y: .range(yStart, yEnd), width: width) }

    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { mark = Mark(kind: .rectangle, x: .range(xStart, xEnd), y: .value(y), height: height) }

    /// A rectangle at a value of the x-axis, between two distances from the plot's top in points; nil = the plot's edges.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) { mark = Mark(kind: .rectangle, x: .value(x), y: .points(yStart, yEnd), width: width) }

    /// A rectangle at a value of the y-axis, between two distances from the plot's leading edge in points; nil = the plot's edges.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { mark = Mark(kind: .rectangle, x: .points(xStart, xEnd), y: .value(y), height: height) }

    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { mark = Mark(kind: .rectangle, x: .range(xStart, xEnd), y: .points(yStart, yEnd)) }

    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark = Mark(kind: .rectangle, x: .points(xStart, xEnd), y: .range(yStart, yEnd)) }
}
