import EventKit

/// Puts bookings into the user's calendar.
struct CalendarWriter {
    enum Failure: LocalizedError {
        case denied

        var errorDescription: String? { String(localized: "The club may not add to your calendar. You can change that in Settings.") }
    }

    /// - Throws: `Failure.denied` where the user does not allow it; errors of EventKit.
    func add(_ booking: Booking) async throws {
        let store = EKEventStore()
        guard try await store.requestWriteOnlyAccessToEvents() else { throw Failure.denied }
        let event = EKEvent(eventStore: store)
        event.title = Self.title(of: booking)
        event.location = booking.court.name
        (event.startDate, event.endDate) = (booking.start, booking.end)
        event.calendar = store.defaultCalendarForNewEvents
        try store.save(event, span: .thisEvent)
    }

    static func title(of booking: Booking) -> String {
        booking.partner.isEmpty ? String(localized: "Tennis") : String(localized: "Tennis with \(booking.partner)")
    }
}
