@_spi(Quince) import QuinceFoundation

/// One save of a context to its stores: the rows that it writes, and the identifiers and versions that its objects get.
struct SavePlan {
    private let context: NSManagedObjectContext
    private let coordinator: NSPersistentStoreCoordinator
    /// Permanent identifiers by temporary ones.
    private(set) var permanent: [ObjectKey: NSManagedObjectID] = [:]
    private(set) var versions: [ObjectIdentifier: Int64] = [:]
    private var stores: [NSPersistentStore] = []
    private var sets: [StoreChangeSet] = []

    init(_ context: NSManagedObjectContext, _ coordinator: NSPersistentStoreCoordinator) throws {
        (self.context, self.coordinator) = (context, coordinator)
        let inserted = context.inserted.values.filter { !$0.isDeleted }.sorted { $0.sequence < $1.sequence }
        let new = inserted.filter(\.objectID.isTemporaryID)
        for (object, id) in zip(new, try coordinator.permanentIDs(for: new)) { permanent[object.objectID.identity] = id }
        for object in inserted { try add(inserted: object) }
        let updated = context.updated.values.filter { !$0.isInserted && !$0.isDeleted }.sorted { $0.sequence < $1.sequence }
        for object in updated { try add(updated: object) }
        for object in context.deleted.values.sorted(by: { $0.sequence < $1.sequence }) where !object.isInserted {
            guard !object.flags.contains(.missing), let index = index(of: object.objectID.persistentStore) else { continue }
            sets[index].deleted.append(.init(id: object.objectID, expectedVersion: object.version))
        }
    }

    private mutating func index(of store: NSPersistentStore?) -> Int? {
        guard let store else { return nil }
        if let known = stores.firstIndex(where: { $0 === store }) { return known }
        stores.append(store)
        var set = StoreChangeSet()
        (set.author, set.contextName) = (context.transactionAuthor, context.name)
        sets.append(set)
        return stores.count - 1
    }

    private func id(_ id: NSManagedObjectID) -> NSManagedObjectID { id.isTemporaryID ? permanent[id.identity] ?? id : id }

    private mutating func add(inserted object: NSManagedObject) throws {
        let id = id(object.objectID)
        guard let index = index(of: id.persistentStore) else { return }
        DerivedValues.update(object)
        sets[index].inserted.append(StoreRow(id: id, version: 1, values: try row(of: object)))
        addLinks(of: object, index)
        versions[ObjectIdentifier(object)] = 1
    }

    private mutating func add(updated object: NSManagedObject) throws {
        guard object.committed != nil, let index = index(of: object.objectID.persistentStore) else { return keep(object) }
        addLinks(of: object, index)
        DerivedValues.update(object)
        let slots = object.changedSlots
        let changed = slots.filter { !object.isToMany($0) && !object.layout.slots[$0].isTransient }
        let hasLinks = slots.contains { object.isToMany($0) }
        guard !changed.isEmpty || hasLinks else { return keep(object) }
        let row = StoreRow(id: object.objectID, version: object.version, values: try row(of: object))
        sets[index].updated.append(.init(row: row, changedSlots: changed))
        versions[ObjectIdentifier(object)] = object.version + 1
    }

    private mutating func keep(_ object: NSManagedObject) { versions[ObjectIdentifier(object)] = object.version }

    /// The values of an object as its store keeps them.
    private func row(of object: NSManagedObject) throws -> [ManagedValue] {
        var row = object.values
        let layout = object.layout
        for slot in layout.relationshipSlots {
            switch row[slot] {
            case .object(let target): if target.isTemporaryID { row[slot] = .object(id(target)) }
            case .collection, .unloaded: row[slot] = .unloaded
            default: if object.isToMany(slot) { row[slot] = .unloaded }
            }
        }
        for slot in layout.transientSlots { row[slot] = object.isToMany(slot) ? .unloaded : .null }
        for slot in layout.transformableSlots {
            guard let stored = Transformable.stored(row[slot], layout.slots[slot]) else {
                throw ValidationError.make(NSManagedObjectValidationError, layout.slots[slot].name, object, value: object.any(at: slot))
            }
            row[slot] = stored
        }
        return row
    }

    private mutating func addLinks(of object: NSManagedObject, _ index: Int) {
        for slot in object.layout.relationshipSlots {
            guard case .collection(let collection) = object.values[slot], collection.hasChanges else { continue }
            let relationship = object.relationship(slot)
            guard !relationship.isTransient, relationship.isOrdered || relationship.inverseRelationship?.isToMany != false else { continue }
            var links = StoreChangeSet.Links(relationship: relationship, id: id(object.objectID))
            links.added = collection.addedInOrder.map(id)
            links.removed = collection.removed.values.filter { !$0.isTemporaryID }
            if relationship.isOrdered { links.ordered = object.loadedCollection(slot).members.map(id) }
            sets[index].links.append(links)
        }
    }

    // MARK: Saving

    private static let mostAttempts = 16

    /// Saves to each store; what the merge policy resolves is tried again.
    mutating func save() throws {
        for index in stores.indices where !sets[index].isEmpty {
            var attempts = 0
            while true {
                do {
                    try coordinator.save(sets[index], in: stores[index])
                    break
                } catch let conflicts as StoreConflicts {
                    attempts += 1
                    let resolver = ConflictResolver(context, permanent)
                    guard attempts < Self.mostAttempts else { throw resolver.error(conflicts) }
                    try resolver.resolve(conflicts, &sets[index])
                }
            }
            for update in sets[index].updated {
                guard let object = context.registeredObject(for: update.row.id) else { continue }
                versions[ObjectIdentifier(object)] = update.row.version + 1
            }
        }
    }
}
