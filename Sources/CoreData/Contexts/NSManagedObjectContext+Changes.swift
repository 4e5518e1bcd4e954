@_spi(Quince) import QuinceFoundation

extension NSManagedObjectContext {
    /// Processes changes at the end of the main thread's event; a private context does so at the end of its block.
    func scheduleProcessing() {
        guard queue.isMain, !isProcessingScheduled, !isProcessing else { return }
        isProcessingScheduled = true
        RunLoop.main.perform { [weak self] in
            guard let self else { return }
            isProcessingScheduled = false
            processPendingChanges()
        }
    }

    /// Applies deletions to relationships, registers what can be undone and posts the notification of changed objects.
    public func processPendingChanges() {
        guard !isProcessing, !event.isEmpty else { return }
        isProcessing = true
        propagateDeletions()
        let current = event
        event = PendingEvent()
        for object in current.inserted + current.updated { object.flags.remove(.pending) }
        registerUndo(of: current)
        for object in current.inserted + current.updated + current.deleted { object.eventValues = nil }
        isProcessing = false
        // What was inserted and deleted in one event was never there.
        let inserted = Set(current.inserted.filter { !$0.isDeleted })
        let deleted = Set(current.deleted.filter(\.isDeleted))
        let updated = Set(current.updated.filter { !$0.isDeleted }).subtracting(inserted)
        forgetUnsaved(deleted)
        post(
            .NSManagedObjectContextObjectsDidChange,
            [
                NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted,
                NSRefreshedObjectsKey: Set(current.refreshed).subtracting(inserted).subtracting(updated),
            ])
    }

    /// Drops deleted objects that were never saved.
    private func forgetUnsaved(_ objects: Set<NSManagedObject>) {
        for object in objects where object.flags.contains(.inserted) {
            inserted[ObjectIdentifier(object)] = nil
            deleted[ObjectIdentifier(object)] = nil
            object.flags.remove(.inserted)
            unregister(object)
            if undoManager == nil { object.managedObjectContext = nil }
        }
    }

    // MARK: Deletions

    /// Applies the rules of relationships to the objects that are to be deleted, and to those that they delete.
    func propagateDeletions() {
        var position = 0
        while position < event.deleted.count {
            let object = event.deleted[position]
            position += 1
            guard object.isDeleted, !object.flags.contains(.propagated) else { continue }
            object.flags.insert(.propagated)
            for slot in object.layout.relationshipSlots { propagate(object, slot) }
        }
    }

    private func propagate(_ object: NSManagedObject, _ slot: Int) {
        let relationship = object.relationship(slot)
        switch relationship.deleteRule {
        case .noActionDeleteRule, .denyDeleteRule: return
        case .cascadeDeleteRule:
            for target in targets(of: object, slot) where !target.isDeleted {
                delete(target)
            }
            unlinkInverse(object, slot)
        case .nullifyDeleteRule: unlinkInverse(object, slot)
        }
    }

    private func unlinkInverse(_ object: NSManagedObject, _ slot: Int) {
        guard let inverse = object.relationship(slot).inverseRelationship else { return }
        for target in targets(of: object, slot) where !target.isDeleted { target.unlink(object, inverse) }
    }

    private func targets(of object: NSManagedObject, _ slot: Int) -> [NSManagedObject] {
        object.fulfill()
        if object.relationship(slot).isToMany { return object.destinations(slot) }
        return [object.destination(slot)].compactMap { $0 }
    }
}
