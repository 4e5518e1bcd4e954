import QuinceFoundation

/// Source: Apple's documentation of `EKRecurrenceFrequency`.
public enum EKRecurrenceFrequency: Int, Sendable { case daily = 0, weekly, monthly, yearly }
/// Source: Apple's documentation of `EKWeekday`.
public enum EKWeekday: Int, Sendable { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }

/// A day of a rule. Source: Apple's documentation of `EKRecurrenceDayOfWeek`.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying, @unchecked Sendable {
    public let dayOfTheWeek: EKWeekday
    /// The number of the day in the month or year, negative from the end; 0 = every one.
    public let weekNumber: Int
    public init(_ dayOfTheWeek: EKWeekday) { (self.dayOfTheWeek, weekNumber) = (dayOfTheWeek, 0) }
    public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) { (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKRecurrenceDayOfWeek else { return false }
        return other.dayOfTheWeek == dayOfTheWeek && other.weekNumber == weekNumber
    }
    open override var hash: Int { dayOfTheWeek.rawValue ^ weekNumber << 3 }
}

/// The end of a rule. Source: Apple's documentation of `EKRecurrenceEnd`.
open class EKRecurrenceEnd: NSObject, NSCopying, @unchecked Sendable {
    public let endDate: Date?
    public let occurrenceCount: Int
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A rule by which an event recurs.
///
/// Source: Apple's documentation of `EKRecurrenceRule`.
open class EKRecurrenceRule: EKObject, NSCopying, @unchecked Sendable {
    private(set) var record: RuleRecord
    init(_ record: RuleRecord) { self.record = record }

    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(
            RuleRecord(frequency: type.rawValue, interval: Swift.max(interval, 1), end: end?.endDate, count: end?.occurrenceCount ?? 0))
    }

    /// A rule of several parts. Parts that do not go with the frequency are ignored.
    ///
    /// - Parameters:
    ///   - days: Days of the week, with their numbers in the month or year; not for daily rules.
    ///   - monthDays: 1…31, negative from the end; for monthly rules.
    ///   - months: 1…12; for yearly rules.
    ///   - weeksOfTheYear: 1…53, negative from the end; for yearly rules.
    ///   - daysOfTheYear: 1…366, negative from the end; for yearly rules.
    ///   - setPositions: The numbers of the occurrences of a period that are kept, from 1, negative from the end.
    public convenience init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?,
        setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        func numbers(_ values: [NSNumber]?, for frequency: EKRecurrenceFrequency) -> [Int]? {
            type == frequency ? values.flatMap { $0.isEmpty ? nil : $0.map(\.intValue) } : nil
        }
        let days = type == .daily ? [] : days ?? []
        var record = RuleRecord(
            frequency: type.rawValue, interval: Swift.max(interval, 1), weekdays: days.map(\.dayOfTheWeek.rawValue), end: end?.endDate,
            count: end?.occurrenceCount ?? 0)
        if days.contains(where: { $0.weekNumber != 0 }) { record.weekdayNumbers = days.map(\.weekNumber) }
        record.monthDays = numbers(monthDays, for: .monthly)
        record.months = numbers(months, for: .yearly)
        record.weeks = numbers(weeksOfTheYear, for: .yearly)
        record.yearDays = numbers(daysOfTheYear, for: .yearly)
        record.positions = numbers(setPositions, for: type)
        self.init(record)
    }

    private func numbers(_ values: [Int]?) -> [NSNumber]? { values.map { $0.map { NSNumber(value: $0) } } }

    open var frequency: EKRecurrenceFrequency { EKRecurrenceFrequency(rawValue: record.frequency) ?? .daily }
    open var interval: Int { record.interval }
    open var firstDayOfTheWeek: Int { 0 }
    open var calendarIdentifier: String { "gregorian" }
    open var daysOfTheWeek: [EKRecurrenceDayOfWeek]? {
        guard !record.weekdays.isEmpty else { return nil }
        return zip(record.weekdays, record.weekdayNumbers ?? record.weekdays.map { _ in 0 }).compactMap { day, number in
            EKWeekday(rawValue: day).map { EKRecurrenceDayOfWeek($0, weekNumber: number) }
        }
    }
    open var daysOfTheMonth: [NSNumber]? { numbers(record.monthDays) }
    open var monthsOfTheYear: [NSNumber]? { numbers(record.months) }
    open var weeksOfTheYear: [NSNumber]? { numbers(record.weeks) }
    open var daysOfTheYear: [NSNumber]? { numbers(record.yearDays) }
    open var setPositions: [NSNumber]? { numbers(record.positions) }
    open var recurrenceEnd: EKRecurrenceEnd? {
        get { record.end.map { EKRecurrenceEnd(end: $0) } ?? (record.count > 0 ? EKRecurrenceEnd(occurrenceCount: record.count) : nil) }
        set { (record.end, record.count) = (newValue?.endDate, newValue?.occurrenceCount ?? 0) }
    }
    open func copy(with zone: NSZone? = nil) -> Any { EKRecurrenceRule(record) }
}
