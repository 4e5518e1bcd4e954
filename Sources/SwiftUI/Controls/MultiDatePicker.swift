/// Several days to choose in a calendar. The label is not shown; assistive technologies read it.
///
/// Source: Apple's documentation of `MultiDatePicker`.
@MainActor @preconcurrency public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let bounds: DateInterval?
    nonisolated(unsafe) private let label: Label

    nonisolated init(_ selection: Binding<Set<DateComponents>>, _ bounds: DateInterval?, _ label: Label) {
        (self.selection, self.bounds, self.label) = (selection, bounds, label)
    }

    public var body: some View {
        CalendarDays(selection: selection, bounds: bounds).modifier(SpokenTitleModifier(title: label, keepsElements: true))
    }
}

extension MultiDatePicker {
    /// A choice among all days.
    nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, nil, label())
    }
    /// A choice among the days from the lower bound on, before the upper one.
    nonisolated public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, bounds.interval, label())
    }
    /// A choice among the days from the bound on.
    nonisolated public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, bounds.interval, label())
    }
    /// A choice among the days before the bound.
    nonisolated public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, bounds.interval, label())
    }
}

extension MultiDatePicker where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, Text(titleKey))
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, bounds.interval, Text(titleKey))
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
        self.init(selection, bounds.interval, Text(titleKey))
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
        self.init(selection, bounds.interval, Text(titleKey))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, Text(title))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) { self.init(selection, bounds.interval, Text(title)) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection, bounds.interval, Text(title)) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection, bounds.interval, Text(title)) }
}

extension Range<Date> { var interval: DateInterval { DateInterval(start: lowerBound, end: upperBound) } }
extension PartialRangeFrom<Date> { var interval: DateInterval { DateInterval(start: lowerBound, end: .distantFuture) } }
extension PartialRangeUpTo<Date> { var interval: DateInterval { DateInterval(start: .distantPast, end: upperBound) } }

/// UIKit's calendar.
private struct CalendarDays: UIViewRepresentable {
    let selection: Binding<Set<DateComponents>>
    let bounds: DateInterval?

    func makeUIView(context: Context) -> UICalendarView {
        let view = UICalendarView()
        view.wantsDateDecorations = false
        view.selectionBehavior = UICalendarSelectionMultiDate(delegate: context.coordinator)
        return view
    }

    func updateUIView(_ view: UICalendarView, context: Context) {
        let environment = context.environment
        if view.calendar != environment.calendar { view.calendar = environment.calendar }
        if view.locale != environment.locale { view.locale = environment.locale }
        if view.timeZone != environment.timeZone { view.timeZone = environment.timeZone }
        let bounds = bounds ?? DateInterval(start: .distantPast, end: .distantFuture)
        if view.availableDateRange != bounds { view.availableDateRange = bounds }
        if let tint = environment.tintColor { view.tintColor = UIColor(cgColor: tint.cgColor(in: environment)) }
        view.isUserInteractionEnabled = environment.isEnabled
        view.alpha = environment.isEnabled ? 1 : 0.5
        context.coordinator.selection = selection
        guard let choice = view.selectionBehavior as? UICalendarSelectionMultiDate else { return }
        let chosen = selection.wrappedValue
        if Set(choice.selectedDates) != chosen { choice.selectedDates = Array(chosen) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UICalendarView, context: Context) -> CGSize? {
        uiView.sizeThatFits(CGSize(width: proposal.width ?? 0, height: 0))
    }

    func makeCoordinator() -> CalendarChoice { CalendarChoice() }
}

/// Brings the days people choose to a binding.
@MainActor private final class CalendarChoice: NSObject, UICalendarSelectionMultiDateDelegate {
    var selection: Binding<Set<DateComponents>>?

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
        self.selection?.wrappedValue.insert(dateComponents)
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
        guard let days = self.selection?.wrappedValue else { return }
        // Apps may have chosen days with fewer or more components.
        self.selection?.wrappedValue = days.filter {
            $0.year != dateComponents.year || $0.month != dateComponents.month || $0.day != dateComponents.day
        }
    }
}
