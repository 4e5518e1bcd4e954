import Foundation

extension ClubShop {
    /// Whether the user can pay for so many hours.
    func canPay(hours: Int) -> Bool { membership != nil || wallet.balance >= hours }

    /// Pays for a booking and makes it.
    ///
    /// - Throws: `BookingError`; then nothing is paid.
    func book(_ booking: Booking, in store: BookingStore) throws {
        var booking = booking
        booking.usesCredit = membership == nil
        guard canPay(hours: booking.hours) else { throw BookingError.noCredit }
        try store.add(booking)
        if booking.usesCredit { _ = wallet.spend(booking.hours) }
    }

    /// Cancels a booking; one that has not begun gives its credits back.
    func cancel(_ booking: Booking, in store: BookingStore) {
        guard let cancelled = store.cancel(booking.id), cancelled.usesCredit, cancelled.start > .now else { return }
        wallet.giveBack(cancelled.hours)
    }
}
