import CoreData
import Testing

@testable import SwiftData

/// An object that only a transformer can keep.
final class Shade {
    let name: String
    init(_ name: String) { self.name = name }
}

final class ShadeTransformer: ValueTransformer {
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? { (value as? Shade).map { Data($0.name.utf8) } }
    override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Data).map { Shade(String(decoding: $0, as: UTF8.self)) } }

    static func register() {
        setValueTransformer(ShadeTransformer(), forName: NSValueTransformerName(NSStringFromClass(ShadeTransformer.self)))
    }
}

@Model final class Wall {
    @Attribute(.transformable(by: ShadeTransformer.self)) var shade: Shade
    @Attribute(originalName: "size") var width = 1.5

    init(_ shade: Shade) { self.shade = shade }
}

/// A plan whose stages lead back to where they began.
private enum Circle: SchemaMigrationPlan {
    enum First: VersionedSchema {
        static var models: [any PersistentModel.Type] { [Lonely.self] }
        static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    }
    enum Second: VersionedSchema {
        static var models: [any PersistentModel.Type] { [Lonely.self, Peak.self] }
        static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    }

    static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }
    static var stages: [MigrationStage] {
        [
            .lightweight(fromVersion: First.self, toVersion: Second.self),
            .lightweight(fromVersion: Second.self, toVersion: First.self),
        ]
    }
}

@Suite struct SchemaTests {
    @Test func stagesThatFormACircleEnd() throws {
        try Stores.withFolder { folder in
            let configuration = ModelConfiguration(url: folder.appendingPathComponent("a.store"))
            let first = ModelContext(try ModelContainer(for: Lonely.self, configurations: configuration))
            first.insert(Lonely())
            try first.save()
            #expect(throws: SwiftDataError.loadIssueModelContainer, "no version of the plan has these models") {
                try ModelContainer(for: Schema([Peak.self]), migrationPlan: Circle.self, configurations: configuration)
            }
        }
    }

    @Test func aSchemaBecomesAModelOfCoreData() throws {
        let model = Schema([Trip.self]).makeObjectModel()
        #expect(model.entities.compactMap(\.name).sorted() == ["Guide", "Stop", "Trip"])
        let trip = try #require(model.entitiesByName["Trip"])
        #expect(trip.uniquenessConstraints as? [[String]] == [["name", "start"]])
        #expect(trip.indexes.map { $0.elements.compactMap(\.propertyName) } == [["name"]])
        #expect(trip.attributesByName["rating"]?.isOptional == true)
        #expect(trip.attributesByName["mood"]?.attributeType == .stringAttributeType)
        #expect(trip.attributesByName["mood"]?.defaultValue as? String == "calm")
        #expect(trip.attributesByName["isOpen"] == nil)
        let stops = try #require(trip.relationshipsByName["stops"])
        #expect(stops.deleteRule == .cascadeDeleteRule)
        #expect(stops.isToMany)
        #expect(stops.inverseRelationship?.name == "trip")
        #expect(trip.relationshipsByName["guide"]?.inverseRelationship?.name == "trips")
    }

    @Test func attributesHaveTheirOptions() throws {
        let wall = try #require(Schema([Wall.self]).makeObjectModel().entitiesByName["Wall"])
        #expect(wall.attributesByName["shade"]?.attributeType == .transformableAttributeType)
        #expect(wall.attributesByName["shade"]?.valueTransformerName == NSStringFromClass(ShadeTransformer.self))
        #expect(wall.attributesByName["width"]?.renamingIdentifier == "size")
    }

    @Test func transformersKeepObjects() throws {
        ShadeTransformer.register()
        try Stores.withFolder { folder in
            func context() throws -> ModelContext {
                ModelContext(
                    try ModelContainer(for: Wall.self, configurations: ModelConfiguration(url: folder.appendingPathComponent("a.store"))))
            }
            let first = try context()
            first.insert(Wall(Shade("grey")))
            try first.save()
            #expect(try context().fetch(FetchDescriptor<Wall>()).map(\.shade.name) == ["grey"])
        }
    }
}
