import QuinceFoundation

extension ItemRecord {
    /// The most occurrences of an event that are looked at.
    private static let occurrenceLimit = 10_000

    /// Calls a function with the starts of the event's occurrences in order, until it returns false. Those that were removed are left out.
    private func forEachOccurrence(_ body: (Date) -> Bool) {
        guard let start else { return }
        guard let rule = rules.first else {
            _ = exceptions.contains(start) || body(start)
            return
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone.flatMap { TimeZone(identifier: $0) } ?? .current
        let removed = Set(exceptions)
        for date in Occurrences(start: start, rule: rule, calendar: calendar).prefix(rule.count > 0 ? rule.count : Self.occurrenceLimit) {
            if let end = rule.end, date > end { return }
            if !removed.contains(date), !body(date) { return }
        }
    }

    /// The start of the first occurrence that was not removed; nil where there is none.
    var firstOccurrence: Date? {
        var found: Date?
        forEachOccurrence {
            found = $0
            return false
        }
        return found
    }

    /// The starts of the event's occurrences that touch a span of time.
    func occurrences(from first: Date, to last: Date) -> [Date] {
        let length = length
        var found: [Date] = []
        forEachOccurrence { date in
            if date < last && date.addingTimeInterval(length) > first || date == first && length == 0 { found.append(date) }
            return date < last
        }
        return found
    }
}

/// The dates of a rule, in order.
///
/// Each period (day, week, month or year) of the rule gives candidates, of which those before the start are left out. Source: RFC 5545, 3.3.10,
/// with the parts that Apple's documentation of `EKRecurrenceRule` allows for each frequency.
struct Occurrences: Sequence, IteratorProtocol {
    /// The most periods in a row without an occurrence; a rule that has none at all ends there.
    private static let emptyPeriodLimit = 1000

    private let start: Date
    private let rule: RuleRecord
    private let calendar: Calendar
    private let parts: DateComponents
    private var step = 0
    private var pending: [Date] = []

    init(start: Date, rule: RuleRecord, calendar: Calendar) {
        (self.start, self.rule, self.calendar) = (start, rule, calendar)
        parts = calendar.dateComponents([.year, .month, .day, .weekday, .hour, .minute, .second, .nanosecond], from: start)
    }

    mutating func next() -> Date? {
        var emptyPeriods = 0
        while pending.isEmpty {
            guard emptyPeriods < Self.emptyPeriodLimit else { return nil }
            emptyPeriods += 1
            pending = chosen(candidates(step * rule.interval)).filter { $0 >= start }
            step += 1
        }
        return pending.removeFirst()
    }

    // MARK: Candidates

    /// The dates of a period, in any order.
    ///
    /// - Parameter number: The number of days, weeks, months or years from that of the start.
    private func candidates(_ number: Int) -> [Date] {
        switch rule.frequency {
        case 0: calendar.date(byAdding: .day, value: number, to: start).map { [$0] } ?? []
        case 1: week(number)
        case 2: month(number)
        default: year((parts.year ?? 1) + number)
        }
    }

    /// The candidates at the rule's positions, in order.
    private func chosen(_ candidates: [Date]) -> [Date] {
        let sorted = Set(candidates).sorted()
        guard let positions = rule.positions, !positions.isEmpty else { return sorted }
        let indices = positions.map { $0 > 0 ? $0 - 1 : sorted.count + $0 }.filter { sorted.indices.contains($0) }
        return Set(indices).sorted().map { sorted[$0] }
    }

    private func week(_ number: Int) -> [Date] {
        guard let week = calendar.date(byAdding: .day, value: number * 7, to: start), let weekday = parts.weekday else { return [] }
        let days = rule.weekdays.isEmpty ? [weekday] : rule.weekdays
        let first = calendar.firstWeekday
        func place(_ weekday: Int) -> Int { (weekday - first + 7) % 7 }
        return days.compactMap { calendar.date(byAdding: .day, value: place($0) - place(weekday), to: week) }
    }

    private func month(_ number: Int) -> [Date] {
        let months = (parts.year ?? 1) * 12 + (parts.month ?? 1) - 1 + number
        return days(ofMonth: months % 12 + 1, year: months / 12, monthDays: rule.monthDays ?? [])
    }

    private func year(_ year: Int) -> [Date] {
        if let weeks = rule.weeks, !weeks.isEmpty { return days(ofWeeks: weeks, year) }
        if let days = rule.yearDays, !days.isEmpty { return numbered(days, of: .year, year: year, month: 1) }
        if let months = rule.months, !months.isEmpty { return months.flatMap { days(ofMonth: $0, year: year, monthDays: []) } }
        if rule.weekdays.isEmpty { return day(year, parts.month ?? 1, parts.day ?? 1).map { [$0] } ?? [] }
        return weekdays(in: .year, year: year, month: 1)
    }

    private func days(ofMonth month: Int, year: Int, monthDays: [Int]) -> [Date] {
        let numbered = numbered(monthDays, of: .month, year: year, month: month)
        if rule.weekdays.isEmpty { return monthDays.isEmpty ? day(year, month, parts.day ?? 1).map { [$0] } ?? [] : numbered }
        let weekdays = weekdays(in: .month, year: year, month: month)
        return monthDays.isEmpty ? weekdays : weekdays.filter { numbered.contains($0) }
    }

    /// The days of weeks of a year as ISO 8601 numbers them, at the rule's days of the week.
    private func days(ofWeeks weeks: [Int], _ year: Int) -> [Date] {
        var iso = Calendar(identifier: .iso8601)
        iso.timeZone = calendar.timeZone
        guard let count = iso.range(of: .weekOfYear, in: .yearForWeekOfYear, for: day(year, 7, 1) ?? start)?.count else { return [] }
        let weekdays = rule.weekdays.isEmpty ? [parts.weekday ?? 1] : rule.weekdays
        return weeks.map { $0 > 0 ? $0 : count + 1 + $0 }.filter { 1...count ~= $0 }.flatMap { week in
            weekdays.compactMap { weekday in
                let day = DateComponents(weekday: weekday, weekOfYear: week, yearForWeekOfYear: year)
                return iso.date(from: day).flatMap { atTime($0) }
            }
        }
    }

    // MARK: Days

    /// The day of a month at the start's time; nil where the month has no such day.
    private func day(_ year: Int, _ month: Int, _ day: Int) -> Date? {
        let wanted = DateComponents(
            year: year, month: month, day: day, hour: parts.hour, minute: parts.minute, second: parts.second, nanosecond: parts.nanosecond)
        guard let date = calendar.date(from: wanted), calendar.component(.day, from: date) == day else { return nil }
        return date
    }

    private func atTime(_ date: Date) -> Date? {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        return day(parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
    }

    private func count(of unit: Calendar.Component, year: Int, month: Int) -> Int {
        day(year, month, 1).flatMap { calendar.range(of: .day, in: unit, for: $0)?.count } ?? 0
    }

    /// Days of a month or year by their numbers, negative from the end.
    private func numbered(_ numbers: [Int], of unit: Calendar.Component, year: Int, month: Int) -> [Date] {
        guard !numbers.isEmpty, let first = day(year, month, 1) else { return [] }
        let count = count(of: unit, year: year, month: month)
        return numbers.map { $0 > 0 ? $0 : count + 1 + $0 }.filter { 1...count ~= $0 }.compactMap {
            calendar.date(byAdding: .day, value: $0 - 1, to: first)
        }
    }

    /// The rule's days of the week in a month or year: every one, or those of a number.
    private func weekdays(in unit: Calendar.Component, year: Int, month: Int) -> [Date] {
        guard let first = day(year, month, 1) else { return [] }
        let count = count(of: unit, year: year, month: month), firstWeekday = calendar.component(.weekday, from: first)
        return zip(rule.weekdays, rule.weekdayNumbers ?? rule.weekdays.map { _ in 0 }).flatMap { weekday, number -> [Date] in
            let offsets = Array(stride(from: (weekday - firstWeekday + 7) % 7, to: count, by: 7))
            let index = number > 0 ? number - 1 : offsets.count + number
            let chosen = number == 0 ? offsets : offsets.indices.contains(index) ? [offsets[index]] : []
            return chosen.compactMap { calendar.date(byAdding: .day, value: $0, to: first) }
        }
    }
}
