import SwiftUI

/// A straight line along an axis.
///
/// Source: Apple's documentation of `RuleMark`.
@MainActor @preconcurrency public struct RuleMark: MarkContent {
    nonisolated(unsafe) let mark: Mark

    /// A line from the top to the bottom, or between two distances from the top in points.
    nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        mark = Mark(kind: .rule, x: .value(x), y: .points(yStart, yEnd))
    }

    /// A line between two values of the y-axis.
    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = Mark(kind: .rule, x: .value(x), y: .range(yStart, yEnd))
    }

    /// A line between two values of the y-axis, at a distance from the plot's leading edge in points; nil = in the middle.
    nonisolated public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = Mark(kind: .rule, x: x.map { .point($0) } ?? .all, y: .range(yStart, yEnd))
    }

    /// A line from the leading to the trailing edge, or between two distances from the leading edge in points.
    nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = Mark(kind: .rule, x: .points(xStart, xEnd), y: .value(y))
    }

    /// A line between two values of the x-axis.
    nonisolated public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(kind: .rule, x: .range(xStart, xEnd), y: .value(y))
    }

    /// A line between two values of the x-axis, at a distance from the plot's top in points; nil = in the middle.
    nonisolated public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
        mark = Mark(kind: .rule, x: .range(xStart, xEnd), y: y.map { .point($0) } ?? .all)
    }
}
