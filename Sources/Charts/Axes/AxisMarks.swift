import SwiftUI

/// Marks at values of an axis.
///
/// Source: Apple's documentation of `AxisMarks`.
@MainActor @preconcurrency public struct AxisMarks<Content>: AxisContent {
    public let _axisMarks: [_AxisMarkGroup]

    private init(_ group: _AxisMarkGroup) { _axisMarks = [group] }
}

extension AxisMarks where Content == AnyAxisMark {
    /// Grid lines, ticks and labels as the axis has them by itself.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) { self.init(_AxisMarkGroup(preset: preset, position: position, values: values, stroke: stroke)) }

    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P], stroke: StrokeStyle? = nil
    ) { self.init(_AxisMarkGroup(preset: preset, position: position, values: .explicit(values), stroke: stroke)) }

    /// Grid lines, ticks and labels with the values in a format.
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            _AxisMarkGroup(preset: preset, position: position, values: values, format: AxisText.make(format), stroke: stroke))
    }

    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [F.FormatInput],
        stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            _AxisMarkGroup(
                preset: preset, position: position, values: .explicit(values), format: AxisText.make(format), stroke: stroke))
    }
}

extension AxisMarks where Content: AxisMark {
    /// The marks that a closure makes at each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(_AxisMarkGroup(preset: preset, position: position, values: values, content: { content($0)._items })) }

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(_AxisMarkGroup(preset: preset, position: position, values: values, content: { _ in content()._items })) }

    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(_AxisMarkGroup(preset: preset, position: position, values: .explicit(values), content: { content($0)._items })) }

    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(_AxisMarkGroup(preset: preset, position: position, values: .explicit(values), content: { _ in content()._items })) }
}

/// Texts of an axis's values.
enum AxisText {
    /// The texts of a format; nil for values that the format does not take.
    static func make<F: FormatStyle>(_ format: F) -> (_PlottedValue) -> String? where F.FormatInput: Plottable, F.FormatOutput == String {
        { F.FormatInput(plotted: $0).map(format.format) }
    }
}
