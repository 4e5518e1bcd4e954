import SwiftUI

/// A symbol at a place.
///
/// Source: Apple's documentation of `PointMark`.
@MainActor @preconcurrency public struct PointMark: MarkContent {
    nonisolated(unsafe) let mark: Mark

    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(kind: .point, x: .value(x), y: .value(y))
    }

    /// A symbol at a distance from the plot's top in points; nil = in the middle.
    nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        mark = Mark(kind: .point, x: .value(x), y: y.map { .point($0) } ?? .all)
    }

    /// A symbol at a distance from the plot's leading edge in points; nil = in the middle.
    nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = Mark(kind: .point, x: x.map { .point($0) } ?? .all, y: .value(y))
    }
}
