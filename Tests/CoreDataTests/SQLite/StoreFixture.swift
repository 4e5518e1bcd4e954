@testable import CoreData
import QuinceFoundation

/// A store in a folder of its own, which is removed with it.
final class StoreFixture {
    let folder: URL
    let model: NSManagedObjectModel
    let store: NSPersistentStore
    var backend: SQLiteObjectStore { store.backend as! SQLiteObjectStore }
    var url: URL { store.url! }

    init(_ model: NSManagedObjectModel, options: [AnyHashable: Any]? = nil, folder: URL? = nil) throws {
        self.folder = try folder ?? Self.makeFolder()
        self.model = model
        store = Self.makeStore(model, self.folder.appendingPathComponent("Store.sqlite"), options)
        try store.backend.open()
    }

    static func makeFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    static func makeStore(_ model: NSManagedObjectModel, _ url: URL, _ options: [AnyHashable: Any]? = nil) -> NSPersistentStore {
        NSPersistentStore(configuration: nil, entities: model.entities, url: url, options: options) {
            SQLiteObjectStore(url: url, options: options, model: model, entities: model.entities, owner: $0)
        }
    }

    deinit {
        try? store.backend.close()
        try? FileManager.default.removeItem(at: folder)
    }

    func entity(_ name: String) -> NSEntityDescription { model.entitiesByName[name]! }

    /// A new row with values by name; the others have their defaults.
    func row(_ entity: NSEntityDescription, _ values: [String: ManagedValue] = [:]) throws -> StoreRow {
        let key = try backend.reserveKeys(for: entity, count: 1).lowerBound
        var slots = entity.layout.defaults
        for (name, value) in values { slots[entity.layout.slotsByName[name]!] = value }
        return StoreRow(id: NSManagedObjectID(entity: entity, key: key, store: store), version: 1, values: slots)
    }

    @discardableResult
    func insert(_ entity: String, _ values: [String: ManagedValue] = [:]) throws -> StoreRow {
        let row = try row(self.entity(entity), values)
        var changes = StoreChangeSet()
        changes.inserted = [row]
        try backend.save(changes)
        return row
    }

    func fetch(_ entity: String, _ predicate: NSPredicate? = nil, _ configure: (inout StoreFetch) -> Void = { _ in }) throws -> [StoreRow] {
        var request = StoreFetch(entity: self.entity(entity))
        (request.predicate, request.result) = (predicate, .rows)
        configure(&request)
        guard case .rows(let rows) = try backend.fetch(request) else { return [] }
        return rows
    }
}

/// Builds models in code.
enum ModelFixture {
    static func attribute(_ name: String, _ type: NSAttributeType, _ configure: (NSAttributeDescription) -> Void = { _ in })
        -> NSAttributeDescription
    {
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.attributeType) = (name, type)
        configure(attribute)
        return attribute
    }

    static func entity(_ name: String, _ properties: [NSPropertyDescription], children: [NSEntityDescription] = []) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.properties = properties
        entity.subentities = children
        return entity
    }

    enum Count { case one, many, ordered }

    /// Adds a relationship and its inverse to two entities.
    static func relate(
        _ first: NSEntityDescription, _ name: String, _ count: Count, _ second: NSEntityDescription, _ inverseName: String?,
        _ inverseCount: Count = .one,
        rule: NSDeleteRule = .nullifyDeleteRule
    ) {
        let relationship = make(name, count, second)
        relationship.deleteRule = rule
        first.properties += [relationship]
        guard let inverseName else { return }
        let inverse = make(inverseName, inverseCount, first)
        second.properties += [inverse]
        (relationship.inverseRelationship, inverse.inverseRelationship) = (inverse, relationship)
    }

    private static func make(_ name: String, _ count: Count, _ destination: NSEntityDescription) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        (relationship.name, relationship.destinationEntity) = (name, destination)
        (relationship.maxCount, relationship.isOrdered) = (count == .one ? 1 : 0, count == .ordered)
        return relationship
    }

    static func model(_ entities: [NSEntityDescription]) -> NSManagedObjectModel {
        let model = NSManagedObjectModel()
        model.entities = entities
        return model
    }

    /// Places with items, items with tags.
    static func journal(_ configure: (_ place: NSEntityDescription, _ item: NSEntityDescription) -> Void = { _, _ in })
        -> NSManagedObjectModel
    {
        let place = entity("Place", [attribute("name", .stringAttributeType)])
        let special = entity("SpecialItem", [attribute("extra", .stringAttributeType)])
        let item = entity(
            "Item",
            [
                attribute("title", .stringAttributeType), attribute("count", .integer32AttributeType),
                attribute("price", .doubleAttributeType),
                attribute("isDone", .booleanAttributeType), attribute("date", .dateAttributeType),
                attribute("data", .binaryDataAttributeType),
                attribute("uuid", .UUIDAttributeType), attribute("url", .URIAttributeType), attribute("cost", .decimalAttributeType),
            ], children: [special])
        let tag = entity("Tag", [attribute("label", .stringAttributeType)])
        relate(place, "items", .many, item, "place", rule: .cascadeDeleteRule)
        relate(item, "tags", .many, tag, "items", .many)
        relate(place, "favourites", .ordered, tag, "fan")
        configure(place, item)
        return model([place, item, special, tag])
    }
}
