/// A month with days to look at and to choose, and with marks below them.
///
/// Source: Apple's “UICalendarView”.
@preconcurrency @MainActor open class UICalendarView: UIView {
    private let grid = MonthGrid()
    private var month = DateComponents()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(of: self, as: UICalendarView.self)
    }

    private func setUp() {
        isOpaque = false
        grid.onTurn = { [weak self] date in self?.show(date, animated: true) }
        grid.onChoice = { [weak self] day in self?.dayTapped(day) }
        addSubview(grid)
        month = monthComponents(of: Date())
        showMonth()
    }

    // MARK: Properties

    open weak var delegate: (any UICalendarViewDelegate)? { didSet { showMonth() } }
    /// The selection behaviour; nil for a calendar without selection.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.view = nil
            selectionBehavior?.view = self
            showMonth()
        }
    }
    open var calendar = Calendar.current { didSet { showMonth() } }
    open var locale = Locale.current { didSet { showMonth() } }
    open var timeZone: TimeZone? { didSet { showMonth() } }
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { showMonth() } }
    /// The days that can be seen and chosen.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { showMonth() } }
    /// Whether the delegate's decorations show.
    open var wantsDateDecorations = true {
        didSet {
            showMonth()
            invalidateIntrinsicContentSize()
        }
    }
    /// The month that shows.
    open var visibleDateComponents: DateComponents {
        get {
            var components = month
            components.calendar = calendar
            return components
        }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = shownCalendar.date(from: dateComponents) else { return }
        show(date, animated: animated)
    }

    /// Asks the delegate anew for the decorations of days.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        for day in grid.days where dates.contains(where: { isSame($0, components(of: day.date)) }) { decorate(day) }
    }

    // MARK: Showing

    private var shownCalendar: Calendar {
        var calendar = calendar
        calendar.locale = locale
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    private func monthComponents(of date: Date) -> DateComponents { shownCalendar.dateComponents([.era, .year, .month], from: date) }

    private func components(of day: Date) -> DateComponents {
        let calendar = shownCalendar
        var components = calendar.dateComponents([.era, .year, .month, .day], from: day)
        components.calendar = calendar
        return components
    }

    /// Shows the month of a date.
    private func show(_ date: Date, animated: Bool) {
        let new = monthComponents(of: date)
        guard new != month else { return }
        let old = visibleDateComponents
        let change = { [self] in
            month = new
            showMonth()
        }
        if animated, window != nil {
            UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve, animations: change)
        } else {
            change()
        }
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
    }

    func showMonth() {
        let calendar = shownCalendar
        guard let first = calendar.date(from: month) else { return }
        grid.fontDesign = fontDesign
        grid.hasDecorations = wantsDateDecorations
        grid.show(first, in: calendar) { date in
            let day = components(of: date)
            let end = calendar.date(byAdding: .day, value: 1, to: date) ?? date
            let isAvailable = end > availableDateRange.start && date < availableDateRange.end
            return (
                selectionBehavior?.contains(day, isSame) ?? false, isAvailable && (selectionBehavior?.mayTake(day, isSame) ?? true)
            )
        }
        grid.allowTurns(earlier: availableDateRange.start < first) { $0 < availableDateRange.end }
        for day in grid.days { decorate(day) }
    }

    private func decorate(_ day: MonthDay) {
        let decoration = wantsDateDecorations ? delegate?.calendarView(self, decorationFor: components(of: day.date)) : nil
        day.decoration = decoration?.makeView(tintColor)
    }

    func isSame(_ one: DateComponents, _ other: DateComponents) -> Bool {
        one.year == other.year && one.month == other.month && one.day == other.day
    }

    private func dayTapped(_ day: MonthDay) { selectionBehavior?.tapped(components(of: day.date), isSame) }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: grid.intrinsicContentSize.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(MonthMetrics.width, size.width), height: intrinsicContentSize.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        grid.semanticContentAttribute = semanticContentAttribute
        grid.frame = bounds
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showMonth()
    }
}

/// Gives days of a calendar their marks, and learns of the month that shows.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// Returns the decoration below a day; nil for none.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    /// Another month shows. Optional.
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {}
}
