@_spi(Quince) import CoreData
@_spi(Quince) import QuinceFoundation
import Testing

/// Splits a name into two attributes, as an app's policy does.
private final class NamePolicy: NSEntityMigrationPolicy {
    nonisolated(unsafe) static var steps: [String] = []

    static let registration: Void = ObjectRuntime.register(NamePolicy.self, objcName: "NamePolicy") { entry in
        entry.factory(.plain) { _ in NamePolicy() }
        entry.method("shout:") { _, arguments in (arguments[0] as? String)?.uppercased() }
    }

    override func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws { Self.steps.append("begin") }

    override func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        Self.steps.append("create")
        try super.createDestinationInstances(forSource: sInstance, in: mapping, manager: manager)
        let made = manager.destinationInstances(forEntityMappingName: mapping.name, sourceInstances: [sInstance])
        let parts = (sInstance.value(forKey: "name") as? String ?? "").split(separator: " ").map(String.init)
        made.first?.setValue(parts.first, forKey: "first")
        made.first?.setValue(parts.last, forKey: "last")
    }

    override func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {
        Self.steps.append("endInstances")
    }

    override func createRelationships(
        forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        Self.steps.append("relate")
        try super.createRelationships(forDestination: dInstance, in: mapping, manager: manager)
    }

    override func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {
        Self.steps.append("endRelationships")
    }

    override func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {
        Self.steps.append("validate")
    }

    override func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws { Self.steps.append("end") }
}

@Suite(.serialized) struct MappedMigrationTests {
    private typealias Model = (old: NSManagedObjectModel, new: NSManagedObjectModel)

    /// People with a name and pets; the newer version has names in two parts.
    private func models() -> Model {
        func model(_ attributes: [NSAttributeDescription]) -> NSManagedObjectModel {
            let person = Library.entity("Person", nil), pet = Library.entity("Pet", nil)
            person.properties = attributes
            pet.properties = [Library.attribute("kind", .stringAttributeType)]
            Library.relate(person, "pets", .cascadeDeleteRule, pet, "owner", .nullifyDeleteRule)
            let model = NSManagedObjectModel()
            model.entities = [person, pet]
            return model
        }
        let text = NSAttributeType.stringAttributeType
        return (
            model([Library.attribute("name", text)]),
            model([Library.attribute("first", text), Library.attribute("last", text), Library.attribute("shouted", text)])
        )
    }

    private func fill(_ model: NSManagedObjectModel, _ file: URL) throws {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        let store = try coordinator.addPersistentStore(type: .sqlite, at: file)
        let context = Library.other(on: coordinator)
        let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
        person.setValue("Ada Lovelace", forKey: "name")
        let pet = NSEntityDescription.insertNewObject(forEntityName: "Pet", into: context)
        pet.setValue("cat", forKey: "kind")
        pet.setValue(person, forKey: "owner")
        try context.save()
        try coordinator.remove(store)
    }

    private func mapping(_ model: Model) -> NSMappingModel {
        func property(_ name: String, _ format: String) -> NSPropertyMapping {
            let property = NSPropertyMapping()
            (property.name, property.valueExpression) = (name, NSExpression(format: format, argumentArray: []))
            return property
        }
        func entity(_ name: String) -> NSEntityMapping {
            let mapping = NSEntityMapping()
            (mapping.name, mapping.sourceEntityName, mapping.destinationEntityName) = ("\(name)To\(name)", name, name)
            mapping.sourceEntityVersionHash = model.old.entitiesByName[name]?.versionHash
            mapping.destinationEntityVersionHash = model.new.entitiesByName[name]?.versionHash
            return mapping
        }
        let (person, pet) = (entity("Person"), entity("Pet"))
        (person.mappingType, person.entityMigrationPolicyClassName) = (.customEntityMappingType, "NamePolicy")
        person.attributeMappings = [property("shouted", "FUNCTION($entityPolicy, 'shout:', $source.name)")]
        person.relationshipMappings = [
            property("pets", "FUNCTION($manager, 'destinationInstancesForEntityMappingNamed:sourceInstances:', 'PetToPet', $source.pets)")
        ]
        pet.mappingType = .copyEntityMappingType
        pet.attributeMappings = [property("kind", "$source.kind")]
        let made = NSMappingModel()
        made.entityMappings = [person, pet]
        return made
    }

    private func people(_ model: NSManagedObjectModel, _ file: URL) throws -> [NSManagedObject] {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(type: .sqlite, at: file)
        let context = Library.other(on: coordinator)
        context.retainsRegisteredObjects = true
        let people = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Person"))
        held.append(context)
        return people
    }

    private let held = HeldContexts()

    @Test func aPolicyOfTheAppsOwnMakesTheNewObjects() throws {
        NamePolicy.registration
        NamePolicy.steps = []
        let (model, folder) = (models(), TemporaryFolder())
        let (old, new) = (folder.url.appendingPathComponent("old.sqlite"), folder.url.appendingPathComponent("new.sqlite"))
        try fill(model.old, old)
        let manager = NSMigrationManager(sourceModel: model.old, destinationModel: model.new)
        try manager.migrateStore(from: old, type: .sqlite, mapping: mapping(model), to: new, type: .sqlite)
        #expect(NamePolicy.steps == ["begin", "create", "endInstances", "relate", "endRelationships", "validate", "end"])
        #expect(manager.migrationProgress == 1)
        let person = try #require(try people(model.new, new).first)
        #expect(person.value(forKey: "first") as? String == "Ada")
        #expect(person.value(forKey: "last") as? String == "Lovelace")
        #expect(person.value(forKey: "shouted") as? String == "ADA LOVELACE")
        let pets = person.value(forKey: "pets") as? Set<NSManagedObject> ?? []
        #expect(pets.map { $0.value(forKey: "kind") as? String } == ["cat"])
        #expect(try people(model.old, old).count == 1, "the source stays as it is")
    }

    @Test func aCancelledMigrationLeavesNoStore() throws {
        NamePolicy.registration
        let (model, folder) = (models(), TemporaryFolder())
        let (old, new) = (folder.url.appendingPathComponent("old.sqlite"), folder.url.appendingPathComponent("new.sqlite"))
        try fill(model.old, old)
        let manager = NSMigrationManager(sourceModel: model.old, destinationModel: model.new)
        let reason = NSError(domain: NSCocoaErrorDomain, code: NSMigrationCancelledError)
        manager.cancelMigrationWithError(reason)
        let error = #expect(throws: NSError.self) {
            try manager.migrateStore(from: old, type: .sqlite, mapping: mapping(model), to: new, type: .sqlite)
        }
        #expect(error === reason)
        #expect(!FileManager.default.fileExists(atPath: new.path))
    }

    @Test func aPolicyThatIsNotThereIsAnError() throws {
        let (model, folder) = (models(), TemporaryFolder())
        let (old, new) = (folder.url.appendingPathComponent("old.sqlite"), folder.url.appendingPathComponent("new.sqlite"))
        try fill(model.old, old)
        let mapping = mapping(model)
        mapping.entityMappings[0].entityMigrationPolicyClassName = "Nowhere"
        let error = #expect(throws: NSError.self) {
            try NSMigrationManager(sourceModel: model.old, destinationModel: model.new).migrateStore(
                from: old, type: .sqlite, mapping: mapping, to: new, type: .sqlite)
        }
        #expect(error?.code == NSEntityMigrationPolicyError)
        mapping.entityMappings[0].sourceEntityVersionHash = Data([1])
        let mismatch = #expect(throws: NSError.self) {
            try NSMigrationManager(sourceModel: model.old, destinationModel: model.new).migrateStore(
                from: old, type: .sqlite, mapping: mapping, to: new, type: .sqlite)
        }
        #expect(mismatch?.code == NSMigrationError)
    }

    @Test(arguments: [true, false]) func inferredMappingsMigrateWithAndWithoutObjects(isSpecific: Bool) throws {
        let model = models(), folder = TemporaryFolder()
        let target = models().new
        let person = try #require(target.entitiesByName["Person"])
        person.attributesByName["first"]?.renamingIdentifier = "name"
        let (old, new) = (folder.url.appendingPathComponent("old.sqlite"), folder.url.appendingPathComponent("new.sqlite"))
        try fill(model.old, old)
        let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: model.old, destinationModel: target)
        #expect(mapping.entityMappings.map(\.mappingType) == [.transformEntityMappingType, .copyEntityMappingType])
        let manager = NSMigrationManager(sourceModel: model.old, destinationModel: target)
        manager.usesStoreSpecificMigrationManager = isSpecific
        try manager.migrateStore(
            from: old, sourceType: NSSQLiteStoreType, with: mapping, toDestinationURL: new, destinationType: NSSQLiteStoreType)
        let found = try #require(try people(target, new).first)
        #expect(found.value(forKey: "first") as? String == "Ada Lovelace")
        #expect((found.value(forKey: "pets") as? NSSet)?.count == 1)
    }
}

/// Contexts that live as long as a test.
final class HeldContexts {
    private var contexts: [NSManagedObjectContext] = []
    func append(_ context: NSManagedObjectContext) { contexts.append(context) }
}
