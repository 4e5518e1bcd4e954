import WidgetKit

/// The next booking at a time.
struct NextBookingEntry: TimelineEntry {
    let date: Date
    /// nil = no court is booked.
    var booking: Booking?

    static var sample: NextBookingEntry {
        let day = Calendar.current.date(byAdding: .day, value: 1, to: .now) ?? .now
        let start = Calendar.current.date(bySettingHour: 10, minute: 0, second: 0, of: day) ?? day
        return NextBookingEntry(date: .now, booking: Booking(court: .centre, start: start, partner: "Mara"))
    }
}
