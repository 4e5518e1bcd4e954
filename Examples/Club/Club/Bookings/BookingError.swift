import Foundation

/// Why a court cannot be booked.
enum BookingError: LocalizedError, Equatable {
    case taken, past, closed, noCredit

    var errorDescription: String? {
        switch self {
        case .taken: String(localized: "The court is taken at that time.")
        case .past: String(localized: "That time is over.")
        case .closed: String(localized: "The club is closed at that time.")
        case .noCredit: String(localized: "You need a court credit or a membership.")
        }
    }
}
