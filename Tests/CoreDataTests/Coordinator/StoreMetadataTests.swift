import CoreData
import QuinceFoundation
import Testing

@Suite struct StoreMetadataTests {
    @Test(arguments: [NSSQLiteStoreType, NSBinaryStoreType]) func metadataOfFilesIsRead(kind: String) throws {
        let folder = TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let url = folder.url.appendingPathComponent("Library.store")
        let model = Library.model()
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        let store = try coordinator.addPersistentStore(ofType: kind, configurationName: nil, at: url)
        let identifier = store.identifier
        try coordinator.remove(store)
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: kind, at: url)
        #expect(metadata[NSStoreUUIDKey] as? String == identifier)
        #expect(metadata[NSStoreTypeKey] as? String == kind)
        #expect(metadata[NSStoreModelVersionHashesKey] as? [String: Data] == model.entityVersionHashesByName)
    }

    @Test func entriesOfTheStoreStay() throws {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Library.model())
        let store = try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        let before = coordinator.metadata(for: store)
        coordinator.setMetadata(["version": 2], for: store)
        let metadata = coordinator.metadata(for: store)
        #expect(metadata["version"] as? Int == 2)
        #expect(metadata[NSStoreUUIDKey] as? String == before[NSStoreUUIDKey] as? String)
        #expect(metadata[NSStoreTypeKey] as? String == NSInMemoryStoreType)
        #expect(metadata[NSStoreModelVersionHashesKey] as? [String: Data] == before[NSStoreModelVersionHashesKey] as? [String: Data])
        try coordinator.remove(store)
    }
}
