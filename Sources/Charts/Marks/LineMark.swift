import SwiftUI

/// A point of a line through the values of a series.
///
/// Source: Apple's documentation of `LineMark`.
@MainActor @preconcurrency public struct LineMark: MarkContent {
    nonisolated(unsafe) let mark: Mark

    /// A point of the line of the marks that look alike.
    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(kind: .line, x: .value(x), y: .value(y))
    }

    /// A point of the line of a series.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) { mark = Mark(kind: .line, x: .value(x), y: .value(y), series: _MarkStyle.Group(series)) }
}
