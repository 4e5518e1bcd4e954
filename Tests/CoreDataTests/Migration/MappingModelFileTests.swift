@testable import CoreData
import QuinceFoundation
import Testing

@Suite struct MappingModelFileTests {
    private func model(_ attribute: String) -> NSManagedObjectModel {
        let note = Library.entity("Note", nil)
        note.properties = [Library.attribute(attribute, .stringAttributeType)]
        let model = NSManagedObjectModel()
        model.entities = [note]
        return model
    }

    /// A bundle with two versions of a model and the mapping between them, as the app's builder makes it.
    private func bundle(_ folder: URL) throws -> Bundle {
        let versions = folder.appendingPathComponent("Notes.momd")
        try FileManager.default.createDirectory(at: versions, withIntermediateDirectories: true)
        for (name, attribute) in [("Notes", "text"), ("Notes 2", "body")] {
            let data = try ModelCache.data(of: ModelCache.compiled(of: model(attribute).entities))
            try data.write(to: versions.appendingPathComponent(name + ".mom"))
        }
        typealias Content = MappingModelFile.Content
        let entity = Content.Entity(
            name: "NoteToNote", source: "Note", destination: "Note", policy: nil, predicate: "text != \"drop\"",
            attributes: [Content.Property(name: "body", expression: "uppercase:($source.text)")], relationships: [])
        let content = Content(sourceModel: "Notes", destinationModel: "Notes 2", entities: [entity])
        try PropertyListEncoder().encode(content).write(to: folder.appendingPathComponent("Change.cdm"))
        return try #require(Bundle(url: folder))
    }

    @Test func bundlesHaveTheMappingBetweenTwoVersions() throws {
        let folder = TemporaryFolder(), bundle = try bundle(folder.url)
        let mapping = try #require(NSMappingModel(from: [bundle], forSourceModel: model("text"), destinationModel: model("body")))
        #expect(mapping.entityMappings.map(\.name) == ["NoteToNote"])
        #expect(mapping.entityMappings[0].mappingType == .transformEntityMappingType)
        #expect(NSMappingModel(from: [bundle], forSourceModel: model("body"), destinationModel: model("text")) == nil)
        #expect(NSMappingModel(contentsOf: folder.url.appendingPathComponent("Change.cdm"))?.entityMappingsByName["NoteToNote"] != nil)
        #expect(NSMappingModel(contentsOf: folder.url) == nil)
    }

    @Test func itsPredicateAndExpressionsMakeTheNewObjects() throws {
        let folder = TemporaryFolder(), bundle = try bundle(folder.url)
        let (old, new) = (folder.url.appendingPathComponent("old.sqlite"), folder.url.appendingPathComponent("new.sqlite"))
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model("text"))
        let store = try coordinator.addPersistentStore(type: .sqlite, at: old)
        let context = Library.other(on: coordinator)
        for text in ["keep", "drop"] {
            NSEntityDescription.insertNewObject(forEntityName: "Note", into: context).setValue(text, forKey: "text")
        }
        try context.save()
        try coordinator.remove(store)
        let mapping = try #require(NSMappingModel(from: [bundle], forSourceModel: model("text"), destinationModel: model("body")))
        try NSMigrationManager(sourceModel: model("text"), destinationModel: model("body")).migrateStore(
            from: old, type: .sqlite, mapping: mapping, to: new, type: .binary)
        let target = NSPersistentStoreCoordinator(managedObjectModel: model("body"))
        try target.addPersistentStore(type: .binary, at: new)
        let reader = Library.other(on: target)
        let found = try reader.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note"))
        #expect(found.map { $0.value(forKey: "body") as? String } == ["KEEP"])
        withExtendedLifetime(reader) {}
    }

    @Test func versionsOfAModelHaveChecksums() throws {
        let folder = TemporaryFolder()
        _ = try bundle(folder.url)
        let checksums = try NSManagedObjectModel.checksumsForVersionedModel(at: folder.url.appendingPathComponent("Notes.momd"))
        #expect(checksums == ["Notes": model("text").versionChecksum, "Notes 2": model("body").versionChecksum])
        #expect(throws: CocoaError.self) {
            try NSManagedObjectModel.checksumsForVersionedModel(at: folder.url.appendingPathComponent("None.momd"))
        }
    }
}
