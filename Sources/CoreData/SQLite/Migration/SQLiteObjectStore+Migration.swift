import QuinceFoundation

extension SQLiteObjectStore {
    /// Brings the file to the store's model where it was written with another version and the options ask for it.
    ///
    /// - Throws: 134130 where the version that the file was written with is nowhere to be found.
    func migrateIfNeeded() throws {
        guard options.migrates || options.stages != nil, !options.isReadOnly, let url, FileManager.default.fileExists(atPath: url.path),
            let metadata = try SQLiteMetadata.ofFile(url), !SQLiteMetadata.fits(metadata, entities)
        else { return }
        if let stages = options.stages, SQLiteMetadata.hasOwnHashes(metadata) {
            return try StagedMigration(stages, url, to: model, options.all, owner).run(metadata)
        }
        if try migrateByMappingModel(url, metadata) { return }
        guard options.infersMapping else {
            throw StoreError.make(.migrationMissingMapping, "Can't find mapping model for migration", url: url)
        }
        // A file of Apple's has hashes that nobody here can compare: it is opened where its tables fit.
        guard SQLiteMetadata.hasOwnHashes(metadata) else { return }
        guard let source = try options.keepsModel ? Self.keptModel(of: url) : Self.sourceModel(of: metadata) else {
            throw StoreError.make(.migrationMissingSource, "Can't find model for source store", url: url, userInfo: ["metadata": metadata])
        }
        let names = Set((metadata[NSStoreModelVersionHashesKey] as? [String: Data] ?? [:]).keys)
        do {
            try SQLiteMigration.migrate(
                url, from: source.entities.filter { names.contains($0.name ?? "") }, to: entities, of: model, options: options, owner: owner
            )
        } catch let failure as SQLiteFailure {
            throw failure.error(at: url.path, isWriting: true)
        }
    }

    /// Migrates the file as a mapping model of the app says, into another file that takes its place.
    ///
    /// - Returns: false where the app has no mapping model between the two versions.
    private func migrateByMappingModel(_ url: URL, _ metadata: [String: Any]) throws -> Bool {
        guard !MappingModelFile.files(of: .main).isEmpty, let source = Self.sourceModel(of: metadata),
            let mapping = NSMappingModel(from: nil, forSourceModel: source, destinationModel: model)
        else { return false }
        let copy = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).migration")
        try StoreFiles(copy).remove()
        defer { try? StoreFiles(copy).remove() }
        let manager = NSMigrationManager(sourceModel: source, destinationModel: model)
        try manager.migrateStore(
            from: url, sourceType: type, options: nil, with: mapping, toDestinationURL: copy, destinationType: type,
            destinationOptions: nil)
        try NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel()).replacePersistentStore(
            at: url, withPersistentStoreFrom: copy, ofType: type)
        return true
    }

    /// The version that a store was written with, of the app's models or of another bundle's.
    private static func sourceModel(of metadata: [String: Any]) -> NSManagedObjectModel? {
        NSManagedObjectModel.mergedModel(from: nil, forStoreMetadata: metadata)
            ?? NSManagedObjectModel.mergedModel(from: Bundle.allBundles, forStoreMetadata: metadata)
    }
}

extension SQLiteMetadata {
    /// The metadata of a file; nil where it is empty.
    static func ofFile(_ url: URL) throws -> [String: Any]? {
        do {
            let database = try SQLiteDatabase(path: url.path, access: .readOnly)
            defer { database.close() }
            guard try database.firstInteger("SELECT COUNT(*) FROM sqlite_master WHERE name = 'Z_METADATA'") == 1 else { return nil }
            let (identifier, metadata) = try read(database)
            return metadata.merging([NSStoreUUIDKey: identifier, NSStoreTypeKey: "SQLite"]) { $1 }
        } catch let failure as SQLiteFailure {
            throw failure.error(at: url.path, isWriting: false)
        }
    }
}
