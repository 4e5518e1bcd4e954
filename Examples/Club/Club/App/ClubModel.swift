import Foundation

/// Everything that the app's screens work with.
@MainActor struct ClubModel {
    let router = Router()
    let bookings: BookingStore
    let shop: ClubShop
    let lock: MemberLock
    let match: MatchModel

    /// The models that keep their data on the device.
    static func standard() -> ClubModel {
        let wallet = CreditWallet()
        return ClubModel(
            bookings: BookingStore(file: .shared, reminders: ReminderScheduler()), shop: ClubShop(wallet: wallet),
            lock: MemberLock(authenticator: DeviceOwnerAuthenticator()), match: MatchModel(activity: MatchActivity()))
    }
}
