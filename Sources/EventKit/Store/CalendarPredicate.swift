import QuinceFoundation

/// Selects items of calendars.
final class CalendarPredicate: NSPredicate, @unchecked Sendable {
    enum Kind {
        case events(Date, Date), reminders
        case incomplete(Date?, Date?), completed(Date?, Date?)
    }

    let kind: Kind
    private let calendars: Set<String>?

    init(_ kind: Kind, _ calendars: [EKCalendar]?) {
        (self.kind, self.calendars) = (kind, calendars.map { Set($0.map(\.calendarIdentifier)) })
        super.init(value: true)
    }
    required init?(coder: NSCoder) { nil }

    func includes(_ item: ItemRecord) -> Bool {
        guard calendars?.contains(item.calendar) ?? true else { return false }
        func lies(_ date: Date?, _ first: Date?, _ last: Date?) -> Bool {
            guard first != nil || last != nil else { return true }
            guard let date else { return false }
            return date >= first ?? .distantPast && date <= last ?? .distantFuture
        }
        switch kind {
        case .events, .reminders: return true
        case .incomplete(let first, let last):
            return item.completion == nil && lies(item.dueComponents.flatMap { Calendar.current.date(from: $0) }, first, last)
        case .completed(let first, let last): return item.completion != nil && lies(item.completion, first, last)
        }
    }
}
