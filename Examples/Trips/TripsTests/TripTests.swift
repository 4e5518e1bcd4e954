import Foundation
import SwiftData
import Testing

@testable import Trips

@MainActor
struct TripTests {
    private func container() throws -> ModelContainer { try TripStore.makeContainer(inMemory: true) }

    @Test func daysCountByTheCalendar() throws {
        let context = try container().mainContext
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let start = Date(timeIntervalSinceReferenceDate: 86_400 * 10 + 3600)
        let trip = Trip(name: "Alps", place: "Zermatt", start: start, end: start)
        context.insert(trip)
        #expect(trip.days(from: Date(timeIntervalSinceReferenceDate: 86_400 * 7 + 80_000), calendar: calendar) == 3)
        #expect(trip.days(from: start, calendar: calendar) == 0)
    }

    @Test func aDeletedTripTakesItsThingsAlong() throws {
        let context = try container().mainContext
        let trip = Trip(name: "Alps", place: "Zermatt", start: .now, end: .now)
        context.insert(trip)
        trip.things = [PackedThing(title: "Map"), PackedThing(title: "Rope")]
        trip.companions = [Companion(name: "Eva")]
        trip.things[0].isPacked = true
        #expect(trip.packed == 1)
        try context.save()
        context.delete(trip)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<PackedThing>()) == 0)
        #expect(try context.fetchCount(FetchDescriptor<Companion>()) == 1)
    }
}
