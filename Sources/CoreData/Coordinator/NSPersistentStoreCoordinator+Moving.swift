import QuinceFoundation

// Stores in other places. Source: Apple's documentation of `NSPersistentStoreCoordinator`.
extension NSPersistentStoreCoordinator {
    /// Moves a store's objects into a new store, which takes its place; the old one's file stays.
    ///
    /// Objects that contexts have are of the old store: they have to be fetched again.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        try locked {
            let configuration = store.configurationName == NSPersistentStore.defaultConfiguration ? nil : store.configurationName
            let isCopied = store.type == storeType && storeType == NSSQLiteStoreType && store.url != nil
            if isCopied, let source = store.url {
                try replacePersistentStore(
                    at: URL, destinationOptions: options, withPersistentStoreFrom: source, sourceOptions: store.options, ofType: storeType)
                try remove(store)
            }
            let new = try addPersistentStore(ofType: storeType, configurationName: configuration, at: URL, options: options)
            guard !isCopied else { return new }
            do {
                try StoreCopy(from: store, to: new).run()
            } catch {
                try? remove(new)
                throw error
            }
            try remove(store)
            return new
        }
    }

    /// Moves a store's objects into a new store, which takes its place.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, type: NSPersistentStore.StoreType
    ) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: storeURL, options: options, withType: type.rawValue)
    }

    /// Replaces a store's files by a copy of another's; one that is one of the coordinator's is removed first.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {
        guard storeType != NSInMemoryStoreType else {
            throw StoreError.make(.invalidType, "Stores in memory have no files that could be replaced.", url: destinationURL)
        }
        guard FileManager.default.fileExists(atPath: sourceURL.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: sourceURL.path])
        }
        try locked {
            guard sourceURL.standardizedFileURL != destinationURL.standardizedFileURL else { return }
            if let known = persistentStore(for: destinationURL) { try remove(known) }
            try StoreFiles(destinationURL).replace(by: StoreFiles(sourceURL), isDatabase: storeType == NSSQLiteStoreType)
        }
    }

    /// Replaces a store's files by a copy of another's.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, type: NSPersistentStore.StoreType
    ) throws {
        try replacePersistentStore(
            at: destinationURL, destinationOptions: destinationOptions, withPersistentStoreFrom: sourceURL, sourceOptions: sourceOptions,
            ofType: type.rawValue)
    }
}

extension StoreFiles {
    /// Replaces the files by copies of others: made beside them first, so that a failure leaves them as they are.
    fileprivate func replace(by source: StoreFiles, isDatabase: Bool) throws {
        let files = FileManager.default
        let folder = url.deletingLastPathComponent()
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let copy = StoreFiles(folder.appendingPathComponent(".\(UUID().uuidString)"))
        defer { try? copy.remove() }
        if isDatabase { try copy.write(databaseOf: source) } else { try files.copyItem(at: source.url, to: copy.url) }
        if files.fileExists(atPath: source.support.path) { try files.copyItem(at: source.support, to: copy.support) }
        try remove()
        if files.fileExists(atPath: copy.support.path) { try files.moveItem(at: copy.support, to: support) }
        try files.moveItem(at: copy.url, to: url)
    }

    /// Writes what a database has, its log included.
    private func write(databaseOf source: StoreFiles) throws {
        do {
            let database = try SQLiteDatabase(path: source.url.path, access: .readOnly)
            defer { database.close() }
            try database.run("VACUUM INTO ?", [.text(url.path)])
        } catch let failure as SQLiteFailure {
            throw failure.error(at: source.url.path, isWriting: false)
        }
    }
}

/// Copies the objects of one store into another, empty one.
private struct StoreCopy {
    private let source: NSPersistentStore
    private let target: NSPersistentStore
    private var ids: [ObjectKey: NSManagedObjectID] = [:]

    init(from source: NSPersistentStore, to target: NSPersistentStore) { (self.source, self.target) = (source, target) }

    func run() throws {
        var copy = self
        try copy.write()
    }

    private mutating func write() throws {
        var rows: [StoreRow] = []
        for entity in source.entities where !entity.isAbstract {
            var fetch = StoreFetch(entity: entity)
            (fetch.includesSubentities, fetch.result) = (false, .rows)
            guard case .rows(let found) = try source.backend.fetch(fetch), !found.isEmpty else { continue }
            let keys = try target.backend.reserveKeys(for: entity, count: found.count)
            for (row, key) in zip(found, keys) { ids[row.id.identity] = NSManagedObjectID(entity: entity, key: key, store: target) }
            rows += found
        }
        var changes = StoreChangeSet()
        for row in rows {
            guard let id = ids[row.id.identity] else { continue }
            changes.inserted.append(StoreRow(id: id, version: 1, values: row.values.map(moved)))
            changes.links += try links(of: row.id, as: id)
        }
        target.backend.metadata = source.backend.metadata.merging(target.backend.metadata) { $1 }
        try target.backend.save(changes)
    }

    private func moved(_ value: ManagedValue) -> ManagedValue {
        guard case .object(let id) = value else { return value }
        return ids[id.identity].map { .object($0) } ?? .null
    }

    /// The destinations that the rows themselves do not hold.
    private func links(of old: NSManagedObjectID, as new: NSManagedObjectID) throws -> [StoreChangeSet.Links] {
        try old.entity.layout.relationships.compactMap { relationship in
            guard relationship.isToMany, !relationship.isTransient else { return nil }
            guard relationship.isOrdered || relationship.inverseRelationship?.isToMany != false else { return nil }
            let found = try source.backend.destinations(of: relationship, from: [old])[0].compactMap { ids[$0.identity] }
            guard !found.isEmpty else { return nil }
            var links = StoreChangeSet.Links(relationship: relationship, id: new)
            if relationship.inverseRelationship?.isToMany != false { links.added = found }
            if relationship.isOrdered { links.ordered = found }
            return links
        }
    }
}
