import SwiftUI

extension View {
    /// Gives a preview models of its own, which keep nothing.
    @MainActor func previewClub() -> some View {
        let bookings = BookingStore(file: nil, reminders: nil)
        try? bookings.add(Booking(court: .centre, start: CourtCalendar().today.addingTimeInterval(42 * 3600), partner: "Mara"))
        return environment(Router())
            .environment(bookings)
            .environment(ClubShop(wallet: CreditWallet()))
            .environment(MemberLock(authenticator: DeviceOwnerAuthenticator()))
            .environment(MatchModel(activity: nil, defaults: nil))
    }
}
