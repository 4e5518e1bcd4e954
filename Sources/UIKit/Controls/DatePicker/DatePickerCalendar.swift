/// A date picker as the days of a month, with the time below where it chooses that, too.
final class DatePickerCalendar: UIView, DatePickerContent {
    private unowned let picker: UIDatePicker
    private let monthButton = UIButton(type: .system)
    private let earlier = UIButton(type: .system)
    private let later = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var days: [DatePickerDay] = []
    private let timeLabel = UILabel()
    private let timeButton = DatePickerButton()
    private var monthWheels: UIDatePicker?
    /// The first day of the month that shows.
    private var month = Date()

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init(frame: .zero)
        isOpaque = false
        for view in [monthButton, earlier, later] { addSubview(view) }
        monthButton.setTitleColor(.label, for: .normal)
        monthButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        monthButton.contentHorizontalAlignment = .leading
        for (button, name, step) in [(earlier, "chevron.left", -1), (later, "chevron.right", 1)] {
            button.setImage(
                UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)), for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
        }
        monthButton.addAction(UIAction { [weak self] _ in self?.toggleMonthWheels() }, for: .touchUpInside)
        timeButton.addAction(UIAction { [weak self] _ in self?.openTime() }, for: .touchUpInside)
        if picker.datePickerMode == .dateAndTime { [timeLabel, timeButton].forEach(addSubview) }
        for index in 0..<7 { addWeekday(index) }
        for _ in 0..<42 { addDay() }
        month = startOfMonth(picker.date)
    }

    required init?(coder: NSCoder) { nil }

    private func addWeekday(_ index: Int) {
        let label = UILabel()
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .tertiaryLabel
        label.textAlignment = .center
        label.isAccessibilityElement = false
        weekdays.append(label)
        addSubview(label)
    }

    private func addDay() {
        let day = DatePickerDay()
        day.addAction(UIAction { [weak self, weak day] _ in if let day { self?.choose(day) } }, for: .touchUpInside)
        days.append(day)
        addSubview(day)
    }

    private var calendar: Calendar { picker.shownCalendar }

    private func startOfMonth(_ date: Date) -> Date {
        calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
    }

    private var timeHeight: CGFloat { picker.datePickerMode == .dateAndTime ? DatePickerMetrics.timeRowHeight : 0 }

    var fittingSize: CGSize {
        CGSize(
            width: DatePickerMetrics.inlineWidth,
            height: DatePickerMetrics.headerHeight + DatePickerMetrics.weekdayHeight + 6 * DatePickerMetrics.dayHeight + timeHeight)
    }

    // MARK: Showing

    func reload() { show(animated: false) }

    func show(animated: Bool) {
        month = startOfMonth(picker.date)
        showMonth()
        timeButton.text = picker.formatter("jmm").string(from: picker.date)
        monthWheels?.date = picker.date
    }

    private func showMonth() {
        monthButton.setTitle(picker.formatter("yMMMM").string(from: month), for: .normal)
        let symbols = picker.formatter("E").shortStandaloneWeekdaySymbols
        let firstDay = calendar.firstWeekday - 1
        for (index, label) in weekdays.enumerated() where symbols.count == 7 {
            label.text = symbols[(firstDay + index) % 7].uppercased(with: picker.shownLocale)
        }
        let lead = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
        let spoken = picker.formatter("EEEEdMMMM")
        for (index, day) in days.enumerated() {
            let number = index - lead + 1
            guard (1...count).contains(number), let date = calendar.date(byAdding: .day, value: number - 1, to: month) else {
                day.isHidden = true
                continue
            }
            day.isHidden = false
            day.show(
                number, date: date, isSelected: calendar.isDate(date, inSameDayAs: picker.date), isToday: calendar.isDateInToday(date))
            day.isEnabled = isPossible(date)
            day.accessibilityLabel = spoken.string(from: date)
        }
        earlier.isEnabled = picker.minimumDate.map { $0 < month } ?? true
        later.isEnabled = picker.maximumDate.map { $0 >= (calendar.date(byAdding: .month, value: 1, to: month) ?? month) } ?? true
        setNeedsLayout()
    }

    private func isPossible(_ day: Date) -> Bool {
        if let minimum = picker.minimumDate, calendar.compare(day, to: minimum, toGranularity: .day) == .orderedAscending { return false }
        if let maximum = picker.maximumDate, calendar.compare(day, to: maximum, toGranularity: .day) == .orderedDescending { return false }
        return true
    }

    // MARK: Choosing

    private func turn(by months: Int) {
        month = calendar.date(byAdding: .month, value: months, to: month) ?? month
        showMonth()
    }

    /// Keeps the time of day.
    private func choose(_ day: DatePickerDay) {
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day.date)
        let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: picker.date)
        (parts.hour, parts.minute, parts.second, parts.nanosecond) = (time.hour, time.minute, time.second, time.nanosecond)
        if let date = calendar.date(from: parts) { picker.choose(date) }
    }

    /// Shows wheels with month and year in place of the days, or the days again.
    private func toggleMonthWheels() {
        if let wheels = monthWheels {
            wheels.removeFromSuperview()
            monthWheels = nil
        } else {
            let wheels = UIDatePicker()
            wheels.preferredDatePickerStyle = .wheels
            wheels.datePickerMode = .date
            (wheels.locale, wheels.calendar, wheels.timeZone) = (picker.locale, picker.calendar, picker.timeZone)
            (wheels.minimumDate, wheels.maximumDate, wheels.date) = (picker.minimumDate, picker.maximumDate, picker.date)
            wheels.addAction(
                UIAction { [weak self, weak wheels] _ in if let wheels { self?.picker.choose(wheels.date) } }, for: .valueChanged)
            monthWheels = wheels
            addSubview(wheels)
        }
        let isOpen = monthWheels != nil
        monthButton.setTitleColor(isOpen ? tintColor : .label, for: .normal)
        for view in weekdays + days + [earlier, later] as [UIView] { view.alpha = isOpen ? 0 : 1 }
        setNeedsLayout()
    }

    private func openTime() {
        let wheels = UIDatePicker()
        wheels.datePickerMode = .time
        wheels.preferredDatePickerStyle = .wheels
        (wheels.locale, wheels.calendar, wheels.timeZone) = (picker.locale, picker.calendar, picker.timeZone)
        (wheels.minimumDate, wheels.maximumDate, wheels.minuteInterval) = (picker.minimumDate, picker.maximumDate, picker.minuteInterval)
        wheels.date = picker.date
        wheels.addAction(UIAction { [weak self, weak wheels] _ in if let wheels { self?.picker.choose(wheels.date) } }, for: .valueChanged)
        timeButton.isOpen = true
        DatePickerPanel(wheels).present(from: timeButton) { [weak self] in self?.timeButton.isOpen = false }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = DatePickerMetrics.sideMargin, header = DatePickerMetrics.headerHeight
        let titleWidth = monthButton.intrinsicContentSize.width
        monthButton.frame = CGRect(x: margin, y: 0, width: titleWidth, height: header)
        later.frame = CGRect(x: bounds.width - margin - 30, y: 0, width: 30, height: header)
        earlier.frame = CGRect(x: later.frame.minX - 44, y: 0, width: 30, height: header)
        let column = (bounds.width - margin) / 7
        for (index, label) in weekdays.enumerated() {
            label.frame = CGRect(x: margin / 2 + CGFloat(index) * column, y: header, width: column, height: DatePickerMetrics.weekdayHeight)
        }
        let top = header + DatePickerMetrics.weekdayHeight
        let height = (bounds.height - top - timeHeight) / 6
        for (index, day) in days.enumerated() {
            day.frame = CGRect(
                x: margin / 2 + CGFloat(index % 7) * column, y: top + CGFloat(index / 7) * height, width: column, height: height)
        }
        monthWheels?.frame = CGRect(x: 0, y: header, width: bounds.width, height: bounds.height - header - timeHeight)
        guard timeHeight > 0 else { return }
        let row = CGRect(x: margin, y: bounds.height - timeHeight, width: bounds.width - 2 * margin, height: timeHeight)
        timeLabel.text = SystemText.text(.time)
        timeLabel.frame = CGRect(x: row.minX, y: row.minY, width: row.width / 2, height: row.height)
        let width = timeButton.fittingWidth
        timeButton.frame = CGRect(
            x: row.maxX - width, y: row.midY - DatePickerMetrics.compactHeight / 2, width: width, height: DatePickerMetrics.compactHeight)
    }
}

/// A day of a calendar.
final class DatePickerDay: UIControl {
    private let label = UILabel()
    private let circle = UIView()
    private(set) var date = Date()
    private var isToday = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        label.textAlignment = .center
        circle.isUserInteractionEnabled = false
        addSubview(circle)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    func show(_ number: Int, date: Date, isSelected: Bool, isToday: Bool) {
        self.date = date
        self.isToday = isToday
        self.isSelected = isSelected
        label.text = String(number)
        update()
    }

    private func update() {
        label.font = .systemFont(ofSize: isSelected ? 24 : 20, weight: isSelected ? .medium : .regular)
        // Today is full of the tint once it is chosen; other days get a light ground.
        circle.backgroundColor = isSelected ? (isToday ? tintColor : tintColor.withAlphaComponent(0.12)) : nil
        label.textColor = !isEnabled ? .tertiaryLabel : isSelected ? (isToday ? .white : tintColor) : isToday ? tintColor : .label
        if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
    }

    override func stateChanged() {
        super.stateChanged()
        update()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = min(DatePickerMetrics.dayCircle, bounds.width, bounds.height)
        circle.frame = CGRect(x: bounds.midX - size / 2, y: bounds.midY - size / 2, width: size, height: size)
        circle.layer.cornerRadius = size / 2
        label.frame = bounds
    }
}
