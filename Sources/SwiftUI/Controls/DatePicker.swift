/// The parts of a date that people choose.
///
/// Source: Apple's documentation of `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A date to choose.
///
/// Source: Apple's documentation of `DatePicker`.
@MainActor @preconcurrency public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents
    private let selection: Binding<Date>
    private let minimum: Date?
    private let maximum: Date?
    private let components: Components
    nonisolated(unsafe) private let label: Label
    @Environment(\.datePickerKind) private var kind
    @Environment(\.datePickerStyling) private var styling
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    nonisolated init(_ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components, _ label: Label) {
        self.selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.components = components
        self.label = label
    }

    public var body: some View {
        if let styling {
            styled(by: styling)
        } else {
            systemBody
        }
    }

    /// The picker in an app's own style, in which pickers have the system's.
    private func styled(by styling: DatePickerStyling) -> some View {
        StyledContent(
            content: styling.make(
                DatePickerStyleConfiguration(
                    label: DatePickerStyleConfiguration.Label(label), selection: selection, minimumDate: minimum, maximumDate: maximum,
                    displayedComponents: components))
        ).environment(\.datePickerStyling, nil)
    }

    @ViewBuilder private var systemBody: some View {
        if kind == .compact, !labelsAreHidden {
            LabeledLine {
                picker.modifier(RowControlModifier())
            } label: {
                label
            }
            .modifier(LabelledControlModifier())
        } else {
            picker
        }
    }

    private var picker: DatePickerView {
        DatePickerView(selection: selection, minimum: minimum, maximum: maximum, components: components, kind: kind)
    }
}

extension DatePicker {
    nonisolated public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, nil, displayedComponents, label()) }
    nonisolated public init(
        selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label()) }
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, label()) }
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, range.upperBound, displayedComponents, label()) }
}

extension DatePicker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, Text(titleKey)) }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey)) }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey)) }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey)) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, Text(title)) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title)) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(title)) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(title)) }
}

/// UIKit's date picker.
private struct DatePickerView: UIViewRepresentable {
    let selection: Binding<Date>
    let minimum, maximum: Date?
    let components: DatePickerComponents
    let kind: DatePickerKind

    func makeUIView(context: Context) -> UIDatePicker {
        let view = UIDatePicker()
        view.preferredDatePickerStyle = kind.uiStyle
        view.addAction(UIAction { [weak view] _ in if let view { context.coordinator.change(view.date) } }, for: .valueChanged)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(.required, for: axis)
            view.setContentCompressionResistancePriority(.required, for: axis)
        }
        return view
    }

    func updateUIView(_ view: UIDatePicker, context: Context) {
        context.coordinator.change = { selection.wrappedValue = $0 }
        let mode: UIDatePicker.Mode = components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
        if view.datePickerMode != mode { view.datePickerMode = mode }
        (view.minimumDate, view.maximumDate) = (minimum, maximum)
        (view.locale, view.calendar, view.timeZone) = (
            context.environment.locale, context.environment.calendar, context.environment.timeZone
        )
        if view.date != selection.wrappedValue { view.setDate(selection.wrappedValue, animated: view.window != nil) }
        view.isEnabled = context.environment.isEnabled
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIDatePicker, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        guard kind != .compact else { return own }
        return CGSize(width: proposal.width ?? own.width, height: own.height)
    }

    func makeCoordinator() -> ChangeCoordinator<Date> { ChangeCoordinator() }
}

/// The ways date pickers are shown.
enum DatePickerKind: Sendable {
    case compact, wheel, graphical

    var uiStyle: UIDatePickerStyle {
        switch self {
        case .compact: .compact
        case .wheel: .wheels
        case .graphical: .inline
        }
    }
}

private struct DatePickerKindKey: EnvironmentKey { static let defaultValue = DatePickerKind.compact }

extension EnvironmentValues {
    var datePickerKind: DatePickerKind {
        get { self[DatePickerKindKey.self] }
        set { self[DatePickerKindKey.self] = newValue }
    }
}
