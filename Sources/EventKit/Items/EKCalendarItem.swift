import CoreLocation
import QuinceFoundation

/// An event or a reminder.
///
/// Source: Apple's documentation of `EKCalendarItem`.
open class EKCalendarItem: EKObject, @unchecked Sendable {
    var record: ItemRecord
    var calendarObject: EKCalendar?
    var isSaved = false

    init(_ record: ItemRecord, _ calendar: EKCalendar?, isSaved: Bool) {
        (self.record, calendarObject, self.isSaved) = (record, calendar, isSaved)
        super.init()
    }

    open var calendar: EKCalendar! {
        get { calendarObject }
        set {
            calendarObject = newValue
            record.calendar = newValue?.calendarIdentifier ?? ""
        }
    }
    open var calendarItemIdentifier: String { record.identifier }
    open var calendarItemExternalIdentifier: String! { record.identifier }
    open var title: String! {
        get { record.title }
        set { record.title = newValue ?? "" }
    }
    open var location: String? {
        get { record.location.isEmpty ? nil : record.location }
        set { record.location = newValue ?? "" }
    }
    open var notes: String? {
        get { record.notes.isEmpty ? nil : record.notes }
        set { record.notes = newValue ?? "" }
    }
    open var url: URL? {
        get { record.url }
        set { record.url = newValue }
    }
    open var lastModifiedDate: Date? { isSaved ? record.modified : nil }
    open var creationDate: Date? { isSaved ? record.created : nil }
    open var timeZone: TimeZone? {
        get { record.timeZone.flatMap { TimeZone(identifier: $0) } }
        set { record.timeZone = newValue?.identifier }
    }
    open var hasAlarms: Bool { !record.alarms.isEmpty }
    open var hasRecurrenceRules: Bool { !record.rules.isEmpty }
    open var hasAttendees: Bool { false }
    open var hasNotes: Bool { !record.notes.isEmpty }
    open var attendees: [EKParticipant]? { nil }
    open var alarms: [EKAlarm]? {
        get { record.alarms.isEmpty ? nil : record.alarms.map { EKAlarm(relativeOffset: $0) } }
        set { record.alarms = (newValue ?? []).map(\.offset) }
    }
    open func addAlarm(_ alarm: EKAlarm) { record.alarms.append(alarm.offset) }
    open func removeAlarm(_ alarm: EKAlarm) { record.alarms.removeAll { $0 == alarm.offset } }
    open var recurrenceRules: [EKRecurrenceRule]? {
        get { record.rules.isEmpty ? nil : record.rules.map { EKRecurrenceRule($0) } }
        set { record.rules = (newValue ?? []).map(\.record) }
    }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { record.rules = [rule.record] }
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { record.rules.removeAll { $0 == rule.record } }
    open override var isNew: Bool { !isSaved }
}

/// A person of an event; a local calendar has none. Source: Apple's documentation of `EKParticipant`.
open class EKParticipant: EKObject, @unchecked Sendable {
    open var name: String? { nil }
    open var isCurrentUser: Bool { false }
}

/// A reminder of an event's time.
///
/// Source: Apple's documentation of `EKAlarm`.
open class EKAlarm: EKObject, NSCopying, @unchecked Sendable {
    /// Seconds after the start; negative before it.
    var offset: TimeInterval
    public init(relativeOffset offset: TimeInterval) { self.offset = offset }
    public init(absoluteDate date: Date) {
        offset = 0
        absoluteDate = date
    }
    open var relativeOffset: TimeInterval {
        get { offset }
        set { offset = newValue }
    }
    open var absoluteDate: Date?
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKAlarm(relativeOffset: offset)
        copy.absoluteDate = absoluteDate
        return copy
    }
}

/// Source: Apple's documentation of `EKEventAvailability`.
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy = 0, free, tentative, unavailable }
/// Source: Apple's documentation of `EKEventStatus`.
public enum EKEventStatus: Int, Sendable { case none = 0, confirmed, tentative, canceled }

/// An event of a calendar.
///
/// Source: Apple's documentation of `EKEvent`.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    /// The start of this occurrence where the event comes again.
    var occurrence: Date?

    public convenience init(eventStore: EKEventStore) { self.init(ItemRecord(), nil, isSaved: false) }

    open var eventIdentifier: String! { isSaved ? record.identifier : nil }
    open var isAllDay: Bool {
        get { record.isAllDay }
        set { record.isAllDay = newValue }
    }
    open var startDate: Date! {
        get { occurrence ?? record.start }
        set {
            record.start = newValue
            occurrence = nil
        }
    }
    open var endDate: Date! {
        get {
            guard let occurrence, let start = record.start, let end = record.end else { return record.end }
            return occurrence.addingTimeInterval(end.timeIntervalSince(start))
        }
        set { record.end = newValue }
    }
    open var occurrenceDate: Date! { startDate }
    open var availability: EKEventAvailability {
        get { EKEventAvailability(rawValue: record.availability) ?? .busy }
        set { record.availability = newValue.rawValue }
    }
    open var status: EKEventStatus { .none }
    open var isDetached: Bool { false }
    open var organizer: EKParticipant? { nil }
    open var structuredLocation: EKStructuredLocation? {
        didSet { if let title = structuredLocation?.title { location = title } }
    }
    open var birthdayContactIdentifier: String? { nil }

    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
    }
}

/// A place of an event. Source: Apple's documentation of `EKStructuredLocation`.
open class EKStructuredLocation: EKObject, NSCopying, @unchecked Sendable {
    open var title: String?
    open var geoLocation: CLLocation?
    /// Metres; 0 = the default.
    open var radius: Double = 0
    public init(title: String) { self.title = title }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKStructuredLocation(title: title ?? "")
        (copy.geoLocation, copy.radius) = (geoLocation, radius)
        return copy
    }
}

/// Source: Apple's documentation of `EKReminderPriority`.
public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }

/// A reminder of a list.
///
/// Source: Apple's documentation of `EKReminder`.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    public convenience init(eventStore: EKEventStore) { self.init(ItemRecord(isReminder: true), nil, isSaved: false) }

    open var startDateComponents: DateComponents? {
        get { record.startComponents }
        set { record.startComponents = newValue }
    }
    open var dueDateComponents: DateComponents? {
        get { record.dueComponents }
        set { record.dueComponents = newValue }
    }
    open var isCompleted: Bool {
        get { record.completion != nil }
        set { record.completion = newValue ? record.completion ?? Date() : nil }
    }
    open var completionDate: Date? {
        get { record.completion }
        set { record.completion = newValue }
    }
    /// 0 none, 1 highest … 9 lowest.
    open var priority: Int {
        get { record.priority }
        set { record.priority = min(max(newValue, 0), 9) }
    }
}
