import CoreLocation
import QuinceFoundation

/// An event or a reminder.
///
/// Source: Apple's documentation of `EKCalendarItem`.
open class EKCalendarItem: EKObject, @unchecked Sendable {
    /// The item without its alarms and its place, which are objects that apps can change.
    private var ownRecord: ItemRecord
    private var alarmObjects: [EKAlarm]
    private var ruleObjects: [EKRecurrenceRule]
    var placeObject: EKStructuredLocation?
    private var calendarObject: EKCalendar?
    /// The item as it was made or last saved.
    private(set) var original: ItemRecord
    private var originalCalendar: EKCalendar?
    private(set) var isSaved: Bool

    init(_ record: ItemRecord, _ calendar: EKCalendar?, isSaved: Bool) {
        (ownRecord, original, self.isSaved) = (record, record, isSaved)
        (calendarObject, originalCalendar) = (calendar, calendar)
        alarmObjects = record.allAlarms.map { EKAlarm($0) }
        ruleObjects = record.rules.map { EKRecurrenceRule($0) }
        placeObject = record.place.map { EKStructuredLocation($0) }
        super.init()
    }

    /// The item as it is to be saved.
    var record: ItemRecord {
        get {
            var record = ownRecord
            let alarms = alarmObjects.map(\.record)
            if alarms != record.allAlarms { record.allAlarms = alarms }
            record.rules = ruleObjects.map(\.record)
            record.place = placeObject?.record
            return record
        }
        set {
            ownRecord = newValue
            alarmObjects = newValue.allAlarms.map { EKAlarm($0) }
            ruleObjects = newValue.rules.map { EKRecurrenceRule($0) }
            placeObject = newValue.place.map { EKStructuredLocation($0) }
        }
    }

    subscript<Value>(_ path: WritableKeyPath<ItemRecord, Value>) -> Value {
        get { ownRecord[keyPath: path] }
        set { ownRecord[keyPath: path] = newValue }
    }

    /// Makes a record what the item was last saved as.
    func settle(_ saved: ItemRecord) {
        record = saved
        (original, originalCalendar, isSaved) = (saved, calendarObject, true)
    }

    // MARK: Changes

    open override var isNew: Bool { !isSaved }
    open override var hasChanges: Bool { record != original }

    /// Discards the changes since the item was made or last saved.
    open override func rollback() { (record, calendarObject) = (original, originalCalendar) }
    /// Discards the changes since the item was made or last saved, and reads it again where it is in the store.
    open override func reset() {
        rollback()
        if isSaved { _ = refresh() }
    }

    /// Reads what others have changed; the item's own changes stay.
    ///
    /// - Returns: False where the item is no longer in the store.
    open override func refresh() -> Bool {
        guard isSaved else { return true }
        guard let document = try? CalendarDatabase.read(), let stored = refreshed(document) else { return false }
        let changed = record, before = original, calendar = calendarObject
        let fresh = changed.merged(since: before, onto: stored)
        settle(stored)
        originalCalendar = document.calendars.first { $0.identifier == stored.calendar }.map { EKCalendar($0) }
        record = fresh
        calendarObject = fresh.calendar == stored.calendar ? originalCalendar : calendar
        return true
    }

    /// The item as the document has it; nil where it is no longer there.
    func refreshed(_ document: CalendarDocument) -> ItemRecord? { document.items.first { $0.identifier == original.identifier } }

    // MARK: Properties

    open var calendar: EKCalendar! {
        get { calendarObject }
        set {
            calendarObject = newValue
            self[\.calendar] = newValue?.calendarIdentifier ?? ""
        }
    }
    open var calendarItemIdentifier: String { self[\.identifier] }
    open var calendarItemExternalIdentifier: String! { self[\.series] ?? self[\.identifier] }
    open var title: String! {
        get { self[\.title] }
        set { self[\.title] = newValue ?? "" }
    }
    open var location: String? {
        get { self[\.location].isEmpty ? nil : self[\.location] }
        set { self[\.location] = newValue ?? "" }
    }
    open var notes: String? {
        get { self[\.notes].isEmpty ? nil : self[\.notes] }
        set { self[\.notes] = newValue ?? "" }
    }
    open var url: URL? {
        get { self[\.url] }
        set { self[\.url] = newValue }
    }
    open var lastModifiedDate: Date? { isSaved ? self[\.modified] : nil }
    open var creationDate: Date? { isSaved ? self[\.created] : nil }
    open var timeZone: TimeZone? {
        get { self[\.timeZone].flatMap { TimeZone(identifier: $0) } }
        set { self[\.timeZone] = newValue?.identifier }
    }
    open var hasAlarms: Bool { !alarmObjects.isEmpty }
    open var hasRecurrenceRules: Bool { !ruleObjects.isEmpty }
    open var hasAttendees: Bool { false }
    open var hasNotes: Bool { !self[\.notes].isEmpty }
    open var attendees: [EKParticipant]? { nil }
    open var alarms: [EKAlarm]? {
        get { alarmObjects.isEmpty ? nil : alarmObjects }
        set { alarmObjects = newValue ?? [] }
    }
    open func addAlarm(_ alarm: EKAlarm) { alarmObjects.append(alarm) }
    open func removeAlarm(_ alarm: EKAlarm) {
        let index = alarmObjects.firstIndex { $0 === alarm } ?? alarmObjects.firstIndex { $0.record == alarm.record }
        if let index { alarmObjects.remove(at: index) }
    }
    open var recurrenceRules: [EKRecurrenceRule]? {
        get { ruleObjects.isEmpty ? nil : ruleObjects }
        set { ruleObjects = newValue ?? [] }
    }
    /// Sets the rule; an item has one at most.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { ruleObjects = [rule] }
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { ruleObjects.removeAll { $0.record == rule.record } }
}

/// A person of an event; a local calendar has none. Source: Apple's documentation of `EKParticipant`.
open class EKParticipant: EKObject, @unchecked Sendable {
    open var name: String? { nil }
    open var isCurrentUser: Bool { false }
}

extension ItemRecord {
    /// Another record with the parts in which this one differs from what it was before.
    fileprivate func merged(since before: ItemRecord, onto stored: ItemRecord) -> ItemRecord {
        guard self != before else { return stored }
        var result = stored
        func keep<Value: Equatable>(_ path: WritableKeyPath<ItemRecord, Value>) {
            if self[keyPath: path] != before[keyPath: path] { result[keyPath: path] = self[keyPath: path] }
        }
        for path in [\ItemRecord.title, \.location, \.notes, \.calendar] { keep(path) }
        for path in [\ItemRecord.start, \.end, \.completion] { keep(path) }
        for path in [\ItemRecord.startComponents, \.dueComponents] { keep(path) }
        for path in [\ItemRecord.availability, \.priority] { keep(path) }
        keep(\.url)
        keep(\.timeZone)
        keep(\.allAlarms)
        keep(\.rules)
        keep(\.isAllDay)
        keep(\.place)
        return result
    }
}
