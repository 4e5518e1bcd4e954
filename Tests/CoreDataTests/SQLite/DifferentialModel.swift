@testable import CoreData
@testable import QuinceFoundation

/// An object in memory, with the values of a row.
final class MemoryObject: NSObject, KeyValueCoding {
    let row: StoreRow
    var values: [String: Any] = [:]

    init(_ row: StoreRow) { self.row = row }

    func codedValue(forKey key: String) -> Any? {
        if key == "self" || key == "objectID" { return self }
        guard row.id.entity.layout.slotsByName[key] != nil else { fatalError("no key \(key)") }
        return values[key]
    }
    func setCodedValue(_ value: Any?, forKey key: String) { values[key] = value }
    override var description: String { "\(row.id.entity.name ?? "")/\(row.id.key)" }
}

/// A random model and random objects, in a store and in memory.
struct DifferentialModel {
    let fixture: StoreFixture
    private(set) var objects: [String: [MemoryObject]] = [:]

    static let types: [NSAttributeType] = [
        .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType, .stringAttributeType,
        .booleanAttributeType, .dateAttributeType, .UUIDAttributeType, .decimalAttributeType,
    ]
    static let texts = [
        "", "a", "A", "á", "Á", "ab", "AB", "abc", "Abc def", "zebra", "über", "Über", "straße", "x.y", "a*c", "a?c", "1", "日本", "ab\ncd",
    ]
    static let uuids = (0..<4).map { UUID(uuidString: "0000000\($0)-1111-2222-3333-444444444444")! }

    init(_ random: inout SeededGenerator) throws {
        let entities = (0..<Int.random(in: 2...3, using: &random)).map { number in Self.entity("E\(number)", &random) }
        let child = random.chance(50) ? Self.entity("Child", &random, prefix: "c") : nil
        if let child { entities[0].subentities = [child] }
        for number in 0..<Int.random(in: 2...4, using: &random) {
            let (first, second) = (random.pick(entities), random.pick(entities))
            let (count, inverse): (ModelFixture.Count, ModelFixture.Count) = random.pick([
                (.many, .one), (.many, .many), (.ordered, .one), (.one, .one),
            ])
            ModelFixture.relate(first, "r\(number)", count, second, "v\(number)", inverse)
        }
        fixture = try StoreFixture(ModelFixture.model(entities + [child].compactMap { $0 }))
        try fill(&random)
    }

    private static func entity(_ name: String, _ random: inout SeededGenerator, prefix: String = "a") -> NSEntityDescription {
        let properties = (0..<Int.random(in: 4...7, using: &random)).map { number in
            ModelFixture.attribute("\(prefix)\(number)", random.pick(types))
        }
        return ModelFixture.entity(name, properties)
    }

    static func value(_ type: NSAttributeType, _ random: inout SeededGenerator) -> ManagedValue {
        if random.chance(15) { return .null }
        switch type {
        case .stringAttributeType: return .text(random.pick(texts))
        case .booleanAttributeType: return .integer(random.chance(50) ? 1 : 0)
        case .doubleAttributeType, .dateAttributeType: return .double(Double(Int.random(in: -4...8, using: &random)) / 2)
        case .UUIDAttributeType: return .uuid(random.pick(uuids))
        case .decimalAttributeType:
            return .decimal(NSDecimalNumber(string: "\(Int.random(in: -3...4, using: &random)).\(random.pick([0, 1, 25]))"))
        default: return .integer(Int64.random(in: -3...5, using: &random))
        }
    }

    private mutating func fill(_ random: inout SeededGenerator) throws {
        var changes = StoreChangeSet()
        var all: [MemoryObject] = []
        for entity in fixture.model.entities {
            for _ in 0..<Int.random(in: 3...12, using: &random) {
                var values: [String: ManagedValue] = [:]
                for attribute in entity.attributesByName.values.sorted(by: { $0.name < $1.name }) {
                    values[attribute.name] = Self.value(attribute.attributeType, &random)
                }
                all.append(MemoryObject(try fixture.row(entity, values)))
            }
        }
        for entity in fixture.model.entities { objects[entity.name!] = all.filter { $0.row.id.entity.isKindOf(entity: entity) } }
        var rows = all.map(\.row)
        for entity in fixture.model.entities {
            for relationship in entity.layout.relationships where relationship.entity === entity && relationship.name.hasPrefix("r") {
                connect(relationship, &rows, &changes, all, &random)
            }
        }
        changes.inserted = rows
        try fixture.backend.save(changes)
        for object in all {
            for attribute in object.row.id.entity.attributesByName.values {
                let value = object.row.values[object.row.id.entity.layout.slotsByName[attribute.name]!]
                object.values[attribute.name] = ValueCoding.any(value, attribute.attributeType)
            }
        }
    }

    /// Connects random objects by a relationship and its inverse.
    private func connect(
        _ relationship: NSRelationshipDescription, _ rows: inout [StoreRow], _ changes: inout StoreChangeSet, _ all: [MemoryObject],
        _ random: inout SeededGenerator
    ) {
        let inverse = relationship.inverseRelationship!
        let sources = objects[relationship.entity.name!]!
        for destination in objects[relationship.destinationEntity!.name!]! where random.chance(75) {
            var chosen = [random.pick(sources)]
            if inverse.isToMany, random.chance(50) { chosen.append(random.pick(sources)) }
            for source in Set(chosen).sorted(by: { $0.row.id.key < $1.row.id.key }) {
                if !relationship.isToMany, source.values[relationship.name] != nil { continue }
                link(source, relationship, destination)
                link(destination, inverse, source)
                if relationship.isToMany, inverse.isToMany {
                    var links = StoreChangeSet.Links(relationship: relationship, id: source.row.id)
                    links.added = [destination.row.id]
                    changes.links.append(links)
                }
                for (object, relationship, other) in [(source, relationship, destination), (destination, inverse, source)]
                where !relationship.isToMany {
                    let index = all.firstIndex { $0 === object }!
                    rows[index].values[object.row.id.entity.layout.slotsByName[relationship.name]!] = .object(other.row.id)
                }
            }
        }
        for source in sources where relationship.isToMany {
            if source.values[relationship.name] == nil { source.values[relationship.name] = NSSet() }
            guard relationship.isOrdered else { continue }
            var links = StoreChangeSet.Links(relationship: relationship, id: source.row.id)
            links.ordered = (source.values[relationship.name] as! NSSet).compactMap { ($0 as? MemoryObject)?.row.id }
            changes.links.append(links)
        }
        for object in objects[inverse.entity.name!]! where inverse.isToMany && object.values[inverse.name] == nil {
            object.values[inverse.name] = NSSet()
        }
    }

    private func link(_ object: MemoryObject, _ relationship: NSRelationshipDescription, _ other: MemoryObject) {
        guard relationship.isToMany else {
            object.values[relationship.name] = other
            return
        }
        let known = object.values[relationship.name] as? NSSet ?? NSSet()
        object.values[relationship.name] = known.adding(other) as NSSet
    }
}
