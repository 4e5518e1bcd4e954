/// One wheel of a date picker.
@MainActor struct DatePickerColumn {
    enum Kind { case day, date(Calendar.Component), countdown(Calendar.Component) }

    let kind: Kind
    /// How many different rows there are.
    let distinct: Int
    /// How often they come again on a wheel without end; 1 on one that has ends.
    let repeats: Int
    let width: CGFloat
    /// The value of the first row.
    let first: Int
    let step: Int
    let title: (Int) -> String

    var count: Int { distinct * repeats }

    init(
        _ kind: Kind, values: Range<Int>, step: Int = 1, isEndless: Bool = true, width: CGFloat = 0, title: @escaping (Int) -> String
    ) {
        let lowest = values.lowerBound, distinct = (values.count + step - 1) / step
        (self.kind, self.step, self.width, self.distinct, first) = (kind, step, width, distinct, lowest)
        repeats = isEndless ? max(10_000 / distinct, 1) : 1
        self.title = { title(lowest + $0 % distinct * step) }
    }

    // MARK: Rows and values

    private func value(_ row: Int) -> Int { first + row % distinct * step }

    /// The row for the picker's date: on an endless wheel that nearest to the row before, at first in the middle.
    func row(for picker: UIDatePicker, near current: Int) -> Int {
        let place = min(max((shownValue(picker) - first) / step, 0), distinct - 1)
        guard repeats > 1 else { return place }
        let start = current > 0 ? current : repeats / 2 * distinct
        let turn = Int((Double(start - place) / Double(distinct)).rounded())
        return min(max(turn * distinct + place, 0), count - 1)
    }

    private func shownValue(_ picker: UIDatePicker) -> Int {
        let calendar = picker.shownCalendar
        switch kind {
        case .day: return Self.dayNumber(picker.date, calendar)
        case .date(.era): return calendar.component(.hour, from: picker.date) < 12 ? 0 : 1
        case .date(let component): return calendar.component(component, from: picker.date)
        case .countdown(.hour): return Int(picker.countDownDuration) / 3600
        case .countdown: return Int(picker.countDownDuration) / 60 % 60
        }
    }

    /// The date, or the duration, with this column's value from a row.
    private func date(_ row: Int, _ picker: UIDatePicker) -> Date {
        let calendar = picker.shownCalendar, date = picker.date, value = value(row)
        switch kind {
        case .day:
            return calendar.date(byAdding: .day, value: value - Self.dayNumber(date, calendar), to: date) ?? date
        case .date(.era):
            let hour = calendar.component(.hour, from: date)
            return calendar.date(byAdding: .hour, value: (value == 1) == (hour >= 12) ? 0 : value == 1 ? 12 : -12, to: date) ?? date
        case .date(.hour):
            return calendar.date(byAdding: .hour, value: value - calendar.component(.hour, from: date), to: date) ?? date
        case .date(.minute):
            return calendar.date(byAdding: .minute, value: value - calendar.component(.minute, from: date), to: date) ?? date
        case .date(let component): return Self.replacing(component, value, date, calendar)
        case .countdown: return date
        }
    }

    /// A date with another year, month or day; a day the month does not have becomes its last one.
    private static func replacing(_ component: Calendar.Component, _ value: Int, _ date: Date, _ calendar: Calendar) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
        let day = component == .day ? value : parts.day ?? 1
        parts.setValue(value, for: component)
        parts.day = 1
        guard let month = calendar.date(from: parts), let days = calendar.range(of: .day, in: .month, for: month) else { return date }
        parts.day = min(day, days.count)
        return calendar.date(from: parts) ?? date
    }

    func choose(_ row: Int, for picker: UIDatePicker) {
        switch kind {
        case .countdown(let component):
            let total = Int(picker.countDownDuration), value = value(row)
            let minutes = component == .hour ? value * 60 + total / 60 % 60 : total / 3600 * 60 + value
            picker.choose(duration: TimeInterval(minutes * 60))
        default: picker.choose(date(row, picker))
        }
    }

    /// Whether a row can be chosen beside what the other wheels show.
    func isPossible(_ row: Int, for picker: UIDatePicker) -> Bool {
        switch kind {
        case .countdown: return true
        case .date(.day):
            let days = picker.shownCalendar.range(of: .day, in: .month, for: picker.date)
            guard days?.contains(value(row)) ?? true else { return false }
        default: break
        }
        let calendar = picker.shownCalendar, date = date(row, picker)
        let unit: Calendar.Component =
            switch kind {
            case .day: .day
            case .date(.era): .hour
            case .date(let component): component
            case .countdown: .minute
            }
        if let minimum = picker.minimumDate, calendar.compare(date, to: minimum, toGranularity: unit) == .orderedAscending { return false }
        if let maximum = picker.maximumDate, calendar.compare(date, to: maximum, toGranularity: unit) == .orderedDescending { return false }
        return true
    }

    /// Days since the beginning of 2001 in a calendar.
    static func dayNumber(_ date: Date, _ calendar: Calendar) -> Int {
        let start = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 43_200))
        return calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: date)).day ?? 0
    }

    // MARK: The wheels of a mode

    /// The wheels of a picker, in the order of its language.
    static func columns(of picker: UIDatePicker) -> [DatePickerColumn] {
        switch picker.datePickerMode {
        case .countDownTimer:
            return [
                DatePickerColumn(.countdown(.hour), values: 0..<24, isEndless: false, width: 140) {
                    "\($0) " + SystemText.text($0 == 1 ? .hour : .hours)
                },
                DatePickerColumn(.countdown(.minute), values: 0..<60, step: picker.minuteInterval, width: 140) {
                    "\($0) " + SystemText.text(.minutes)
                },
            ]
        case .time: return timeColumns(picker)
        case .dateAndTime: return [dayColumn(picker)] + timeColumns(picker)
        case .date: return dateColumns(picker)
        case .yearAndMonth:
            return dateColumns(picker).filter { if case .date(.day) = $0.kind { false } else { true } }
        }
    }

    /// Every day by itself, with its weekday; that of today by its name.
    private static func dayColumn(_ picker: UIDatePicker) -> DatePickerColumn {
        let calendar = picker.shownCalendar, formatter = picker.formatter("EEEMMMd")
        let middle = dayNumber(picker.date, calendar)
        let start = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 43_200))
        return DatePickerColumn(.day, values: middle - 5000..<middle + 5000, isEndless: false, width: 140) { number in
            guard let day = calendar.date(byAdding: .day, value: number, to: start) else { return "" }
            return calendar.isDateInToday(day) ? SystemText.text(.today) : formatter.string(from: day)
        }
    }

    private static func timeColumns(_ picker: UIDatePicker) -> [DatePickerColumn] {
        let format = DateFormatter.dateFormat(fromTemplate: "jm", options: 0, locale: picker.shownLocale) ?? "HH:mm"
        let isTwelveHours = format.contains("a")
        let hours = DatePickerColumn(.date(.hour), values: 0..<24, width: 46) {
            isTwelveHours ? String($0 % 12 == 0 ? 12 : $0 % 12) : ($0 < 10 ? "0\($0)" : "\($0)")
        }
        let minutes = DatePickerColumn(.date(.minute), values: 0..<60, step: picker.minuteInterval, width: 46) {
            $0 < 10 ? "0\($0)" : "\($0)"
        }
        guard isTwelveHours else { return [hours, minutes] }
        let formatter = picker.formatter("jm")
        let names = [formatter.amSymbol, formatter.pmSymbol]
        return [hours, minutes, DatePickerColumn(.date(.era), values: 0..<2, isEndless: false, width: 54) { names[$0] }]
    }

    private static func dateColumns(_ picker: UIDatePicker) -> [DatePickerColumn] {
        let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: picker.shownLocale) ?? "d MMMM y"
        let months = picker.formatter("LLLL").standaloneMonthSymbols
        let year = picker.shownCalendar.component(.year, from: picker.date)
        let columns: [Character: DatePickerColumn] = [
            "y": DatePickerColumn(.date(.year), values: max(year - 3000, 1)..<year + 3000, isEndless: false, width: 74) { String($0) },
            "M": DatePickerColumn(.date(.month), values: 1..<13, width: 130) { months.indices.contains($0 - 1) ? months[$0 - 1] : "\($0)" },
            "d": DatePickerColumn(.date(.day), values: 1..<32, width: 54) { String($0) },
        ]
        var order: [Character] = []
        var isQuoted = false
        for letter in format {
            if letter == "'" { isQuoted.toggle() }
            let known: Character = letter == "L" ? "M" : letter
            if !isQuoted, columns[known] != nil, !order.contains(known) { order.append(known) }
        }
        return order.compactMap { columns[$0] }
    }
}
