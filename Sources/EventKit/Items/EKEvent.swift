import CoreLocation
import QuinceFoundation

/// Source: Apple's documentation of `EKEventAvailability`.
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy = 0, free, tentative, unavailable }
/// Source: Apple's documentation of `EKEventStatus`.
public enum EKEventStatus: Int, Sendable { case none = 0, confirmed, tentative, canceled }

/// An event of a calendar.
///
/// Source: Apple's documentation of `EKEvent`.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    /// The start that this occurrence has in its series; nil where the event does not recur.
    private(set) var occurrence: Date?
    /// The start of the series; nil where the event does not recur.
    private(set) var seriesStart: Date?

    public convenience init(eventStore: EKEventStore) { self.init(ItemRecord(), nil, isSaved: false) }

    override init(_ record: ItemRecord, _ calendar: EKCalendar?, isSaved: Bool) {
        occurrence = isSaved && !record.rules.isEmpty ? record.start : nil
        seriesStart = occurrence
        super.init(record, calendar, isSaved: isSaved)
    }

    /// An occurrence of a series, which the record's start and end become those of.
    convenience init(_ series: ItemRecord, _ calendar: EKCalendar?, occurrence: Date) {
        self.init(series.at(occurrence), calendar, isSaved: true)
        if !series.rules.isEmpty { seriesStart = series.start }
    }

    override func settle(_ saved: ItemRecord) {
        let isSameOccurrence = occurrence != nil && occurrence == saved.start && saved.identifier == original.identifier
        super.settle(saved)
        occurrence = saved.rules.isEmpty ? nil : saved.start
        if occurrence == nil || !isSameOccurrence { seriesStart = occurrence }
    }

    override func refreshed(_ document: CalendarDocument) -> ItemRecord? {
        guard let record = super.refreshed(document) else { return nil }
        guard let occurrence, !record.rules.isEmpty else { return record }
        let isThere = record.occurrences(from: occurrence.addingTimeInterval(-1), to: occurrence.addingTimeInterval(1)).contains(occurrence)
        seriesStart = record.start
        return isThere ? record.at(occurrence) : nil
    }

    open var eventIdentifier: String! { isSaved ? self[\.identifier] : nil }
    open var isAllDay: Bool {
        get { self[\.isAllDay] }
        set { self[\.isAllDay] = newValue }
    }
    open var startDate: Date! {
        get { self[\.start] }
        set { self[\.start] = newValue }
    }
    open var endDate: Date! {
        get { self[\.end] }
        set { self[\.end] = newValue }
    }
    /// The start that the occurrence has in its series, even where it was moved.
    open var occurrenceDate: Date! { self[\.originalStart] ?? occurrence ?? startDate }
    open var availability: EKEventAvailability {
        get { EKEventAvailability(rawValue: self[\.availability]) ?? .busy }
        set { self[\.availability] = newValue.rawValue }
    }
    open var status: EKEventStatus { .none }
    /// Whether the event was an occurrence of a series and was changed on its own.
    open var isDetached: Bool { self[\.series] != nil }
    open var organizer: EKParticipant? { nil }
    /// The place; its title is the event's location.
    open var structuredLocation: EKStructuredLocation? {
        get { placeObject ?? location.map { EKStructuredLocation(title: $0) } }
        set {
            placeObject = newValue
            location = newValue?.title
        }
    }
    /// The name of the place; one of another name has no coordinate.
    open override var location: String? {
        get { super.location }
        set {
            super.location = newValue
            if placeObject?.title != newValue { placeObject = nil }
        }
    }
    open var birthdayContactIdentifier: String? { nil }

    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
    }
}

extension ItemRecord {
    /// The record of a series with the start and the end of one of its occurrences.
    fileprivate func at(_ occurrence: Date) -> ItemRecord {
        var record = self
        (record.start, record.end) = (occurrence, occurrence.addingTimeInterval(length))
        return record
    }
}
