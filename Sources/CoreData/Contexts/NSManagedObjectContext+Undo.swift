@_spi(Quince) import QuinceFoundation

/// The changes of one event, with the values before it.
private struct UndoRecord {
    var inserted: [NSManagedObject] = []
    var deleted: [NSManagedObject] = []
    /// Objects with their values before the event.
    var updated: [(object: NSManagedObject, values: [ManagedValue])] = []
}

extension NSManagedObjectContext {
    /// Registers the event's changes with the undo manager, as one.
    func registerUndo(of event: PendingEvent) {
        guard let undoManager, undoManager.isUndoRegistrationEnabled else { return }
        var record = UndoRecord()
        record.inserted = event.inserted.filter { !$0.isDeleted }
        record.deleted = event.deleted.filter(\.isDeleted)
        record.updated = event.updated.compactMap { object in object.eventValues.map { (object, $0) } }
        guard !(record.inserted.isEmpty && record.deleted.isEmpty && record.updated.isEmpty) else { return }
        undoManager.registerUndo(withTarget: self) { $0.revert(record) }
    }

    private func revert(_ record: UndoRecord) {
        for object in record.deleted { undelete(object) }
        for (object, values) in record.updated { restore(values, of: object) }
        for object in record.inserted where object.managedObjectContext === self {
            object.flags.insert(.propagated)
            delete(object)
        }
        processPendingChanges()
    }

    private func undelete(_ object: NSManagedObject) {
        let key = ObjectIdentifier(object)
        guard object.isDeleted else { return }
        object.flags.subtract([.deleted, .propagated])
        deleted[key] = nil
        register(object)
        if object.objectID.isTemporaryID {
            object.flags.insert(.inserted)
            inserted[key] = object
            event.noteInsert(object)
        } else {
            object.flags.insert(.updated)
            updated[key] = object
            if object.committed == nil { object.committed = object.values }
            event.noteUpdate(object)
        }
        object.awake(fromSnapshotEvents: .undoDeletion)
        scheduleProcessing()
    }

    private func restore(_ values: [ManagedValue], of object: NSManagedObject) {
        guard object.managedObjectContext === self else { return }
        object.fulfill()
        for slot in values.indices where object.differs(slot, from: values) { object.change(slot, to: values[slot]) }
        object.awake(fromSnapshotEvents: .undoUpdate)
    }

    /// Takes back the changes of the last event.
    public func undo() {
        processPendingChanges()
        undoManager?.undo()
    }

    /// Makes the changes again that were taken back last.
    public func redo() { undoManager?.redo() }
}
