import QuinceFoundation

/// A calendar, or a list of reminders, as the device keeps it.
struct CalendarRecord: Codable, Hashable, Sendable {
    var identifier = UUID().uuidString
    var title = ""
    var holdsReminders = false
    /// Red, green and blue, 0...1.
    var color = [0.11, 0.67, 0.97]
}

/// A rule by which an event recurs, as the device keeps it. Parts that older documents lack are optional.
struct RuleRecord: Codable, Hashable, Sendable {
    /// 0 daily, 1 weekly, 2 monthly, 3 yearly.
    var frequency = 0
    var interval = 1
    /// 1 Sunday … 7 Saturday.
    var weekdays: [Int] = []
    var end: Date?
    /// 0 = without end.
    var count = 0
    /// For each of `weekdays` its number in the month or year, negative from the end; 0 = every one.
    var weekdayNumbers: [Int]?
    /// 1…31, negative from the end of the month.
    var monthDays: [Int]?
    /// 1…12.
    var months: [Int]?
    /// 1…53, negative from the end of the year.
    var weeks: [Int]?
    /// 1…366, negative from the end of the year.
    var yearDays: [Int]?
    /// The numbers of the occurrences of a period that are kept, from 1, negative from the end.
    var positions: [Int]?
}

/// A place, as the device keeps it.
struct PlaceRecord: Codable, Hashable, Sendable {
    var title: String?
    /// Degrees; nil = unknown.
    var latitude: Double?, longitude: Double?
    /// Metres; 0 = the default.
    var radius = 0.0
}

/// An alarm, as the device keeps it.
struct AlarmRecord: Codable, Hashable, Sendable {
    /// Seconds after the start; negative before it.
    var offset = 0.0
    /// nil where the alarm is relative.
    var date: Date?
    var place: PlaceRecord?
    /// 0 none, 1 on entering the place, 2 on leaving it.
    var proximity = 0
}

/// An event or reminder as the device keeps it. Parts that older documents lack are optional.
struct ItemRecord: Codable, Hashable, Sendable {
    var identifier = UUID().uuidString
    var calendar = ""
    var isReminder = false
    var title = "", location = "", notes = "", url: URL?
    var created = Date()
    var modified = Date()
    var timeZone: String?
    /// Seconds before the start, negative; the alarms of older documents, which have no `alarmRecords`.
    private var alarms: [Double] = []
    private var alarmRecords: [AlarmRecord]?
    var rules: [RuleRecord] = []
    // Events.
    var start: Date?
    var end: Date?
    var isAllDay = false
    var availability = 0
    var place: PlaceRecord?
    /// The identifier of the series that an occurrence was detached from, and the start that it had there.
    var series: String?
    var originalStart: Date?
    // Reminders.
    var startComponents: DateComponents?
    var dueComponents: DateComponents?
    var completion: Date?
    var priority = 0
    /// Starts of occurrences that were removed or detached.
    var exceptions: [Date] = []

    init(isReminder: Bool = false) { self.isReminder = isReminder }

    var allAlarms: [AlarmRecord] {
        get { alarmRecords ?? alarms.map { AlarmRecord(offset: $0) } }
        set { (alarmRecords, alarms) = (newValue, []) }
    }

    /// Seconds.
    var length: TimeInterval { start.flatMap { start in end.map { $0.timeIntervalSince(start) } } ?? 0 }
}

/// Everything of the user's calendars.
struct CalendarDocument: Codable, Equatable, Sendable {
    var calendars: [CalendarRecord] = []
    var items: [ItemRecord] = []

    /// The document with the calendars that each device has at first.
    var withDefaults: CalendarDocument {
        var result = self
        if !calendars.contains(where: { !$0.holdsReminders }) {
            result.calendars.append(CalendarRecord(identifier: "default-calendar", title: "Calendar"))
        }
        if !calendars.contains(where: \.holdsReminders) {
            result.calendars.append(
                CalendarRecord(identifier: "default-reminders", title: "Reminders", holdsReminders: true, color: [1, 0.58, 0]))
        }
        return result
    }
}
