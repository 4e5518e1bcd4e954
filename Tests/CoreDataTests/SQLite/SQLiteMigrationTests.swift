@testable import CoreData
import QuinceFoundation
import Testing

@Suite struct SQLiteMigrationTests {
    /// Migrates the fixture's store and opens it with the new model.
    private func migrate(_ fixture: StoreFixture, to model: NSManagedObjectModel) throws -> NSPersistentStore {
        try fixture.backend.close()
        let store = StoreFixture.makeStore(model, fixture.url)
        try SQLiteMigration.migrate(
            fixture.url, from: fixture.model.entities, to: model.entities, of: model, options: SQLiteStoreOptions(nil),
            owner: NSPersistentStoreReference())
        try store.backend.open()
        return store
    }

    private func rows(_ store: NSPersistentStore, _ entity: NSEntityDescription) throws -> [StoreRow] {
        var request = StoreFetch(entity: entity)
        request.result = .rows
        guard case .rows(let rows) = try store.backend.fetch(request) else { return [] }
        return rows
    }

    private func value(_ row: StoreRow, _ name: String) -> ManagedValue { row.values[row.id.entity.layout.slotsByName[name]!] }

    private func key(_ value: ManagedValue) -> Int64? {
        guard case .object(let id) = value else { return nil }
        return id.key
    }

    @Test func storesOfModelsInNoBundleAreMigratedFromTheOneThatTheyKeep() throws {
        let options: [AnyHashable: Any] = [
            SQLiteStoreOptions.keepsModelKey: NSNumber(value: true), NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
            NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
        ]
        let fixture = try StoreFixture(ModelFixture.journal(), options: options)
        let place = try fixture.insert("Place", ["name": .text("Home")])
        try fixture.insert("Item", ["title": .text("one"), "place": .object(place.id)])
        try fixture.backend.close()
        func open(_ configure: (NSEntityDescription) -> Void) throws -> (NSPersistentStore, NSManagedObjectModel) {
            let model = ModelFixture.journal { _, item in configure(item) }
            let store = StoreFixture.makeStore(model, fixture.url, options)
            try store.backend.open()
            return (store, model)
        }
        let rank = { (item: NSEntityDescription) in
            item.properties += [ModelFixture.attribute("rank", .integer16AttributeType) { $0.defaultValue = 3 }]
        }
        let (second, model) = try open(rank)
        let item = try #require(try rows(second, model.entitiesByName["Item"]!).first)
        #expect(value(item, "rank") == .integer(3))
        #expect(key(value(item, "place")) == place.id.key)
        try second.backend.close()
        // From the version that the migration left, which one without the property follows.
        let (third, last) = try open {
            rank($0); $0.properties = $0.properties.filter { $0.name != "price" }
        }
        #expect(try rows(third, last.entitiesByName["Item"]!).map { value($0, "title") } == [.text("one")])
        try third.backend.close()
        // Without the option the version has to be in a bundle.
        let other = StoreFixture.makeStore(
            ModelFixture.journal(), fixture.url, options.filter { "\($0.key)" != SQLiteStoreOptions.keepsModelKey })
        let error = #expect(throws: NSError.self) { try other.backend.open() }
        #expect(error?.code == NSMigrationMissingSourceModelError)
    }

    @Test func addedRemovedAndRenamedPropertiesAreMapped() throws {
        let fixture = try StoreFixture(ModelFixture.journal())
        let place = try fixture.insert("Place", ["name": .text("Home")])
        let item = try fixture.insert(
            "Item", ["title": .text("one"), "price": .double(2.5), "count": .integer(7), "place": .object(place.id)])
        let special = try fixture.insert("SpecialItem", ["title": .text("two"), "extra": .text("more")])
        let tag = try fixture.insert("Tag", ["label": .text("red"), "fan": .object(place.id)])
        var changes = StoreChangeSet()
        var links = StoreChangeSet.Links(relationship: fixture.entity("Item").relationshipsByName["tags"]!, id: special.id)
        links.added = [tag.id]
        changes.links = [links]
        try fixture.backend.save(changes)
        let identifier = fixture.backend.identifier

        let model = ModelFixture.journal { place, item in
            let title = item.attributesByName["title"]!
            (title.name, title.renamingIdentifier) = ("headline", "title")
            item.properties = item.properties.filter { $0.name != "price" }
            item.properties += [
                ModelFixture.attribute("rank", .integer16AttributeType) { ($0.defaultValue, $0.isOptional) = (3, false) },
                ModelFixture.attribute("note", .stringAttributeType),
            ]
            (place.name, place.renamingIdentifier) = ("Location", "Place")
            place.managedObjectClassName = "Location"
        }
        let store = try migrate(fixture, to: model)
        #expect(store.identifier == identifier)
        let items = try rows(store, model.entitiesByName["Item"]!)
        #expect(items.map { value($0, "headline") } == [.text("one"), .text("two")])
        #expect(items.map(\.id.key) == [item.id.key, special.id.key])
        #expect(value(items[0], "count") == .integer(7))
        #expect(value(items[0], "rank") == .integer(3))
        #expect(value(items[0], "note").isNull)
        #expect(value(items[1], "extra") == .text("more"))
        #expect(key(value(items[0], "place")) == place.id.key)
        let location = model.entitiesByName["Location"]!
        let favourites = try store.backend.destinations(
            of: location.relationshipsByName["favourites"]!, from: [try rows(store, location)[0].id])
        #expect(favourites.map { $0.map(\.key) } == [[tag.id.key]])
        let tags = try store.backend.destinations(of: items[1].id.entity.relationshipsByName["tags"]!, from: [items[1].id])
        #expect(tags.map { $0.map(\.key) } == [[tag.id.key]])
        #expect(try store.backend.reserveKeys(for: model.entitiesByName["Item"]!, count: 1).lowerBound == 3)
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path).filter { $0.contains("migration") }.isEmpty)
        try store.backend.close()
    }

    @Test func whatCannotBeInferredIsAnErrorAndTheStoreStays() throws {
        let fixture = try StoreFixture(ModelFixture.journal())
        try fixture.insert("Item", ["title": .text("one")])
        let retyped = ModelFixture.journal { _, item in item.attributesByName["title"]!.attributeType = .dateAttributeType }
        let mandatory = ModelFixture.journal { _, item in
            item.properties += [ModelFixture.attribute("code", .stringAttributeType) { $0.isOptional = false }]
        }
        for (model, code) in [(retyped, 134190), (mandatory, 134110)] {
            let error = #expect(throws: NSError.self) { _ = try migrate(fixture, to: model) }
            #expect(error?.code == code)
            try fixture.backend.open()
            #expect(try fixture.fetch("Item").count == 1)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path).filter { $0.contains("migration") }.isEmpty)
    }

    @Test func tablesThatBecomeOneKeepTheirObjectsApart() throws {
        let (car, boat) = (
            ModelFixture.entity("Car", [ModelFixture.attribute("name", .stringAttributeType)]),
            ModelFixture.entity("Boat", [ModelFixture.attribute("name", .stringAttributeType)])
        )
        ModelFixture.relate(boat, "cars", .many, car, "boat")
        let fixture = try StoreFixture(ModelFixture.model([car, boat]))
        let ferry = try fixture.insert("Boat", ["name": .text("ferry")])
        try fixture.insert("Car", ["name": .text("red"), "boat": .object(ferry.id)])
        let (newCar, newBoat) = (ModelFixture.entity("Car", []), ModelFixture.entity("Boat", []))
        ModelFixture.relate(newBoat, "cars", .many, newCar, "boat")
        let vehicle = ModelFixture.entity(
            "Vehicle", [ModelFixture.attribute("name", .stringAttributeType)], children: [newCar, newBoat])
        let model = ModelFixture.model([vehicle, newCar, newBoat])
        let store = try migrate(fixture, to: model)
        let all = try rows(store, vehicle)
        #expect(Set(all.map { value($0, "name") }.map { "\($0)" }).count == 2)
        #expect(Set(all.map(\.id.key)).count == 2)
        let red = try #require(all.first { $0.id.entity.name == "Car" })
        let boats = all.filter { $0.id.entity.name == "Boat" }
        #expect(boats.map(\.id.key) == [try #require(key(value(red, "boat")))])
        try store.backend.close()
    }
}
