import QuinceFoundation

/// A calendar, or a list of reminders, as the device keeps it.
struct CalendarRecord: Codable, Hashable, Sendable {
    var identifier = UUID().uuidString
    var title = ""
    var holdsReminders = false
    /// Red, green and blue, 0...1.
    var color = [0.11, 0.67, 0.97]
}

/// A rule by which an event comes again, as the device keeps it.
struct RuleRecord: Codable, Hashable, Sendable {
    /// 0 daily, 1 weekly, 2 monthly, 3 yearly.
    var frequency = 0
    var interval = 1
    /// 1 Sunday … 7 Saturday.
    var weekdays: [Int] = []
    var end: Date?
    /// 0 = without end.
    var count = 0
}

/// An event or reminder as the device keeps it.
struct ItemRecord: Codable, Hashable, Sendable {
    var identifier = UUID().uuidString
    var calendar = ""
    var isReminder = false
    var title = "", location = "", notes = "", url: URL?
    var created = Date()
    var modified = Date()
    var timeZone: String?
    /// Seconds before the start, negative.
    var alarms: [Double] = []
    var rules: [RuleRecord] = []
    // Events.
    var start: Date?
    var end: Date?
    var isAllDay = false
    var availability = 0
    // Reminders.
    var startComponents: DateComponents?
    var dueComponents: DateComponents?
    var completion: Date?
    var priority = 0
    /// Starts of occurrences that were removed.
    var exceptions: [Date] = []
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
