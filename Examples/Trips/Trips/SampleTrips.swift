import Foundation
import SwiftData

/// Trips for previews, in memory.
@MainActor
enum SampleTrips {
    static let container: ModelContainer = {
        do {
            let container = try TripStore.makeContainer(inMemory: true)
            let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
            for (index, (name, place, mood)) in [
                ("Weekend in Vienna", "Vienna", Trip.Mood.city), ("Sea and Sun", "Split", .beach), ("Hut to Hut", "Zermatt", .mountains),
            ].enumerated() {
                let begin = start.addingTimeInterval(Double(index) * 20 * 86_400)
                let trip = Trip(name: name, place: place, start: begin, end: begin.addingTimeInterval(3 * 86_400))
                trip.mood = mood
                container.mainContext.insert(trip)
                for title in ["Passport", "Charger", "Camera"].prefix(index + 1) { trip.things.append(PackedThing(title: title)) }
            }
            return container
        } catch { fatalError("The sample could not be made: \(error)") }
    }()

    static var first: Trip {
        let found = try? container.mainContext.fetch(FetchDescriptor(sortBy: [SortDescriptor(\Trip.start)])).first
        return found ?? Trip(name: "", place: "", start: .now, end: .now)
    }
}
