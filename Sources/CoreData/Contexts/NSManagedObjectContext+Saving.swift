@_spi(Quince) import QuinceFoundation

extension NSManagedObjectContext {
    /// Saves the changes: to the stores, or to the parent context.
    ///
    /// - Throws: Errors of validation (1550…1680), conflicts with the store (133020) and uniqueness constraints (133021), and what stores report. Nothing is
    ///   saved then.
    public func save() throws {
        ConcurrencyChecks.check(self)
        processPendingChanges()
        guard hasChanges, !isSaving else { return }
        isSaving = true
        defer { isSaving = false }
        post(.NSManagedObjectContextWillSave, [:])
        try validate(notifyWillSave())
        let sets = SavedSets(self)
        if let parent {
            try parent.performAndWait { try parent.adopt(from: self) }
            finish(sets, versions: [:])
        } else {
            try saveToStores(sets)
        }
    }

    private static let mostRounds = 1000

    /// Calls `willSave`, also of what that changes, until nothing changes any more, and returns the changed objects.
    private func notifyWillSave() -> [NSManagedObject] {
        var changed = changedObjects
        var open = changed
        var called: Set<ObjectIdentifier> = []
        for _ in 0..<Self.mostRounds {
            for object in open { object.willSave() }
            guard !event.isEmpty else { return changed }
            called.formUnion(open.map(ObjectIdentifier.init))
            processPendingChanges()
            changed = changedObjects
            open = changed.filter { !called.contains(ObjectIdentifier($0)) }
            if open.isEmpty { return changed }
        }
        raise(
            .internalInconsistencyException,
            "Failed to process pending changes before save.  The context is still dirty after \(Self.mostRounds) attempts.")
    }

    /// New, changed and deleted objects in the order of their first change.
    var changedObjects: [NSManagedObject] {
        (Array(inserted.values) + Array(updated.values) + Array(deleted.values)).sorted { $0.sequence < $1.sequence }
    }

    private func validate(_ objects: [NSManagedObject]) throws {
        var errors: [NSError] = []
        for object in objects {
            do {
                if object.isDeleted {
                    try object.validateForDelete()
                } else if object.isInserted {
                    try object.validateForInsert()
                } else {
                    try object.validateForUpdate()
                }
            } catch {
                errors.append(error as NSError)
            }
        }
        try ValidationError.raise(errors)
    }

    // MARK: Stores

    private func saveToStores(_ sets: SavedSets) throws {
        guard let coordinator = persistentStoreCoordinator, !coordinator.persistentStores.isEmpty else {
            raise(
                .internalInconsistencyException,
                "This NSPersistentStoreCoordinator has no persistent stores.  It cannot perform a save operation.")
        }
        var plan = try SavePlan(self, coordinator)
        try plan.save()
        applyPermanentIDs(plan.permanent)
        finish(sets, versions: plan.versions)
        coordinator.notifySaved(by: self, MergedChanges(sets))
    }

    /// Gives saved objects their permanent identifiers, and those that refer to them.
    func applyPermanentIDs(_ permanent: [ObjectKey: NSManagedObjectID]) {
        guard !permanent.isEmpty else { return }
        for (temporary, id) in permanent {
            guard let object = table[temporary]?.object else { continue }
            object.willChangeID()
            table[temporary] = nil
            permanentIDs[temporary] = id
            object.setID(id)
            table[id.identity] = Weak(object)
        }
        for object in Array(inserted.values) + Array(updated.values) { object.replace(permanent) }
    }

    /// Makes the objects' values the ones that the store has.
    private func finish(_ sets: SavedSets, versions: [ObjectIdentifier: Int64]) {
        for object in inserted.values { object.commit(version: versions[ObjectIdentifier(object)] ?? 1) }
        for object in updated.values where !object.isInserted {
            object.commit(version: versions[ObjectIdentifier(object)] ?? object.version + 1)
        }
        for object in deleted.values {
            unregister(object)
            object.flags = [.fault]
            object.managedObjectContext = nil
        }
        let all = changedObjects
        (inserted, updated, deleted) = ([:], [:], [:])
        for object in all { object.didSave() }
        post(
            .NSManagedObjectContextDidSave,
            [NSInsertedObjectsKey: sets.inserted, NSUpdatedObjectsKey: sets.updated, NSDeletedObjectsKey: sets.deleted], all: true)
        func ids(_ objects: Set<NSManagedObject>) -> Set<NSManagedObjectID> { Set(objects.map(\.objectID)) }
        post(
            .NSManagedObjectContextDidSaveObjectIDs,
            ids: [
                NSInsertedObjectIDsKey: ids(sets.inserted), NSUpdatedObjectIDsKey: ids(sets.updated),
                NSDeletedObjectIDsKey: ids(sets.deleted),
            ])
        mergeIntoChildren(sets)
    }

    /// Replaces temporary identifiers of new objects by the ones that they will be saved with.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        guard let coordinator = persistentStoreCoordinator else { return }
        let new = objects.filter(\.objectID.isTemporaryID)
        var permanent: [ObjectKey: NSManagedObjectID] = [:]
        for (object, id) in zip(new, try coordinator.permanentIDs(for: new)) { permanent[object.objectID.identity] = id }
        applyPermanentIDs(permanent)
    }

    // MARK: Parents

    /// Applies the changes of a child.
    private func adopt(from child: NSManagedObjectContext) throws {
        for object in child.changedObjects {
            if object.isDeleted {
                if !object.isInserted { delete(self.object(with: object.objectID)) }
                continue
            }
            let own = object.isInserted ? adopted(object) : self.object(with: object.objectID)
            own.adopt(object)
        }
        processPendingChanges()
    }

    /// The parent's object for a child's new one, with the same temporary identifier.
    private func adopted(_ object: NSManagedObject) -> NSManagedObject {
        if let known = registeredObject(for: object.objectID) { return known }
        let own = ManagedObjectClasses.make(object.entity, nil)
        own.setID(object.objectID)
        own.managedObjectContext = self
        own.flags = .inserted
        own.sequence = nextSequence()
        own.assignedStore = object.assignedStore
        register(own)
        inserted[ObjectIdentifier(own)] = own
        event.noteInsert(own)
        scheduleProcessing()
        return own
    }

    /// Lets children know of what was saved where they merge by themselves.
    private func mergeIntoChildren(_ sets: SavedSets) {
        children.removeAll { $0.object == nil }
        let changes = MergedChanges(sets)
        for child in children.compactMap(\.object) where child.automaticallyMergesChangesFromParent {
            child.perform { [weak child] in child?.merge(changes) }
        }
    }
}

/// The objects that a save changes.
struct SavedSets {
    var inserted: Set<NSManagedObject>
    var updated: Set<NSManagedObject>
    var deleted: Set<NSManagedObject>

    init(_ context: NSManagedObjectContext) {
        inserted = Set(context.inserted.values.filter { !$0.isDeleted })
        updated = Set(context.updated.values.filter { !$0.isInserted && !$0.isDeleted })
        deleted = Set(context.deleted.values)
    }
}

extension NSManagedObject {
    func willChangeID() { sendWillChange() }

    /// Replaces temporary identifiers of destinations.
    func replace(_ permanent: [ObjectKey: NSManagedObjectID]) {
        guard !values.isEmpty else { return }
        for slot in layout.relationshipSlots {
            switch values[slot] {
            case .object(let id) where id.isTemporaryID: if let new = permanent[id.identity] { values[slot] = .object(new) }
            case .collection(let collection): collection.replace(permanent)
            default: break
            }
        }
    }

    /// Takes the values for those that the store has.
    func commit(version: Int64) {
        self.version = version
        (committed, eventValues) = (nil, nil)
        flags.subtract([.inserted, .updated])
        for slot in layout.relationshipSlots { if case .collection(let collection) = values[slot] { collection.commit() } }
    }

    /// Applies the values of a child context's object.
    func adopt(_ other: NSManagedObject) {
        fulfill()
        let slots = other.isInserted ? Array(layout.slots.indices) : other.changedSlots
        for slot in slots {
            if case .collection(let theirs) = other.values[slot] {
                guard theirs.hasChanges || other.isInserted else { continue }
                changeCollection(slot) { mine in
                    for id in theirs.removed.values where mine.contains(id) != false { mine.remove(id) }
                    for id in theirs.isLoaded ? theirs.members.filter({ theirs.added[$0.identity] != nil }) : Array(theirs.added.values)
                    where mine.contains(id) != true {
                        mine.insert(id)
                    }
                }
                if theirs.isOrdered, theirs.isLoaded {
                    let order = theirs.members
                    _ = loadedCollection(slot)
                    changeCollection(slot) { $0.reorder(order) }
                }
            } else if case .unloaded = other.values[slot] {
                continue
            } else {
                change(slot, to: other.values[slot])
            }
        }
    }
}
