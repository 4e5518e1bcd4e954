import QuinceFoundation

/// The two stores of a migration.
struct MigrationStores {
    private let source: (url: URL, type: String, options: [AnyHashable: Any]?)
    private let destination: (url: URL, type: String, options: [AnyHashable: Any]?)

    init(
        _ sourceURL: URL, _ sourceType: String, _ sourceOptions: [AnyHashable: Any]?, _ destinationURL: URL, _ destinationType: String,
        _ destinationOptions: [AnyHashable: Any]?
    ) {
        source = (sourceURL, sourceType, sourceOptions)
        destination = (destinationURL, destinationType, destinationOptions)
    }

    var areBothSQLite: Bool { source.type == NSSQLiteStoreType && destination.type == NSSQLiteStoreType }

    /// Opens both stores in the manager's contexts, runs the migration and closes them.
    func migrate(_ manager: NSMigrationManager, _ body: () throws -> Void) throws {
        let reader = NSPersistentStoreCoordinator(managedObjectModel: manager.sourceModel)
        let writer = NSPersistentStoreCoordinator(managedObjectModel: manager.destinationModel)
        let old = try opened(in: reader)
        defer { try? reader.remove(old) }
        manager.sourceContext.persistentStoreCoordinator = reader
        manager.destinationContext.persistentStoreCoordinator = writer
        // Files that are there already belong to something else, which a failure must not remove.
        let isNew = !FileManager.default.fileExists(atPath: destination.url.path)
        do {
            let new = try created(in: writer)
            defer { try? writer.remove(new) }
            new.metadata = old.metadata.filter { !Self.ownKeys.contains($0.key) }.merging(new.metadata) { $1 }
            try body()
        } catch {
            if isNew { try? StoreFiles(destination.url).remove() }
            throw error
        }
    }

    /// The entries of metadata that belong to one store.
    private static let ownKeys: Set<String> = [
        NSStoreUUIDKey, NSStoreTypeKey, NSStoreModelVersionHashesKey, NSStoreModelVersionIdentifiersKey,
    ]

    private func opened(in coordinator: NSPersistentStoreCoordinator) throws -> NSPersistentStore {
        var options = (source.options ?? [:]).filter { !Self.migrationOptions.contains($0.key) }
        options[NSReadOnlyPersistentStoreOption] = NSNumber(value: true)
        do {
            return try coordinator.addPersistentStore(
                ofType: source.type, configurationName: nil, at: source.url, options: options)
        } catch {
            throw failure(NSMigrationManagerSourceStoreError, "The source store could not be opened", source.url, error)
        }
    }

    private static let migrationOptions: Set<AnyHashable> = [
        NSMigratePersistentStoresAutomaticallyOption, NSInferMappingModelAutomaticallyOption,
        NSPersistentStoreStagedMigrationManagerOptionKey,
    ]

    private func created(in coordinator: NSPersistentStoreCoordinator) throws -> NSPersistentStore {
        do {
            return try coordinator.addPersistentStore(
                ofType: destination.type, configurationName: nil, at: destination.url,
                options: destination.options?.filter { !Self.migrationOptions.contains($0.key) })
        } catch {
            throw failure(NSMigrationManagerDestinationStoreError, "The destination store could not be made", destination.url, error)
        }
    }

    private func failure(_ code: Int, _ reason: String, _ url: URL, _ error: any Error) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code,
            userInfo: [NSLocalizedDescriptionKey: "\(reason): \(error)", NSFilePathErrorKey: url.path, NSUnderlyingErrorKey: error])
    }

    /// Copies the store's file and lets SQLite migrate the copy, which makes no objects.
    func copyInferred(from source: NSManagedObjectModel, to target: NSManagedObjectModel) throws {
        let files = NSPersistentStoreCoordinator(managedObjectModel: target)
        try files.replacePersistentStore(
            at: destination.url, withPersistentStoreFrom: self.source.url, sourceOptions: self.source.options, ofType: NSSQLiteStoreType)
        do {
            try SQLiteMigration.migrate(
                destination.url, from: source.entities, to: target.entities, of: target,
                options: SQLiteStoreOptions(destination.options), owner: NSPersistentStoreReference())
        } catch {
            try? StoreFiles(destination.url).remove()
            if let failure = error as? SQLiteFailure { throw failure.error(at: destination.url.path, isWriting: true) }
            throw error
        }
    }
}
