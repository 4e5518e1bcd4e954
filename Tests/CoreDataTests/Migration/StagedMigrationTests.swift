import CoreData
import QuinceFoundation
import Testing

@Suite struct StagedMigrationTests {
    /// Notes with a text; then with a length, too; then with the length alone.
    private func version(_ number: Int) -> NSManagedObjectModel {
        let note = Library.entity("Note", nil)
        note.properties = []
        if number < 3 { note.properties += [Library.attribute("text", .stringAttributeType)] }
        if number > 1 { note.properties += [Library.attribute("length", .integer64AttributeType, default: 0)] }
        let model = NSManagedObjectModel()
        model.entities = [note]
        return model
    }

    private func reference(_ number: Int) -> NSManagedObjectModelReference {
        let model = version(number)
        return NSManagedObjectModelReference(model: model, versionChecksum: model.versionChecksum)
    }

    private func fill(_ file: URL) throws {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: version(1))
        let store = try coordinator.addPersistentStore(type: .sqlite, at: file)
        let context = Library.other(on: coordinator)
        NSEntityDescription.insertNewObject(forEntityName: "Note", into: context).setValue("four", forKey: "text")
        try context.save()
        try coordinator.remove(store)
    }

    private func stages(_ calls: Calls) -> [NSMigrationStage] {
        let measure = NSCustomMigrationStage(migratingFrom: reference(1), to: reference(2))
        measure.label = "measure"
        measure.willMigrateHandler = { manager, stage in
            calls.list.append("will \(stage.label ?? "") \(manager.container != nil)")
        }
        measure.didMigrateHandler = { manager, _ in
            calls.list.append("did")
            guard let context = manager.container?.newBackgroundContext() else { return }
            try context.performAndWait {
                for note in try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note")) {
                    note.setValue((note.value(forKey: "text") as? String)?.count, forKey: "length")
                }
                try context.save()
            }
        }
        return [measure, NSLightweightMigrationStage([version(2).versionChecksum, version(3).versionChecksum])]
    }

    @Test func stagesBringAStoreToTheNewestVersion() throws {
        let (folder, calls) = (TemporaryFolder(), Calls())
        let file = folder.url.appendingPathComponent("notes.sqlite")
        try fill(file)
        let description = NSPersistentStoreDescription(url: file)
        let manager = NSStagedMigrationManager(stages(calls))
        description.setOption(manager, forKey: NSPersistentStoreStagedMigrationManagerOptionKey)
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: version(3))
        var failure: (any Error)?
        coordinator.addPersistentStore(with: description) { _, error in failure = error }
        #expect(failure == nil)
        let context = Library.other(on: coordinator)
        let notes = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note"))
        #expect(notes.map { $0.value(forKey: "length") as? Int } == [4])
        #expect(calls.list == ["will measure true", "did"])
        let metadata = try #require(coordinator.persistentStores.first?.metadata)
        #expect(metadata[NSPersistentStoreModelVersionChecksumKey] as? String == version(3).versionChecksum)
        #expect(manager.container == nil)
    }

    @Test func aStoreOfALaterVersionIsAnError() throws {
        let (folder, calls) = (TemporaryFolder(), Calls())
        let file = folder.url.appendingPathComponent("notes.sqlite")
        let newest = NSPersistentStoreCoordinator(managedObjectModel: version(3))
        try newest.remove(try newest.addPersistentStore(type: .sqlite, at: file))
        let options: [AnyHashable: Any] = [
            NSPersistentStoreStagedMigrationManagerOptionKey: NSStagedMigrationManager(
                Array(stages(calls).prefix(1)) + [
                    NSLightweightMigrationStage([version(2).versionChecksum])
                ])
        ]
        let error = #expect(throws: NSError.self) {
            try NSPersistentStoreCoordinator(managedObjectModel: version(2)).addPersistentStore(type: .sqlite, at: file, options: options)
        }
        #expect(error?.code == NSMigrationMissingSourceModelError, "no stage knows the version")
        let all: [AnyHashable: Any] = [NSPersistentStoreStagedMigrationManagerOptionKey: NSStagedMigrationManager(stages(calls))]
        let backward = #expect(throws: NSError.self) {
            try NSPersistentStoreCoordinator(managedObjectModel: version(2)).addPersistentStore(type: .sqlite, at: file, options: all)
        }
        #expect(backward != nil)
        #expect(calls.list.isEmpty)
    }

    @Test func whatAHandlerThrowsEndsTheMigration() throws {
        struct Refusal: Error {}
        let folder = TemporaryFolder()
        let file = folder.url.appendingPathComponent("notes.sqlite")
        try fill(file)
        let stage = NSCustomMigrationStage(migratingFrom: reference(1), to: reference(2))
        stage.willMigrateHandler = { _, _ in throw Refusal() }
        let options: [AnyHashable: Any] = [NSPersistentStoreStagedMigrationManagerOptionKey: NSStagedMigrationManager([stage])]
        #expect(throws: Refusal.self) {
            try NSPersistentStoreCoordinator(managedObjectModel: version(2)).addPersistentStore(type: .sqlite, at: file, options: options)
        }
        try NSPersistentStoreCoordinator(managedObjectModel: version(1)).addPersistentStore(type: .sqlite, at: file)
    }
}

/// The calls of handlers, in order.
final class Calls {
    var list: [String] = []
}
