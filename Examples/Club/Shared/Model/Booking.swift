import Foundation

/// A court that the user has booked.
struct Booking: Codable, Identifiable, Hashable, Sendable {
    var id = UUID()
    var court: Court
    var start: Date
    var hours = 1
    /// The player on the other side; empty if nobody is named.
    var partner = ""
    var reminder = Reminder.hour
    /// Whether a court credit was spent on it, which a cancellation gives back.
    var usesCredit = false

    var end: Date { start.addingTimeInterval(Double(hours) * 3600) }
    var interval: DateInterval { DateInterval(start: start, end: end) }

    /// When the user is reminded; nil without a reminder.
    var reminderDate: Date? { reminder.lead.map { start.addingTimeInterval(-$0) } }

    /// Whether both need the same court at the same time. Bookings that only touch do not.
    func overlaps(_ other: Booking) -> Bool { court == other.court && start < other.end && other.start < end }
}
