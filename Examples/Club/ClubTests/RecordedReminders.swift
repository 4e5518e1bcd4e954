import Foundation

@testable import Club

/// Keeps what is asked of it.
@MainActor final class RecordedReminders: BookingReminding {
    private(set) var scheduled: [Booking] = []
    private(set) var removed: [Booking.ID] = []

    func schedule(_ booking: Booking) { scheduled.append(booking) }
    func remove(_ id: Booking.ID) { removed.append(id) }
}
