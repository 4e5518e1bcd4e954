import CoreData

/// A store of an app's own as contexts use it: a store of Core Data in memory that shows what the app's store has.
///
/// Each fetch asks the app's store first and brings the rows in memory up to date; each save is the app's store's first, too. So models, queries and
/// relationships work as with SwiftData's own stores.
final class DataStoreMirror {
    private let store: any DataStore
    private let coordinator: NSPersistentStoreCoordinator
    private let rows: NSPersistentStore
    private let editor = UUID()
    private let lock = NSRecursiveLock()
    /// The rows by the identifiers of the app's store, and back.
    private var objectIDs: [PersistentIdentifier: NSManagedObjectID] = [:]
    private var identifiers: [NSManagedObjectID: PersistentIdentifier] = [:]

    init(_ store: any DataStore, _ rows: NSPersistentStore, _ coordinator: NSPersistentStoreCoordinator) {
        (self.store, self.rows, self.coordinator) = (store, rows, coordinator)
    }

    var identifier: String { store.identifier }

    func objectID(_ identifier: PersistentIdentifier) -> NSManagedObjectID? { lock.withLock { objectIDs[identifier] } }

    private func holds(_ object: NSManagedObject) -> Bool { object.objectID.persistentStore === rows }
    func holds(_ entity: String) -> Bool { store.schema.entitiesByName[entity] != nil }

    private func state(_ context: ModelContext) -> EditingState { EditingState(id: editor, author: context.author) }

    // MARK: Reading

    /// Brings the rows that a descriptor may find up to date.
    ///
    /// - Throws: The store's errors.
    func update<T: PersistentModel>(for descriptor: FetchDescriptor<T>, _ context: ModelContext) throws {
        func open<Store: DataStore>(_ store: Store) throws { try update(store, descriptor, context) }
        try lock.withLock { try open(store) }
    }

    private func update<Store: DataStore, T: PersistentModel>(
        _ store: Store, _ descriptor: FetchDescriptor<T>, _ context: ModelContext
    ) throws {
        var asked = descriptor
        var result: DataStoreFetchResult<T, Store.Snapshot>?
        // Once without the condition, once without the order.
        for _ in 0..<3 where result == nil {
            do { result = try store.fetch(DataStoreFetchRequest(asked, state(context))) } catch DataStoreError.preferInMemoryFilter {
                asked.predicate = nil
                (asked.fetchLimit, asked.fetchOffset) = (nil, nil)
            } catch DataStoreError.preferInMemorySort {
                asked.sortBy = []
                (asked.fetchLimit, asked.fetchOffset) = (nil, nil)
            }
        }
        guard let result else { throw DataStoreError.unsupportedFeature }
        let isWhole = asked.predicate == nil && asked.fetchLimit == nil && asked.fetchOffset == nil
        let found = try snapshots(result.fetchedSnapshots), related = try snapshots(Array(result.relatedSnapshots.values))
        let own = Schema.entityName(for: T.self)
        try show(found.filter { $0.persistentIdentifier.entityName == own } + related, replacing: isWhole ? own : nil, context)
    }

    private func snapshots(_ snapshots: [some DataStoreSnapshot]) throws -> [DefaultSnapshot] {
        guard let snapshots = snapshots as? [DefaultSnapshot] else { throw DataStoreError.unsupportedFeature }
        return snapshots
    }

    /// Makes the rows show snapshots.
    ///
    /// - Parameter entity: The entity whose other rows are gone; nil where some may be left out.
    private func show(_ snapshots: [DefaultSnapshot], replacing entity: String?, _ context: ModelContext) throws {
        let writer = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        writer.persistentStoreCoordinator = coordinator
        writer.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        let changed = try writer.performAndWait { () throws -> NSManagedObjectContext.Saved in
            var objects: [PersistentIdentifier: NSManagedObject] = [:]
            for snapshot in snapshots where objects[snapshot.persistentIdentifier] == nil {
                objects[snapshot.persistentIdentifier] = try object(snapshot.persistentIdentifier, writer)
            }
            for snapshot in snapshots { fill(objects[snapshot.persistentIdentifier], snapshot, objects, writer) }
            if let entity {
                for (identifier, id) in objectIDs where identifier.entityName == entity && objects[identifier] == nil {
                    writer.delete(writer.object(with: id))
                    (objectIDs[identifier], identifiers[id]) = (nil, nil)
                }
            }
            return try writer.saveNotingChanges()
        }
        if !changed.isEmpty {
            NSManagedObjectContext.mergeChanges(fromRemoteContextSave: changed, into: [context.objects])
        }
    }

    private func object(_ identifier: PersistentIdentifier, _ writer: NSManagedObjectContext) throws -> NSManagedObject {
        if let id = objectIDs[identifier] { return try writer.existingObject(with: id) }
        let object = NSEntityDescription.insertNewObject(forEntityName: identifier.entityName, into: writer)
        writer.assign(object, to: rows)
        try writer.obtainPermanentIDs(for: [object])
        note(identifier, object.objectID)
        return object
    }

    private func note(_ identifier: PersistentIdentifier, _ id: NSManagedObjectID) {
        (objectIDs[identifier], identifiers[id]) = (id, identifier)
    }

    private func fill(
        _ object: NSManagedObject?, _ snapshot: DefaultSnapshot, _ objects: [PersistentIdentifier: NSManagedObject],
        _ writer: NSManagedObjectContext
    ) {
        guard let object else { return }
        for (name, value) in snapshot.attributes where object.entity.attributesByName[name] != nil {
            let old = object.value(forKey: name) as? AnyHashable
            if old != value as? AnyHashable { object.setValue(value, forKey: name) }
        }
        for (name, destinations) in snapshot.relationships {
            guard let relationship = object.entity.relationshipsByName[name] else { continue }
            let targets = destinations.compactMap { identifier in
                objects[identifier] ?? objectIDs[identifier].map { writer.object(with: $0) }
            }
            // Destinations that the store has not shown yet come with the snapshots of their own.
            guard targets.count == destinations.count else { continue }
            if relationship.isToMany {
                if object.value(forKey: name) as? NSSet != NSSet(array: targets) { object.setValue(NSSet(array: targets), forKey: name) }
            } else if object.value(forKey: name) as? NSManagedObject !== targets.first {
                object.setValue(targets.first, forKey: name)
            }
        }
    }

    // MARK: Writing

    /// Lets the app's store keep the changes of a context, which are about to be saved in memory.
    ///
    /// - Throws: The store's errors; nothing is saved then.
    func save(_ context: ModelContext) throws {
        func open<Store: DataStore>(_ store: Store) throws { try save(store, context) }
        try lock.withLock { try open(store) }
    }

    private func save<Store: DataStore>(_ store: Store, _ context: ModelContext) throws {
        func made(_ objects: Set<NSManagedObject>) throws -> [Store.Snapshot] {
            let own = objects.filter(holds).sorted { $0.objectID.key < $1.objectID.key }.map(snapshot)
            guard let snapshots = own as? [Store.Snapshot] else { throw DataStoreError.unsupportedFeature }
            return snapshots
        }
        let objects = context.objects
        let inserted = objects.insertedObjects.subtracting(objects.deletedObjects)
        let request = DataStoreSaveChangesRequest<Store.Snapshot>(
            state(context), inserted: try made(inserted),
            updated: try made(objects.updatedObjects.subtracting(objects.insertedObjects)), deleted: try made(objects.deletedObjects))
        guard !(request.inserted.isEmpty && request.updated.isEmpty && request.deleted.isEmpty) else { return }
        let result = try store.save(request)
        for (temporary, lasting) in result.remappedIdentifiers { if let id = temporary.objectID { note(lasting, id) } }
        for snapshot in request.deleted {
            if let id = objectIDs.removeValue(forKey: snapshot.persistentIdentifier) { identifiers[id] = nil }
        }
    }

    private func snapshot(of object: NSManagedObject) -> DefaultSnapshot {
        var attributes: [String: Any?] = [:], relationships: [String: [PersistentIdentifier]] = [:]
        for name in object.entity.attributesByName.keys { attributes[name] = .some(object.value(forKey: name)) }
        for name in object.entity.relationshipsByName.keys {
            relationships[name] = _ModelData.objects(object.value(forKey: name)).map { identifier(of: $0.objectID) }
        }
        return DefaultSnapshot(identifier(of: object.objectID), attributes, relationships)
    }

    private func identifier(of id: NSManagedObjectID) -> PersistentIdentifier { identifiers[id] ?? PersistentIdentifier(id) }
}

extension NSManagedObjectContext {
    /// The changes of a save, as other contexts merge them.
    typealias Saved = [AnyHashable: Any]

    /// Saves and returns what changed; empty where nothing did.
    fileprivate func saveNotingChanges() throws -> Saved {
        guard hasChanges else { return [:] }
        processPendingChanges()
        func ids(_ objects: Set<NSManagedObject>) -> [NSManagedObjectID] { objects.map(\.objectID) }
        let changes: Saved = [
            NSInsertedObjectsKey: ids(insertedObjects), NSUpdatedObjectsKey: ids(updatedObjects), NSDeletedObjectsKey: ids(deletedObjects),
        ]
        try save()
        return changes
    }
}
