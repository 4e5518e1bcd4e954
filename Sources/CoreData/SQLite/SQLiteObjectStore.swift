import QuinceFoundation

/// A store in an SQLite database, with the tables that Apple's stores have as far as they are publicly known.
final class SQLiteObjectStore: ObjectStore {
    let type = "SQLite"
    let url: URL?
    let options: SQLiteStoreOptions
    let model: NSManagedObjectModel
    let entities: [NSEntityDescription]
    let owner: NSPersistentStoreReference

    var identifier = UUID().uuidString
    private var storedMetadata: [String: Any] = [:]
    private var isMetadataChanged = false
    private var openDatabase: SQLiteDatabase?
    private(set) var schema: SQLiteSchema
    private(set) var coding: SQLiteRowCoding
    /// Readers of rows by entity, and whether subentities are included.
    private var readers: [ReaderKey: SQLiteRowReader] = [:]
    private(set) var historyTables: SQLiteHistory?
    /// Notices what processes save; nil where nobody asked for it.
    var monitor: SQLiteChangeMonitor?
    /// Connections beside the store's own, for what is read meanwhile.
    private(set) var connections = SQLiteReaders()

    private struct ReaderKey: Hashable {
        let number: Int64
        let includesSubentities: Bool
    }

    init(
        url: URL, options: [AnyHashable: Any]?, model: NSManagedObjectModel, entities: [NSEntityDescription],
        owner: NSPersistentStoreReference
    ) {
        (self.url, self.model, self.entities, self.owner) = (url, model, entities, owner)
        self.options = SQLiteStoreOptions(options)
        schema = SQLiteSchema(entities: entities)
        coding = SQLiteRowCoding(schema: schema, external: ExternalData(store: url), owner: owner)
    }

    deinit {
        connections.close()
        openDatabase?.close()
    }

    var path: String { url?.path ?? "" }
    /// Whether nothing is kept: the store of a URL of `/dev/null` is in memory, as Xcode's templates have it for previews.
    var isInMemory: Bool { path == "/dev/null" }
    var isReadOnly: Bool { options.isReadOnly || openDatabase?.isReadOnly == true }
    var history: (any StoreHistory)? { historyTables }

    /// The connection of an open store.
    func database() throws -> SQLiteDatabase {
        guard let openDatabase else { throw StoreError.make(.openFailed, "The store at \(path) is not open.", url: url) }
        return openDatabase
    }

    /// Executes `body` on the connection; SQLite's failures become errors of Cocoa's.
    func withDatabase<Result>(writing: Bool = false, _ body: (SQLiteDatabase) throws -> Result) throws -> Result {
        let database = try database()
        if writing, isReadOnly {
            throw StoreError.make(.fileWriteNoPermission, "The store at \(path) is read-only.", url: url)
        }
        do {
            return try body(database)
        } catch let failure as SQLiteFailure {
            throw failure.error(at: path, isWriting: writing)
        } catch let unsupported as UnsupportedQuery {
            UnsupportedQuery.end(unsupported)
        }
    }

    // MARK: Opening

    func open() throws {
        guard openDatabase == nil else { return }
        if !isInMemory { try migrateIfNeeded() }
        do {
            openDatabase = try opened()
            if !isInMemory { watchForChanges() }
        } catch let failure as SQLiteFailure {
            throw failure.error(at: path, isWriting: false)
        }
    }

    private func opened() throws -> SQLiteDatabase {
        let database = try SQLiteDatabase(path: isInMemory ? ":memory:" : path, access: options.isReadOnly ? .readOnly : .create)
        do {
            if let timeout = options.timeout { database.setTimeout(timeout) }
            let isNew = try database.firstInteger("SELECT COUNT(*) FROM sqlite_master") == 0
            try options.apply(to: database, isNew: isNew)
            if isNew, !options.isReadOnly {
                try create(database)
            } else {
                try adopt(database)
                if options.keepsModel, !options.isReadOnly { try keepModel(database) }
            }
            if !options.isReadOnly {
                try options.maintain(database)
                historyTables = options.keepsHistory ? try SQLiteHistory(self, database) : nil
            }
            return database
        } catch {
            database.close()
            throw error
        }
    }

    private func create(_ database: SQLiteDatabase) throws {
        storedMetadata.merge(SQLiteMetadata.ofModel(entities, model)) { $1 }
        try database.transaction {
            // Another process may have been faster.
            guard try database.firstInteger("SELECT COUNT(*) FROM sqlite_master") == 0 else { return }
            try schema.create(in: database)
            try SQLiteMetadata.write(storedMetadata, identifier: identifier, to: database)
            if options.keepsModel { try Self.writeModel(entities, to: database) }
        }
        try adopt(database)
    }

    /// Takes over a database with tables.
    private func adopt(_ database: SQLiteDatabase) throws {
        guard try database.firstInteger("SELECT COUNT(*) FROM sqlite_master WHERE name = 'Z_METADATA'") == 1 else {
            throw StoreError.make(.fileReadCorruptFile, "The file at \(path) is a database, but no Core Data store.", url: url)
        }
        (identifier, storedMetadata) = try SQLiteMetadata.read(database)
        let layout = try SQLiteFileLayout(database)
        schema = SQLiteSchema(entities: entities, numbers: layout.numbers, existing: layout.columns)
        coding = SQLiteRowCoding(schema: schema, external: isInMemory ? nil : url.map(ExternalData.init), owner: owner)
        readers = [:]
        guard options.ignoresVersions || isCompatible(layout) else {
            throw StoreError.make(
                .incompatibleVersionHash,
                "The model used to open the store is incompatible with the one used to create the store", url: url,
                userInfo: [
                    "metadata": storedMetadata,
                    NSLocalizedDescriptionKey:
                        "The managed object model version used to open the persistent store is incompatible with the one that was used to "
                        + "create the persistent store.",
                ])
        }
    }

    private func isCompatible(_ layout: SQLiteFileLayout) -> Bool {
        SQLiteMetadata.hasOwnHashes(storedMetadata) ? SQLiteMetadata.fits(storedMetadata, entities) : layout.holds(schema)
    }

    func close() throws {
        connections.close()
        openDatabase?.close()
        (openDatabase, connections) = (nil, SQLiteReaders())
        (historyTables, monitor) = (nil, nil)
    }

    // MARK: Metadata

    var metadata: [String: Any] {
        get { storedMetadata.merging([NSStoreUUIDKey: identifier, NSStoreTypeKey: type]) { $1 } }
        set {
            identifier = newValue[NSStoreUUIDKey] as? String ?? identifier
            storedMetadata = newValue
            isMetadataChanged = true
        }
    }

    /// Writes changed metadata as a part of a transaction.
    func writeMetadata(_ database: SQLiteDatabase) throws {
        guard isMetadataChanged else { return }
        try SQLiteMetadata.write(storedMetadata, identifier: identifier, to: database)
        isMetadataChanged = false
    }

    // MARK: Rows

    /// The place of an entity; one that the store does not hold ends the app.
    func place(of entity: NSEntityDescription) throws -> SQLiteEntity {
        if let known = schema[entity] { return known }
        // An entity of another copy of the model.
        if let known = schema.entities.first(where: { $0.entity.name == entity.name }) { return known }
        throw UnsupportedQuery("The store at \(path) holds no objects of the entity \(entity.name ?? "").")
    }

    func reader(_ entity: SQLiteEntity, includesSubentities: Bool) -> SQLiteRowReader {
        let key = ReaderKey(number: entity.number, includesSubentities: includesSubentities)
        if let known = readers[key] { return known }
        let reader = SQLiteRowReader(entity, includesSubentities: includesSubentities, alias: "t0", schema: schema, coding: coding)
        readers[key] = reader
        return reader
    }

    func reserveKeys(for entity: NSEntityDescription, count: Int) throws -> Range<Int64> {
        try withDatabase(writing: true) { database in
            let last = try database.transaction { try reserve(database, place(of: entity), count: Int64(count)) }
            return last - Int64(count) + 1..<last + 1
        }
    }

    /// Reserves keys as a part of a transaction and returns the last of them.
    func reserve(_ database: SQLiteDatabase, _ entity: SQLiteEntity, count: Int64) throws -> Int64 {
        let root = try place(of: entity.entity.rootEntity)
        let statement = try database.statement("UPDATE Z_PRIMARYKEY SET Z_MAX = Z_MAX + ? WHERE Z_ENT = ? RETURNING Z_MAX")
        defer { statement.reset() }
        statement.bind([.integer(count), .integer(root.number)])
        guard try statement.step() else {
            throw StoreError.make(.fileReadCorruptFile, "The store at \(path) lacks its table of keys.", url: url)
        }
        let last = statement.integer(0)
        _ = try statement.step()
        return last
    }
}

extension UnsupportedQuery {
    /// Ends the app with iOS's exception.
    static func end(_ query: UnsupportedQuery) -> Never { StoreException.raise(query.reason) }
}
