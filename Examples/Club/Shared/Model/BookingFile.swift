import Foundation

/// The file with the bookings, in the folder that the app shares with its widgets.
struct BookingFile: Sendable {
    static let group = "group.dev.quince.examples.Club"

    let url: URL

    /// The file of the app group; nil where the app lacks the entitlement.
    static var shared: BookingFile? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
            .map { BookingFile(url: $0.appending(path: "Bookings.json")) }
    }

    /// The bookings, the earliest first; none before the first was saved.
    func load() throws -> [Booking] {
        guard FileManager.default.fileExists(atPath: url.path) else { return [] }
        return try JSONDecoder().decode([Booking].self, from: Data(contentsOf: url)).sorted { $0.start < $1.start }
    }

    func save(_ bookings: [Booking]) throws {
        try JSONEncoder().encode(bookings).write(to: url, options: .atomic)
    }
}
