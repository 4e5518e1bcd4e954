import Foundation

/// A booking that is being made.
struct BookingDraft: Equatable {
    var court = Court.centre
    /// The day, at any time.
    var day: Date
    /// The hour of the day at which it begins.
    var hour: Int
    var hours = 1
    var partner = ""
    var reminder = Reminder.hour

    /// The earliest free hour of a court.
    init(court: Court = .centre, calendar: CourtCalendar, after date: Date = .now) {
        self.court = court
        let free = calendar.days(from: date).lazy.flatMap { calendar.slots(of: court, on: $0) }.first { slot in
            slot.start > date && !calendar.isTakenByOthers(slot)
        }
        day = free?.start ?? date
        hour = free.map { calendar.hour(of: $0.start) } ?? CourtCalendar.opening
    }

    init(slot: CourtSlot, calendar: CourtCalendar) {
        (court, day, hour) = (slot.court, slot.start, calendar.hour(of: slot.start))
    }

    func booking(in calendar: CourtCalendar) -> Booking {
        Booking(
            court: court, start: calendar.date(day, hour: hour), hours: hours,
            partner: partner.trimmingCharacters(in: .whitespacesAndNewlines), reminder: reminder)
    }

    /// The reason why it cannot be booked; nil without one.
    func problem(in calendar: CourtCalendar, with bookings: [Booking], at date: Date = .now) -> BookingError? {
        let booking = booking(in: calendar)
        if booking.start < date { return .past }
        if hour < CourtCalendar.opening || hour + hours > CourtCalendar.closing { return .closed }
        let slots = (0..<hours).map { CourtSlot(court: court, start: booking.start.addingTimeInterval(Double($0) * 3600)) }
        if slots.contains(where: calendar.isTakenByOthers) || bookings.contains(where: booking.overlaps) { return .taken }
        return nil
    }
}
