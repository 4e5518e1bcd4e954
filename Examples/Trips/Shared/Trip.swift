import Foundation
import SwiftData

/// A journey with what goes along.
@Model
final class Trip {
    #Index<Trip>([\.start])

    var name: String
    var place: String
    var start: Date
    var end: Date
    var mood: Mood = Mood.city
    var notes = ""
    @Relationship(deleteRule: .cascade, inverse: \PackedThing.trip) var things: [PackedThing] = []
    var companions: [Companion] = []

    init(name: String, place: String, start: Date, end: Date) {
        self.name = name
        self.place = place
        self.start = start
        self.end = end
    }

    /// The kind of a journey, with its symbol.
    enum Mood: String, Codable, CaseIterable, Identifiable {
        case city, beach, mountains

        var id: Self { self }
        var title: String { rawValue.capitalized }

        var symbol: String {
            switch self {
            case .city: "building.2.fill"
            case .beach: "sun.max.fill"
            case .mountains: "mountain.2.fill"
            }
        }
    }

    var packed: Int { things.count { $0.isPacked } }

    /// The days from a date to the start; negative once it has begun.
    func days(from date: Date, calendar: Calendar = .current) -> Int {
        let day = calendar.startOfDay(for: date)
        return calendar.dateComponents([.day], from: day, to: calendar.startOfDay(for: start)).day ?? 0
    }
}

/// A thing on the packing list of a trip.
@Model
final class PackedThing {
    var title: String
    var isPacked = false
    var added: Date
    var trip: Trip?

    init(title: String, added: Date = .now) {
        self.title = title
        self.added = added
    }
}

/// Somebody who comes along, on any number of trips.
@Model
final class Companion {
    @Attribute(.unique) var name: String
    @Relationship(inverse: \Trip.companions) var trips: [Trip] = []

    init(name: String) { self.name = name }
}
