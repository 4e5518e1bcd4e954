import SwiftUI

/// A bar from zero to a value, or between two values.
///
/// Source: Apple's documentation of `BarMark`.
@MainActor @preconcurrency public struct BarMark: MarkContent {
    nonisolated(unsafe) let mark: Mark

    /// A bar from zero to the value of the continuous axis, at the value of the other axis.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { mark = Mark(kind: .bar, x: .value(x), y: .value(y), width: width, height: height, stacking: stacking) }

    /// A bar between two values of the y-axis.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) { mark = Mark(kind: .bar, x: .value(x), y: .range(yStart, yEnd), width: width) }

    /// A bar between two values of the x-axis.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { mark = Mark(kind: .bar, x: .range(xStart, xEnd), y: .value(y), height: height) }

    /// A bar at a value of the x-axis, between two distances from the plot's top in points; nil = the plot's edges.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { mark = Mark(kind: .bar, x: .value(x), y: .points(yStart, yEnd), width: width, stacking: stacking) }

    /// A bar at a value of the y-axis, between two distances from the plot's leading edge in points; nil = the plot's edges.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { mark = Mark(kind: .bar, x: .points(xStart, xEnd), y: .value(y), height: height, stacking: stacking) }

    /// A bar between two values of the x-axis and two distances in points.
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { mark = Mark(kind: .bar, x: .range(xStart, xEnd), y: .points(yStart, yEnd)) }

    /// A bar between two values of the y-axis and two distances in points.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark = Mark(kind: .bar, x: .points(xStart, xEnd), y: .range(yStart, yEnd)) }
}
