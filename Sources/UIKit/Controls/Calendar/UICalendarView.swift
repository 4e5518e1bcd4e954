/// A month with days to look at and to choose, and with marks below them.
///
/// Source: Apple's “UICalendarView”.
@preconcurrency @MainActor open class UICalendarView: UIView {
    private let monthButton = UIButton(type: .system)
    private let earlier = UIButton(type: .system)
    private let later = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var days: [CalendarDayView] = []
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
        monthButton.setTitleColor(.label, for: .normal)
        monthButton.isUserInteractionEnabled = false
        for (button, name, step) in [(earlier, "chevron.left", -1), (later, "chevron.right", 1)] {
            button.setImage(
                UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)), for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
        }
        for view in [monthButton, earlier, later] { addSubview(view) }
        for _ in 0..<7 { addWeekday() }
        for _ in 0..<42 { addDay() }
        month = calendar.dateComponents([.era, .year, .month], from: Date())
        showMonth()
    }

    private func addWeekday() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .tertiaryLabel
        label.textAlignment = .center
        label.isAccessibilityElement = false
        weekdays.append(label)
        addSubview(label)
    }

    private func addDay() {
        let day = CalendarDayView()
        day.addAction(UIAction { [weak self, weak day] _ in if let day { self?.dayTapped(day) } }, for: .touchUpInside)
        days.append(day)
        addSubview(day)
    }

    // MARK: Properties

    open weak var delegate: (any UICalendarViewDelegate)? { didSet { showMonth() } }
    /// What people can choose; nil for nothing.
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
            invalidateIntrinsicContentSize()
            showMonth()
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
        show(shownCalendar.dateComponents([.era, .year, .month], from: date), animated: animated)
    }

    /// Asks the delegate anew for the decorations of days.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        for day in days where dates.contains(where: { isSame($0, day.components) }) { decorate(day) }
    }

    // MARK: Showing

    private var shownCalendar: Calendar {
        var calendar = calendar
        calendar.locale = locale
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    private func formatter(_ template: String) -> DateFormatter {
        let formatter = DateFormatter()
        (formatter.locale, formatter.calendar, formatter.timeZone) = (locale, shownCalendar, shownCalendar.timeZone)
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        return font.fontDescriptor.withDesign(fontDesign).map { UIFont(descriptor: $0, size: size) } ?? font
    }

    private func turn(by months: Int) {
        guard let date = shownCalendar.date(from: month), let other = shownCalendar.date(byAdding: .month, value: months, to: date) else {
            return
        }
        show(shownCalendar.dateComponents([.era, .year, .month], from: other), animated: true)
    }

    private func show(_ new: DateComponents, animated: Bool) {
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
        guard days.count == 42 else { return }
        let calendar = shownCalendar
        guard let first = calendar.date(from: month) else { return }
        monthButton.setTitle(formatter("yMMMM").string(from: first), for: .normal)
        monthButton.titleLabel?.font = font(17, .semibold)
        let symbols = formatter("E").shortStandaloneWeekdaySymbols ?? []
        for (index, label) in weekdays.enumerated() where symbols.count == 7 {
            label.text = symbols[(calendar.firstWeekday - 1 + index) % 7].uppercased(with: locale)
        }
        let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 30
        let spoken = formatter("EEEEdMMMM")
        for (index, day) in days.enumerated() {
            let number = index - lead + 1
            day.isHidden = !(1...count).contains(number)
            guard !day.isHidden, let date = calendar.date(byAdding: .day, value: number - 1, to: first) else { continue }
            show(date, number, in: day, calendar, spoken)
        }
        earlier.isEnabled = availableDateRange.start < first
        later.isEnabled = (calendar.date(byAdding: .month, value: 1, to: first) ?? first) < availableDateRange.end
        setNeedsLayout()
    }

    private func show(_ date: Date, _ number: Int, in day: CalendarDayView, _ calendar: Calendar, _ spoken: DateFormatter) {
        var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
        components.calendar = calendar
        let end = calendar.date(byAdding: .day, value: 1, to: date) ?? date
        let isAvailable = end > availableDateRange.start && date < availableDateRange.end
        let isSelected = selectionBehavior?.contains(components, isSame) ?? false
        day.isEnabled = isAvailable && (selectionBehavior?.mayTake(components, isSame) ?? true)
        day.show(
            number, components, font: font(isSelected ? 24 : 20, isSelected ? .medium : .regular), isSelected: isSelected,
            isToday: calendar.isDateInToday(date))
        day.accessibilityLabel = spoken.string(from: date)
        decorate(day)
    }

    private func decorate(_ day: CalendarDayView) {
        day.decoration = wantsDateDecorations ? delegate?.calendarView(self, decorationFor: day.components)?.makeView(tintColor) : nil
    }

    func isSame(_ one: DateComponents, _ other: DateComponents) -> Bool {
        one.year == other.year && one.month == other.month && one.day == other.day
    }

    private func dayTapped(_ day: CalendarDayView) { selectionBehavior?.tapped(day.components, isSame) }

    // MARK: Layout

    private var dayHeight: CGFloat { wantsDateDecorations ? CalendarMetrics.decoratedDay : CalendarMetrics.day }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: CalendarMetrics.header + CalendarMetrics.weekday + 6 * dayHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(CalendarMetrics.width, size.width), height: intrinsicContentSize.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margin = CalendarMetrics.margin, header = CalendarMetrics.header
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func placed(_ rect: CGRect) -> CGRect {
            isRightToLeft ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        monthButton.frame = placed(CGRect(x: margin, y: 0, width: monthButton.intrinsicContentSize.width, height: header))
        let end = CGRect(x: bounds.width - margin - 30, y: 0, width: 30, height: header)
        later.frame = placed(end)
        earlier.frame = placed(end.offsetBy(dx: -44, dy: 0))
        let column = (bounds.width - margin) / 7
        for (index, label) in weekdays.enumerated() {
            label.frame = placed(CGRect(x: margin / 2 + CGFloat(index) * column, y: header, width: column, height: CalendarMetrics.weekday))
        }
        let top = header + CalendarMetrics.weekday
        let height = max((bounds.height - top) / 6, 0)
        for (index, day) in days.enumerated() {
            day.frame = placed(
                CGRect(x: margin / 2 + CGFloat(index % 7) * column, y: top + CGFloat(index / 7) * height, width: column, height: height))
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showMonth()
    }
}

/// Gives days of a calendar their marks, and learns of the month that shows.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// What is below a day; nil for nothing.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    /// Another month shows. Optional.
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {}
}

/// Calendars of iOS 17, in points.
enum CalendarMetrics {
    static let width: CGFloat = 320
    static let header: CGFloat = 44
    static let weekday: CGFloat = 22
    static let day: CGFloat = 44
    static let decoratedDay: CGFloat = 56
    static let margin: CGFloat = 16
    static let circle: CGFloat = 42
    static let decoration: CGFloat = 14
}
