/// How far something has come.
///
/// Source: Apple's documentation of `ProgressView`.
@MainActor @preconcurrency public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private var timer: TimerProgress?
    nonisolated(unsafe) private var observed: Progress?
    nonisolated(unsafe) private let label: Label?
    nonisolated(unsafe) private let currentValueLabel: CurrentValueLabel?
    @Environment(\.progressViewStyling) private var styling
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    nonisolated init(_ fraction: Double?, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    public var body: some View {
        if let observed {
            ObservedProgress(progress: observed)
        } else if let timer {
            TimelineView(timer) { styled(timer.fraction(at: $0.date)) }
        } else {
            styled(fraction)
        }
    }

    private func styled(_ fraction: Double?) -> some View {
        StyledContent(
            content: styling.make(
                ProgressViewStyleConfiguration(
                    fractionCompleted: fraction, label: labelsAreHidden ? nil : label.map { ProgressViewStyleConfiguration.Label($0) },
                    currentValueLabel: labelsAreHidden
                        ? nil : currentValueLabel.map { ProgressViewStyleConfiguration.CurrentValueLabel($0) })))
    }

    /// The part of `total` that `value` is; what is less than nothing or more than all is that.
    nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init() where Label == EmptyView { self.init(nil, nil, nil) }
    nonisolated public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(nil, Text(titleKey), nil) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(nil, Text(title), nil) }
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(Self.fraction(value, total), nil, nil)
    }
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(Self.fraction(value, total), label(), nil)
    }
    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
        self.init(Self.fraction(value, total), Text(titleKey), nil)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text { self.init(Self.fraction(value, total), Text(title), nil) }
}

extension ProgressView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.fraction(value, total), label(), currentValueLabel())
    }
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
    /// The progress view of a style's configuration.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// How far a piece of work has come, and in words what it says of itself.
    ///
    /// Source: Apple's documentation of `ProgressView.init(_:)`.
    nonisolated public init(_ progress: Progress) {
        self.init(nil, nil, nil)
        observed = progress
    }
}

extension ProgressView {
    /// A bar that follows the time.
    ///
    /// - Parameters:
    ///   - timerInterval: When it starts and ends.
    ///   - countsDown: Whether it is full at first and empty at the end, or the other way round.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(nil, label(), currentValueLabel())
        timer = TimerProgress(interval: timerInterval, countsDown: countsDown)
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// A bar that follows the time, with the time below it.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }
    /// A bar that follows the time, with the time below it.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(nil, nil, DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
        timer = TimerProgress(interval: timerInterval, countsDown: countsDown)
    }
}
