@_spi(Quince) import QuinceFoundation

extension NSManagedObjectContext {
    /// Gives a fault its values.
    func fulfill(_ object: NSManagedObject) {
        if object.values.isEmpty, let batch = object.batch { batch.load(in: self) }
        if object.values.isEmpty {
            guard let row = row(for: object) else { return miss(object) }
            object.setRow(row)
        }
        object.awake(with: object.values)
    }

    private func row(for object: NSManagedObject) -> StoreRow? {
        if let parent { return parent.performAndWait { parent.rowForChild(object.objectID) } }
        guard !object.objectID.isTemporaryID else { return nil }
        return try? persistentStoreCoordinator?.rows(for: [object.objectID]).first ?? nil
    }

    /// The values of an object as a child context gets them.
    private func rowForChild(_ id: NSManagedObjectID) -> StoreRow? {
        let object = object(with: id)
        object.fulfill()
        guard !object.flags.contains(.missing), !object.isDeleted else { return nil }
        let values = object.values.enumerated().map { slot, value in
            if case .toMany = object.layout.kinds[slot] { return ManagedValue.unloaded }
            return value
        }
        return StoreRow(id: id, version: object.version, values: values)
    }

    /// Handles an object whose row is gone.
    private func miss(_ object: NSManagedObject) {
        guard shouldDeleteInaccessibleFaults else {
            raise(
                NSExceptionName(rawValue: "NSObjectInaccessibleException"), "CoreData could not fulfill a fault for '\(object.objectID)'")
        }
        object.values = object.layout.slots.map { ($0 as? NSRelationshipDescription)?.isToMany == true ? .unloaded : .null }
        object.flags.remove(.fault)
        object.flags.insert(.missing)
        guard !object.objectID.isTemporaryID || parent != nil else { return }
        object.flags.insert([.deleted, .propagated])
        deleted[ObjectIdentifier(object)] = object
        event.noteDelete(object)
        scheduleProcessing()
    }

    /// The destinations of a to-many relationship, as the store or the parent has them.
    func members(of object: NSManagedObject, _ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
        guard !object.flags.contains(.missing) else { return [] }
        if let parent {
            return parent.performAndWait {
                let other = parent.object(with: object.objectID)
                guard let slot = other.layout.slotsByName[relationship.name] else { return [] }
                return other.loadedCollection(slot).members
            }
        }
        guard !object.objectID.isTemporaryID else { return [] }
        let found = try? persistentStoreCoordinator?.destinations(of: relationship, from: [object.objectID]).first
        // Objects that are deleted here stay known to the store until they are saved.
        return (found ?? []).filter { id in
            guard !deleted.isEmpty, let known = table[id.identity]?.object else { return true }
            return !(known.isDeleted && known.flags.contains(.propagated))
        }
    }

    // MARK: Refreshing

    /// Drops an object's values, which are fetched again when they are needed; changes are kept with `mergeChanges`.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.managedObjectContext === self, !object.flags.contains(.inserted) else { return }
        let key = ObjectIdentifier(object)
        if flag, !object.isFault, object.committed != nil {
            mergeRow(into: object)
        } else {
            object.sendWillChange()
            updated[key] = nil
            object.flags.subtract([.updated, .missing])
            object.turnIntoFault()
        }
        event.refreshed.append(object)
        scheduleProcessing()
    }

    /// Fetches the row of an object with changes, which stay.
    func mergeRow(into object: NSManagedObject) {
        guard let row = row(for: object) else { return }
        let changed = Set(object.changedSlots)
        object.sendWillChange()
        let mine = object.values
        object.committed = row.values
        object.version = row.version
        object.values = row.values.enumerated().map { changed.contains($0) ? mine[$0] : $1 }
        if changed.isEmpty {
            object.committed = nil
            object.flags.remove(.updated)
            updated[ObjectIdentifier(object)] = nil
        }
    }

    /// Drops the values of all objects; changes are kept.
    public func refreshAllObjects() {
        for object in registeredObjects where !object.isFault { refresh(object, mergeChanges: true) }
    }

    /// The object of an identifier, fetched where that is necessary.
    ///
    /// - Throws: 133000 where the store has no such object.
    public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        let object = object(with: objectID)
        if object.isFault, object.values.isEmpty {
            guard let row = row(for: object) else {
                unregister(object)
                throw NSError(
                    domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError,
                    userInfo: [NSAffectedObjectsErrorKey: [objectID]])
            }
            object.setRow(row)
        }
        object.fulfill()
        return object
    }

    /// Drops all objects and changes.
    public func reset() {
        let objects = registeredObjects
        let ids = objects.map(\.objectID)
        for object in objects { detach(object) }
        (table, inserted, updated, deleted, permanentIDs) = ([:], [:], [:], [:], [:])
        event = PendingEvent()
        undoManager?.removeAllActions(withTarget: self)
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self,
            userInfo: [NSInvalidatedAllObjectsKey: ids, NotificationKey.sourceContext.rawValue: self])
    }

    private func detach(_ object: NSManagedObject) {
        if !object.flags.contains(.inserted) { object.turnIntoFault() }
        object.flags = .fault
        object.values = []
        object.managedObjectContext = nil
    }

    /// Drops all changes: new objects go, deleted ones are there again, changed ones have the values that the store has.
    public func rollback() {
        event = PendingEvent()
        let changed = Array(inserted.values) + Array(updated.values) + Array(deleted.values)
        for object in changed { object.flags.remove(.pending) }
        for object in inserted.values {
            unregister(object)
            object.flags = []
            object.managedObjectContext = nil
        }
        var refreshed: Set<NSManagedObject> = []
        for object in Array(updated.values) + Array(deleted.values) where inserted[ObjectIdentifier(object)] == nil {
            object.sendWillChange()
            if let committed = object.committed { object.values = committed }
            (object.committed, object.eventValues) = (nil, nil)
            object.flags.subtract([.updated, .deleted, .propagated])
            object.awake(fromSnapshotEvents: .rollback)
            refreshed.insert(object)
        }
        let gone = Set(inserted.values)
        (inserted, updated, deleted) = ([:], [:], [:])
        undoManager?.removeAllActions(withTarget: self)
        post(.NSManagedObjectContextObjectsDidChange, [NSDeletedObjectsKey: gone, NSRefreshedObjectsKey: refreshed])
    }
}
