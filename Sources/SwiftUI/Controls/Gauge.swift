/// A value within a range.
///
/// Source: Apple's documentation of `Gauge`.
@MainActor @preconcurrency public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    private let fraction: Double
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let currentValueLabel: CurrentValueLabel?
    nonisolated(unsafe) private let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
    @Environment(\.gaugeStyling) private var styling

    nonisolated init(_ fraction: Double, _ label: Label, _ current: CurrentValueLabel?, _ bounds: (BoundsLabel, BoundsLabel)?) {
        self.fraction = fraction
        self.label = label
        currentValueLabel = current
        self.bounds = bounds.map { (minimum: $0.0, maximum: $0.1) }
    }

    public var body: some View {
        StyledContent(
            content: styling.make(
                GaugeStyleConfiguration(
                    value: fraction, label: GaugeStyleConfiguration.Label(label),
                    currentValueLabel: currentValueLabel.map { GaugeStyleConfiguration.CurrentValueLabel($0) },
                    minimumValueLabel: bounds.map { GaugeStyleConfiguration.MinimumValueLabel($0.minimum) },
                    maximumValueLabel: bounds.map { GaugeStyleConfiguration.MaximumValueLabel($0.maximum) })))
    }

    /// Returns the position of a value within bounds as a fraction, clamped to 0…1; 0 for empty bounds.
    nonisolated private static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
        let length = bounds.upperBound - bounds.lowerBound
        return length > 0 ? min(max(Double((value - bounds.lowerBound) / length), 0), 1) : 0
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
        self.init(Self.fraction(value, bounds), label(), nil, nil)
    }
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView {
        self.init(Self.fraction(value, bounds), label(), currentValueLabel(), nil)
    }
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(Self.fraction(value, bounds), label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
    }
}
