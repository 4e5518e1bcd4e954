import Foundation

/// A place in the app that widgets and Live Activities lead to.
enum ClubLink: Hashable, Sendable {
    case bookings
    case booking(Booking.ID)
    case match

    private static let scheme = "quinceclub"

    var url: URL {
        switch self {
        case .bookings: Self.url("bookings")
        case .booking(let id): Self.url("bookings/\(id.uuidString)")
        case .match: Self.url("match")
        }
    }

    private static func url(_ path: String) -> URL { URL(string: "\(scheme)://\(path)")! }

    /// - Returns: nil for a URL that is none of the app's.
    init?(_ url: URL) {
        guard url.scheme == Self.scheme else { return nil }
        switch (url.host(), UUID(uuidString: url.lastPathComponent)) {
        case ("bookings", let id?): self = .booking(id)
        case ("bookings", nil): self = .bookings
        case ("match", _): self = .match
        default: return nil
        }
    }
}
