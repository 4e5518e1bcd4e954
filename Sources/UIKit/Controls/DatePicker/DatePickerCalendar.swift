/// A date picker as the days of a month, with the time below where it chooses that, too.
final class DatePickerCalendar: UIView, DatePickerContent {
    private unowned let picker: UIDatePicker
    private let grid = MonthGrid()
    private let timeLabel = UILabel()
    private let timeButton = DatePickerButton()
    private var monthWheels: UIDatePicker?
    /// The first day of the month that shows.
    private var month = Date()

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init(frame: .zero)
        isOpaque = false
        grid.onTurn = { [weak self] month in self?.turn(to: month) }
        grid.onChoice = { [weak self] day in self?.choose(day) }
        grid.onMonthTap = { [weak self] in self?.toggleMonthWheels() }
        addSubview(grid)
        timeButton.addAction(UIAction { [weak self] _ in self?.openTime() }, for: .touchUpInside)
        if picker.datePickerMode == .dateAndTime { [timeLabel, timeButton].forEach(addSubview) }
        month = startOfMonth(picker.date)
    }

    required init?(coder: NSCoder) { nil }

    private var calendar: Calendar { picker.shownCalendar }

    private func startOfMonth(_ date: Date) -> Date {
        calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
    }

    private var timeHeight: CGFloat { picker.datePickerMode == .dateAndTime ? DatePickerMetrics.timeRowHeight : 0 }

    var fittingSize: CGSize {
        let size = grid.intrinsicContentSize
        return CGSize(width: size.width, height: size.height + timeHeight)
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
        let calendar = calendar
        grid.show(month, in: calendar) { (calendar.isDate($0, inSameDayAs: picker.date), isPossible($0)) }
        grid.allowTurns(earlier: picker.minimumDate.map { $0 < month } ?? true) { next in picker.maximumDate.map { $0 >= next } ?? true }
    }

    private func isPossible(_ day: Date) -> Bool {
        if let minimum = picker.minimumDate, calendar.compare(day, to: minimum, toGranularity: .day) == .orderedAscending { return false }
        if let maximum = picker.maximumDate, calendar.compare(day, to: maximum, toGranularity: .day) == .orderedDescending { return false }
        return true
    }

    // MARK: Choosing

    private func turn(to month: Date) {
        self.month = month
        showMonth()
    }

    /// Keeps the time of day.
    private func choose(_ day: MonthDay) {
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
        grid.showsDays = monthWheels == nil
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
        grid.semanticContentAttribute = semanticContentAttribute
        grid.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - timeHeight)
        let header = MonthMetrics.header
        monthWheels?.frame = CGRect(x: 0, y: header, width: bounds.width, height: bounds.height - header - timeHeight)
        if timeHeight > 0 { layOutTime() }
    }

    private func layOutTime() {
        let row = CGRect(x: 0, y: bounds.height - timeHeight, width: bounds.width, height: timeHeight)
            .shrunk(dx: MonthMetrics.margin)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        timeLabel.text = SystemText.text(.time)
        timeLabel.textAlignment = isRightToLeft ? .right : .left
        timeLabel.frame = CGRect(x: isRightToLeft ? row.midX : row.minX, y: row.minY, width: row.width / 2, height: row.height)
        let width = timeButton.fittingWidth, height = DatePickerMetrics.compactHeight
        timeButton.frame = CGRect(
            x: isRightToLeft ? row.minX : row.maxX - width, y: row.midY - height / 2, width: width, height: height)
    }
}
