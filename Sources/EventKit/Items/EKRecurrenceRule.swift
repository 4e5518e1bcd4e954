import QuinceFoundation

/// Source: Apple's documentation of `EKRecurrenceFrequency`.
public enum EKRecurrenceFrequency: Int, Sendable { case daily = 0, weekly, monthly, yearly }
/// Source: Apple's documentation of `EKWeekday`.
public enum EKWeekday: Int, Sendable { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }

/// A day of a rule. Source: Apple's documentation of `EKRecurrenceDayOfWeek`.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying, @unchecked Sendable {
    public let dayOfTheWeek: EKWeekday
    public let weekNumber: Int
    public init(_ dayOfTheWeek: EKWeekday) { (self.dayOfTheWeek, weekNumber) = (dayOfTheWeek, 0) }
    public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) { (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The end of a rule. Source: Apple's documentation of `EKRecurrenceEnd`.
open class EKRecurrenceEnd: NSObject, NSCopying, @unchecked Sendable {
    public let endDate: Date?
    public let occurrenceCount: Int
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A rule by which an event comes again.
///
/// Source: Apple's documentation of `EKRecurrenceRule`.
open class EKRecurrenceRule: EKObject, NSCopying, @unchecked Sendable {
    let record: RuleRecord
    init(_ record: RuleRecord) { self.record = record }

    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(RuleRecord(frequency: type.rawValue, interval: max(interval, 1), end: end?.endDate, count: end?.occurrenceCount ?? 0))
    }

    /// - Parameter days: Days of the week, for weekly rules.
    public convenience init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?,
        setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        self.init(
            RuleRecord(
                frequency: type.rawValue, interval: max(interval, 1), weekdays: (days ?? []).map(\.dayOfTheWeek.rawValue),
                end: end?.endDate,
                count: end?.occurrenceCount ?? 0))
    }

    open var frequency: EKRecurrenceFrequency { EKRecurrenceFrequency(rawValue: record.frequency) ?? .daily }
    open var interval: Int { record.interval }
    open var firstDayOfTheWeek: Int { 0 }
    open var calendarIdentifier: String { "gregorian" }
    open var daysOfTheWeek: [EKRecurrenceDayOfWeek]? {
        record.weekdays.isEmpty ? nil : record.weekdays.compactMap { EKWeekday(rawValue: $0).map { EKRecurrenceDayOfWeek($0) } }
    }
    open var recurrenceEnd: EKRecurrenceEnd? {
        record.end.map { EKRecurrenceEnd(end: $0) } ?? (record.count > 0 ? EKRecurrenceEnd(occurrenceCount: record.count) : nil)
    }
    open func copy(with zone: NSZone? = nil) -> Any { EKRecurrenceRule(record) }
}

extension ItemRecord {
    /// The most occurrences of an event that are looked at.
    private static let occurrenceLimit = 10_000

    /// The starts of the event's occurrences that touch a span of time.
    func occurrences(from first: Date, to last: Date) -> [Date] {
        guard let start else { return [] }
        let length = (end ?? start).timeIntervalSince(start)
        func touches(_ date: Date) -> Bool { date < last && date.addingTimeInterval(length) > first || date == first && length == 0 }
        guard let rule = rules.first else { return touches(start) ? [start] : [] }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone.flatMap { TimeZone(identifier: $0) } ?? .current
        var found: [Date] = [], number = 0
        for date in Occurrences(start: start, rule: rule, calendar: calendar).prefix(Self.occurrenceLimit) {
            number += 1
            if date >= last || rule.end.map({ date > $0 }) ?? false || rule.count > 0 && number > rule.count { break }
            if touches(date), !exceptions.contains(date) { found.append(date) }
        }
        return found
    }
}

/// The dates of a rule, in order.
struct Occurrences: Sequence, IteratorProtocol {
    private let start: Date
    private let rule: RuleRecord
    private let calendar: Calendar
    private var step = 0
    private var pending: [Date] = []

    init(start: Date, rule: RuleRecord, calendar: Calendar) { (self.start, self.rule, self.calendar) = (start, rule, calendar) }

    mutating func next() -> Date? {
        if rule.frequency == 1, !rule.weekdays.isEmpty { return nextOfWeek() }
        let units: [Calendar.Component] = [.day, .weekOfYear, .month, .year]
        guard units.indices.contains(rule.frequency) else { return nil }
        defer { step += 1 }
        return calendar.date(byAdding: units[rule.frequency], value: step * rule.interval, to: start)
    }

    private mutating func nextOfWeek() -> Date? {
        while pending.isEmpty {
            guard let week = calendar.date(byAdding: .weekOfYear, value: step * rule.interval, to: start), step < 5000 else { return nil }
            step += 1
            let weekday = calendar.component(.weekday, from: week)
            pending = rule.weekdays.sorted().compactMap { calendar.date(byAdding: .day, value: $0 - weekday, to: week) }.filter {
                $0 >= start
            }
        }
        return pending.removeFirst()
    }
}
