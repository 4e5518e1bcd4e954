/// Reminds the user of bookings.
@MainActor protocol BookingReminding {
    /// Replaces the reminder of the booking; removes it where the booking has none.
    func schedule(_ booking: Booking)
    func remove(_ id: Booking.ID)
}
