import SwiftData

/// The store that the app shares with its widget.
enum TripStore {
    static let group = "group.dev.quince.examples.Trips"

    static func makeContainer(inMemory: Bool = false) throws -> ModelContainer {
        let configuration =
            inMemory
            ? ModelConfiguration(isStoredInMemoryOnly: true) : ModelConfiguration("Trips", groupContainer: .identifier(group))
        return try ModelContainer(for: Trip.self, Companion.self, configurations: configuration)
    }
}
