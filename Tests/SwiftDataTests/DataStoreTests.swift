import SwiftData
import Testing

/// A store of an app's own, as apps write one: all snapshots in one JSON file.
final class JSONStore: DataStore {
    struct Configuration: DataStoreConfiguration {
        typealias Store = JSONStore
        var name: String
        var schema: Schema?
        var file: URL

        static func == (left: Configuration, right: Configuration) -> Bool { left.name == right.name }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }
    typealias Snapshot = DefaultSnapshot

    let configuration: Configuration
    let schema: Schema
    var identifier: String { configuration.file.path }

    init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
        self.configuration = configuration
        schema = try #require(configuration.schema)
    }

    func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, DefaultSnapshot> {
        if request.descriptor.predicate != nil { throw DataStoreError.preferInMemoryFilter }
        if !request.descriptor.sortBy.isEmpty { throw DataStoreError.preferInMemorySort }
        let all = try read()
        return DataStoreFetchResult(descriptor: request.descriptor, fetchedSnapshots: Array(all.values), relatedSnapshots: all)
    }

    func save(_ request: DataStoreSaveChangesRequest<DefaultSnapshot>) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
        var all = try read()
        var lasting: [PersistentIdentifier: PersistentIdentifier] = [:]
        for snapshot in request.inserted {
            lasting[snapshot.persistentIdentifier] = try .identifier(
                for: identifier, entityName: snapshot.persistentIdentifier.entityName, primaryKey: UUID())
        }
        for snapshot in request.inserted {
            let identifier = lasting[snapshot.persistentIdentifier]!
            all[identifier] = snapshot.copy(persistentIdentifier: identifier, remappedIdentifiers: lasting)
        }
        for snapshot in request.updated {
            all[snapshot.persistentIdentifier] = snapshot.copy(
                persistentIdentifier: snapshot.persistentIdentifier, remappedIdentifiers: lasting)
        }
        for snapshot in request.deleted { all[snapshot.persistentIdentifier] = nil }
        try JSONEncoder().encode(all.values.sorted { $0.persistentIdentifier < $1.persistentIdentifier }).write(to: configuration.file)
        return DataStoreSaveChangesResult(for: identifier, remappedIdentifiers: lasting)
    }

    private func read() throws -> [PersistentIdentifier: DefaultSnapshot] {
        guard let data = try? Data(contentsOf: configuration.file) else { return [:] }
        let all = try JSONDecoder().decode([DefaultSnapshot].self, from: data)
        return Dictionary(all.map { ($0.persistentIdentifier, $0) }) { first, _ in first }
    }
}

@Suite struct DataStoreTests {
    private func context(_ folder: URL) throws -> ModelContext {
        let configuration = JSONStore.Configuration(
            name: "json", schema: Schema([Trip.self, Guide.self]), file: folder.appendingPathComponent("trips.json"))
        return ModelContext(try ModelContainer(for: Trip.self, Guide.self, configurations: configuration))
    }

    private func fill(_ folder: URL) throws {
        let context = try context(folder)
        for (name, rating) in [("Alps", 3), ("Andes", nil), ("Ural", 5)] as [(String, Int?)] {
            let trip = Trip(name: name)
            (trip.rating, trip.mood, trip.tags, trip.budget) = (rating, .wild, ["a", name], Trip.Budget(amount: rating ?? 0))
            trip.stops = [Stop(place: "\(name) hut")]
            context.insert(trip)
        }
        try context.save()
    }

    @Test func modelsAreKeptInAFileOfTheAppsOwn() throws {
        try Stores.withFolder { folder in
            try fill(folder)
            let text = try String(contentsOf: folder.appendingPathComponent("trips.json"), encoding: .utf8)
            #expect(text.contains("\"Andes\""))
            let context = try context(folder)
            let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name, order: .reverse)]))
            #expect(trips.map(\.name) == ["Ural", "Andes", "Alps"])
            #expect(trips.map(\.rating) == [5, nil, 3])
            #expect(trips[0].mood == .wild)
            #expect(trips[0].tags == ["a", "Ural"])
            #expect(trips[0].budget == Trip.Budget(amount: 5))
            #expect(trips[0].stops.map(\.place) == ["Ural hut"])
            #expect(trips[0].stops.first?.trip === trips[0])
        }
    }

    @Test func conditionsAndChangesWork() throws {
        try Stores.withFolder { folder in
            try fill(folder)
            let first = try context(folder)
            let found = try first.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Alps" }))
            let alps = try #require(found.first)
            alps.rating = 1
            let andes = try #require(try first.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.rating == nil })).first)
            first.delete(andes)
            try first.save()
            let second = try context(folder)
            let trips = try second.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
            #expect(trips.map(\.name) == ["Alps", "Ural"])
            #expect(trips.map(\.rating) == [1, 5])
            #expect(try second.fetchCount(FetchDescriptor<Stop>()) == 2, "those of a deleted trip are gone, too")
            // What another context changed in the file shows with the next fetch.
            alps.rating = 4
            try first.save()
            _ = try second.fetch(FetchDescriptor<Trip>())
            #expect(trips[0].rating == 4)
        }
    }

    @Test func aStoreThatCannotSaveKeepsTheChanges() throws {
        try Stores.withFolder { folder in
            let context = try context(folder.appendingPathComponent("nowhere"))
            context.insert(Trip(name: "Alps"))
            #expect(throws: (any Error).self) { try context.save() }
            #expect(context.hasChanges)
        }
    }
}
