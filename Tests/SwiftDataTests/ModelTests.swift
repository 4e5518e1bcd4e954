import SwiftData
import Testing

@Suite struct ModelTests {
    @Test func propertiesHaveTheirValuesBeforeTheyAreInserted() {
        let trip = Trip(name: "Alps")
        #expect(trip.name == "Alps")
        #expect(trip.rating == nil)
        #expect(trip.mood == .calm)
        #expect(trip.stops.isEmpty)
        #expect(trip.title == "ALPS")
        trip.rating = 3
        trip.tags.append("snow")
        #expect(trip.rating == 3)
        #expect(trip.tags == ["snow"])
        #expect(trip.modelContext == nil)
    }

    @Test func propertiesKeepTheirValuesWhenInserted() throws {
        let context = try Stores.memory()
        let trip = Trip(name: "Alps")
        trip.mood = .wild
        trip.budget = Trip.Budget(amount: 500)
        trip.photo = Data([1, 2, 3])
        context.insert(trip)
        #expect(trip.modelContext === context)
        #expect(trip.name == "Alps")
        #expect(trip.mood == .wild)
        #expect(trip.budget == Trip.Budget(amount: 500))
        #expect(trip.photo == Data([1, 2, 3]))
        #expect(context.hasChanges)
        try context.save()
        #expect(!context.hasChanges)
    }

    @Test func aStoreKeepsThem() throws {
        try Stores.withFolder { folder in
            let first = try Stores.file(folder)
            let trip = Trip(name: "Alps", start: Date(timeIntervalSinceReferenceDate: 1000))
            (trip.rating, trip.mood, trip.tags, trip.budget) = (4, .wild, ["a", "b"], Trip.Budget(amount: 7, currency: "CHF"))
            let created = Date(timeIntervalSinceReferenceDate: 2000)
            trip.stops = [Stop(place: "Zermatt", created: created), Stop(place: "Chamonix", created: created)]
            first.insert(trip)
            try first.save()

            let found = try Stores.file(folder).fetch(FetchDescriptor<Trip>())
            let kept = try #require(found.first)
            #expect(found.count == 1)
            #expect(kept !== trip)
            #expect(kept.name == "Alps")
            #expect(kept.start == Date(timeIntervalSinceReferenceDate: 1000))
            #expect(kept.rating == 4)
            #expect(kept.mood == .wild)
            #expect(kept.tags == ["a", "b"])
            #expect(kept.budget == Trip.Budget(amount: 7, currency: "CHF"))
            #expect(Set(kept.stops.map(\.place)) == ["Zermatt", "Chamonix"])
            #expect(kept.stops.allSatisfy { $0.trip === kept })
            #expect(kept.stops.allSatisfy { $0.created == created })
        }
    }

    @Test func relationshipsHaveBothEnds() throws {
        let context = try Stores.memory()
        let trip = Trip(name: "Alps"), guide = Guide(name: "Eva")
        context.insert(trip)
        trip.guide = guide
        #expect(guide.trips.first === trip)
        #expect(guide.modelContext === context)
        let stop = Stop(place: "Zermatt", trip: trip)
        context.insert(stop)
        #expect(trip.stops.first === stop)
        trip.stops.append(Stop(place: "Chamonix"))
        #expect(trip.stops.count == 2)
        guide.trips = []
        #expect(trip.guide == nil)
    }

    @Test func deletionFollowsItsRule() throws {
        let context = try Stores.memory()
        let trip = Trip(name: "Alps")
        trip.stops = [Stop(place: "Zermatt")]
        trip.guide = Guide(name: "Eva")
        context.insert(trip)
        try context.save()
        context.delete(trip)
        #expect(trip.isDeleted)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
        #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
        #expect(try context.fetchCount(FetchDescriptor<Guide>()) == 1)
        // A view that still shows the model finds its last values.
        #expect(trip.name == "Alps")
    }

    @Test func modelsDeletedByAnotherKeepTheirValues() throws {
        let context = try Stores.memory()
        let trip = Trip(name: "Alps"), stop = Stop(place: "Zermatt")
        trip.stops = [stop]
        context.insert(trip)
        try context.save()
        context.delete(trip)
        try context.save()
        #expect(stop.place == "Zermatt")
        #expect(stop.modelContext == nil)
    }

    @Test func modelsWhoseDeletionIsUndoneStayInTheirContext() throws {
        let context = try Stores.memory()
        let trip = Trip(name: "Alps"), undo = UndoManager()
        context.insert(trip)
        try context.save()
        undo.groupsByEvent = false
        context.undoManager = undo
        undo.beginUndoGrouping()
        context.delete(trip)
        context.processPendingChanges()
        undo.endUndoGrouping()
        undo.undo()
        context.undoManager = nil
        try context.save()
        #expect(trip.modelContext === context)
        trip.name = "Andes"
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Andes"])
    }

    @Test func deletedModelsCanBeInsertedAgain() throws {
        let context = try Stores.memory()
        let trip = Trip(name: "Alps")
        (trip.mood, trip.tags) = (.wild, ["snow"])
        context.insert(trip)
        try context.save()
        context.delete(trip)
        try context.save()
        context.insert(trip)
        try context.save()
        #expect(trip.modelContext === context)
        let found = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
        #expect(found.name == "Alps")
        #expect(found.mood == .wild)
        #expect(found.tags == ["snow"])
    }

    @Test func modelsThatWereNeverSavedCanBeInsertedAgain() throws {
        let context = try Stores.memory()
        let dropped = Trip(name: "Alps"), deleted = Trip(name: "Urals")
        context.insert(dropped)
        context.rollback()
        #expect(dropped.modelContext == nil)
        #expect(dropped.name == "Alps")
        context.insert(deleted)
        context.delete(deleted)
        context.insert(dropped)
        context.insert(deleted)
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(\.name) == ["Alps", "Urals"])
    }

    @Test func rollbackForgetsChanges() throws {
        let context = try Stores.memory()
        let trip = Trip(name: "Alps")
        context.insert(trip)
        try context.save()
        trip.name = "Andes"
        context.insert(Trip(name: "Urals"))
        context.rollback()
        #expect(trip.name == "Alps")
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
    }

    @Test func identityStaysWhenSaved() throws {
        let context = try Stores.memory()
        let trip = Trip(name: "Alps")
        context.insert(trip)
        let identifier = trip.persistentModelID
        try context.save()
        #expect(trip.persistentModelID == identifier)
        #expect(context.registeredModel(for: identifier) == trip)
        #expect(try context.fetch(FetchDescriptor<Trip>()).first === trip)
    }

    @Test func uniqueValuesReplaceOlderOnes() throws {
        let context = try Stores.memory()
        context.insert(Guide(name: "Eva"))
        try context.save()
        context.insert(Guide(name: "Eva"))
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Guide>()) == 1)
    }

    @Test func changesByDeletionsAreObserved() throws {
        let context = try Stores.memory()
        let trip = Trip(name: "Alps"), guide = Guide(name: "Eva")
        trip.guide = guide
        context.insert(trip)
        try context.save()
        nonisolated(unsafe) var changes: [String] = []
        withObservationTracking {
            _ = trip.guide
        } onChange: {
            changes.append("guide")
        }
        context.delete(guide)
        context.processPendingChanges()
        #expect(changes == ["guide"])
        #expect(trip.guide == nil)
    }

    @Test func changesAreObserved() throws {
        let context = try Stores.memory()
        let trip = Trip(name: "Alps"), guide = Guide(name: "Eva")
        context.insert(trip)
        context.insert(guide)
        nonisolated(unsafe) var changes: [String] = []
        withObservationTracking {
            _ = trip.name
        } onChange: {
            changes.append("name")
        }
        withObservationTracking {
            _ = guide.trips
        } onChange: {
            changes.append("trips")
        }
        trip.rating = 1
        #expect(changes.isEmpty)
        trip.name = "Andes"
        trip.guide = guide
        #expect(changes == ["name", "trips"])
    }
}
