/// A month: its name, buttons to turn to the months beside it, the weekdays, and its days below them. Calendars and date pickers show it.
///
/// Everything stands mirrored where text runs from right to left.
final class MonthGrid: UIView {
    /// People asked for another month; its first day.
    var onTurn: (Date) -> Void = { _ in }
    /// A day was tapped.
    var onChoice: (MonthDay) -> Void = { _ in }
    /// The month's name was tapped; while this is nil it is no button.
    var onMonthTap: (() -> Void)? {
        didSet {
            monthButton.isUserInteractionEnabled = onMonthTap != nil
            monthMark.isHidden = onMonthTap == nil
        }
    }

    var fontDesign = UIFontDescriptor.SystemDesign.default
    /// Whether days are taller, with room for marks below the numbers.
    var hasDecorations = false { didSet { setNeedsLayout() } }
    /// Whether the weekdays, the days and the buttons beside the month's name can be seen; without them the name wears the tint.
    var showsDays = true { didSet { updateParts() } }

    private let monthButton = UIButton(type: .system)
    /// Beside the month's name where that is a button; it points down while there is something else in the days' place.
    private let monthMark = UIImageView()
    private let earlier = UIButton(type: .system)
    private let later = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var cells: [MonthDay] = []
    private var calendar = Calendar.current
    private var first = Date()
    private var isMirrored: Bool?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        monthButton.setTitleColor(.label, for: .normal)
        monthButton.isUserInteractionEnabled = false
        monthButton.addAction(UIAction { [weak self] _ in self?.onMonthTap?() }, for: .touchUpInside)
        earlier.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
        later.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
        monthButton.contentHorizontalAlignment = .leading
        (earlier.accessibilityLabel, earlier.accessibilityIdentifier) = ("Previous Month", "DatePicker.PreviousMonth")
        (later.accessibilityLabel, later.accessibilityIdentifier) = ("Next Month", "DatePicker.NextMonth")
        monthMark.isHidden = true
        monthMark.contentMode = .center
        for view in [monthButton, monthMark, earlier, later] { addSubview(view) }
        for _ in 0..<7 { addWeekday() }
        for _ in 0..<42 { addDay() }
    }

    required init?(coder: NSCoder) { nil }

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
        let day = MonthDay()
        day.addAction(UIAction { [weak self, weak day] _ in if let day { self?.onChoice(day) } }, for: .touchUpInside)
        cells.append(day)
        addSubview(day)
    }

    // MARK: Showing

    /// The days of the month that shows.
    var days: [MonthDay] { cells.filter { !$0.isHidden } }

    /// Shows the month that begins with `first`, in the calendar's language and time zone.
    ///
    /// - Parameter state: Whether a day, by its beginning, is chosen, and whether it can be.
    func show(_ first: Date, in calendar: Calendar, state: (Date) -> (isSelected: Bool, isEnabled: Bool)) {
        (self.first, self.calendar) = (first, calendar)
        monthButton.setTitle(calendar.formatter("yMMMM").string(from: first), for: .normal)
        monthButton.titleLabel?.font = font(17, .semibold)
        showWeekdays()
        showDays(state)
        setNeedsLayout()
    }

    /// Lets people turn back, and on to the next month where `laterAllowed` says so of its beginning.
    func allowTurns(earlier earlierAllowed: Bool, later laterAllowed: (Date) -> Bool) {
        earlier.isEnabled = earlierAllowed
        later.isEnabled = laterAllowed(calendar.date(byAdding: .month, value: 1, to: first) ?? first)
    }

    private func showWeekdays() {
        let symbols = calendar.formatter("E").shortStandaloneWeekdaySymbols
        for (index, label) in weekdays.enumerated() where symbols.count == 7 {
            label.text = symbols[(calendar.firstWeekday - 1 + index) % 7].uppercased(with: calendar.locale)
        }
    }

    private func showDays(_ state: (Date) -> (isSelected: Bool, isEnabled: Bool)) {
        let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 30
        let spoken = calendar.formatter("EEEEdMMMM")
        for (index, day) in cells.enumerated() {
            let number = index - lead + 1
            day.isHidden = !(1...count).contains(number)
            guard !day.isHidden, let date = calendar.date(byAdding: .day, value: number - 1, to: first) else { continue }
            let (isSelected, isEnabled) = state(date)
            day.isEnabled = isEnabled
            let font = font(isSelected ? 24 : 20, isSelected ? .medium : .regular)
            day.show(number, date, font: font, isSelected: isSelected, isToday: calendar.isDateInToday(date))
            day.accessibilityLabel = spoken.string(from: date)
        }
    }

    private func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        return font.fontDescriptor.withDesign(fontDesign).map { UIFont(descriptor: $0, size: size) } ?? font
    }

    private func turn(by months: Int) {
        if let other = calendar.date(byAdding: .month, value: months, to: first) { onTurn(other) }
    }

    private func updateParts() {
        monthButton.setTitleColor(showsDays ? .label : tintColor, for: .normal)
        for view in weekdays + cells + [earlier, later] as [UIView] { view.alpha = showsDays ? 1 : 0 }
        monthMark.transform = showsDays ? .identity : CGAffineTransform(rotationAngle: isRightToLeft ? -.pi / 2 : .pi / 2)
    }

    // MARK: Layout

    override var intrinsicContentSize: CGSize {
        let day = hasDecorations ? MonthMetrics.decoratedDay : MonthMetrics.day
        return CGSize(width: MonthMetrics.width, height: MonthMetrics.header + MonthMetrics.weekday + 6 * day)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        turnChevrons()
        layOutHeader()
        let margin = MonthMetrics.margin, column = (bounds.width - margin) / 7
        for (index, label) in weekdays.enumerated() {
            label.frame = placed(
                CGRect(x: margin / 2 + CGFloat(index) * column, y: MonthMetrics.header, width: column, height: MonthMetrics.weekday))
        }
        let top = MonthMetrics.header + MonthMetrics.weekday, height = max((bounds.height - top) / 6, 0)
        for (index, day) in cells.enumerated() {
            day.hasDecorations = hasDecorations
            day.frame = placed(
                CGRect(x: margin / 2 + CGFloat(index % 7) * column, y: top + CGFloat(index / 7) * height, width: column, height: height))
        }
    }

    private func layOutHeader() {
        let margin = MonthMetrics.margin, header = MonthMetrics.header
        // The mark belongs to what can be tapped.
        let name = CGRect(x: margin, y: 0, width: monthButton.intrinsicContentSize.width, height: header)
        monthButton.frame = placed(CGRect(x: name.minX, y: 0, width: name.width + (monthMark.isHidden ? 0 : 22), height: header))
        let mark = placed(CGRect(x: name.maxX + 4, y: 0, width: 14, height: header))
        monthMark.bounds.size = mark.size
        monthMark.center = CGPoint(x: mark.midX, y: mark.midY)
        let end = CGRect(x: bounds.width - margin - 30, y: 0, width: 30, height: header)
        later.frame = placed(end)
        earlier.frame = placed(end.offsetBy(dx: -44, dy: 0))
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func placed(_ rect: CGRect) -> CGRect {
        isRightToLeft ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }

    /// The chevrons point to where the months come from.
    private func turnChevrons() {
        guard isMirrored != isRightToLeft else { return }
        isMirrored = isRightToLeft
        monthMark.image = UIImage(
            systemName: "chevron.\(isRightToLeft ? "left" : "right")",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold))
        for (button, name) in [(earlier, isRightToLeft ? "right" : "left"), (later, isRightToLeft ? "left" : "right")] {
            let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
            button.setImage(UIImage(systemName: "chevron.\(name)", withConfiguration: configuration), for: .normal)
        }
    }
}

extension Calendar {
    /// A formatter for a template, in the calendar's language and time zone.
    fileprivate func formatter(_ template: String) -> DateFormatter {
        let formatter = DateFormatter()
        (formatter.locale, formatter.calendar, formatter.timeZone) = (locale ?? .current, self, timeZone)
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }
}

/// Months of iOS 17, in points.
enum MonthMetrics {
    static let width: CGFloat = 320
    static let header: CGFloat = 44
    static let weekday: CGFloat = 22
    static let day: CGFloat = 44
    static let decoratedDay: CGFloat = 56
    static let margin: CGFloat = 16
    static let circle: CGFloat = 44
    static let decoration: CGFloat = 14
}
