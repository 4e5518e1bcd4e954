import SwiftData
import SwiftUI

@main
struct TripsApp: App {
    private let container: ModelContainer = {
        do { return try TripStore.makeContainer() } catch { fatalError("The trips could not be opened: \(error)") }
    }()

    var body: some Scene {
        WindowGroup { TripList() }
            .modelContainer(container)
    }
}
