import SwiftUI

/// Content that is one mark.
@MainActor @preconcurrency protocol MarkContent: PrimitiveChartContent {
    nonisolated var mark: Mark { get }
}

extension MarkContent {
    public func _collect(_ style: _MarkStyle, into marks: inout _MarkList) {
        var mark = mark
        mark.style = style
        marks.marks.append(mark)
    }
}

extension Mark.Extent {
    static func value<V: Plottable>(_ value: PlottableValue<V>) -> Self { .value(Mark.Value(value)) }
    static func range<V: Plottable>(_ start: PlottableValue<V>, _ end: PlottableValue<V>) -> Self {
        .range(Mark.Value(start), Mark.Value(end))
    }
    /// A value, or without one a place in points.
    static func value<V: Plottable>(_ value: PlottableValue<V>?, or point: CGFloat?) -> Self {
        value.map { .value($0) } ?? point.map { .point($0) } ?? .all
    }
}

extension _MarkStyle.Group {
    init<V: Plottable>(_ value: PlottableValue<V>) { self.init(value: value.value.plotted) }
}
