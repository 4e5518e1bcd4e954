import SwiftUI

/// A point of an area between the values of a series and zero, or between two values.
///
/// Source: Apple's documentation of `AreaMark`.
@MainActor @preconcurrency public struct AreaMark: MarkContent {
    nonisolated(unsafe) let mark: Mark

    /// A point of the area of the marks that look alike.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) { mark = Mark(kind: .area, x: .value(x), y: .value(y), stacking: stacking) }

    /// A point of the area of a series.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) { mark = Mark(kind: .area, x: .value(x), y: .value(y), series: _MarkStyle.Group(series), stacking: stacking) }

    /// A point of an area between two values of the y-axis.
    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = Mark(kind: .area, x: .value(x), y: .range(yStart, yEnd))
    }

    /// A point of the area of a series between two values of the y-axis.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) { mark = Mark(kind: .area, x: .value(x), y: .range(yStart, yEnd), series: _MarkStyle.Group(series)) }

    /// A point of an area between two values of the x-axis.
    nonisolated public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(kind: .area, x: .range(xStart, xEnd), y: .value(y))
    }

    /// A point of the area of a series between two values of the x-axis.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) { mark = Mark(kind: .area, x: .range(xStart, xEnd), y: .value(y), series: _MarkStyle.Group(series)) }
}
