import Observation

/// Which screen is shown.
@MainActor @Observable final class Router {
    enum Section: Hashable { case home, courts, bookings, match, members }

    var section = Section.home
    /// The bookings whose details are shown, the last on top.
    var bookingPath: [Booking.ID] = []
    var isShopShown = false

    func open(_ link: ClubLink) {
        isShopShown = false
        switch link {
        case .bookings: (section, bookingPath) = (.bookings, [])
        case .booking(let id): (section, bookingPath) = (.bookings, [id])
        case .match: section = .match
        }
    }
}
