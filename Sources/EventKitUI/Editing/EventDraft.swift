import EventKit
import QuinceFoundation

/// The parts of an event that the form edits.
struct EventDraft: Equatable {
    var title = ""
    var location = ""
    var isAllDay = false
    var start = Date()
    var end = Date()
    var repetition = EventRepetition.never
    var repetitionEnd: Date?
    var calendar: EKCalendar?
    var alert = EventAlert.none
    var availability = EKEventAvailability.busy
    var url = ""
    var notes = ""

    /// - Parameter now: New events begin at the next full hour.
    init(_ event: EKEvent, now: Date = Date()) {
        (title, location, isAllDay) = (event.title ?? "", event.location ?? "", event.isAllDay)
        start =
            event.startDate ?? Calendar.current.nextDate(after: now, matching: DateComponents(minute: 0), matchingPolicy: .nextTime) ?? now
        end = event.endDate ?? start.addingTimeInterval(3600)
        if end < start { end = start }
        repetition = EventRepetition(event.recurrenceRules?.first)
        repetitionEnd = event.recurrenceRules?.first?.recurrenceEnd?.endDate
        calendar = event.calendar
        alert = EventAlert(event.alarms)
        availability = event.availability == .free ? .free : .busy
        (url, notes) = (event.url?.absoluteString ?? "", event.notes ?? "")
    }

    /// Moves the start; the event keeps its length.
    mutating func move(to date: Date) {
        let length = end.timeIntervalSince(start)
        (start, end) = (date, date.addingTimeInterval(length))
    }

    /// Sets the properties of an event that differ from what the draft began as.
    func apply(to event: EKEvent, since original: EventDraft) {
        event.title = title.isEmpty ? systemText("New Event") : title
        if location != original.location || event.location == nil { event.location = location.isEmpty ? nil : location }
        (event.isAllDay, event.startDate, event.endDate) = (isAllDay, start, Swift.max(start, end))
        if repetition != original.repetition || repetitionEnd != original.repetitionEnd, repetition != .custom {
            let end = repetitionEnd.map { EKRecurrenceEnd(end: $0) }
            event.recurrenceRules = repetition.rule(end: end).map { [$0] }
        }
        if let calendar, calendar != event.calendar { event.calendar = calendar }
        if alert != original.alert { event.alarms = alert.offset.map { [EKAlarm(relativeOffset: $0)] } }
        if availability != original.availability { event.availability = availability }
        if url != original.url { event.url = url.isEmpty ? nil : URL(string: url) }
        if notes != original.notes { event.notes = notes.isEmpty ? nil : notes }
    }
}
