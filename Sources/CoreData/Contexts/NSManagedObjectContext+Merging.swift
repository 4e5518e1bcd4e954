@_spi(Quince) import QuinceFoundation

/// The objects that another context has saved, by identifier.
struct MergedChanges {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []
    /// Whether all objects became invalid.
    var isEverything = false

    init(_ sets: SavedSets) {
        (inserted, updated, deleted) = (sets.inserted.map(\.objectID), sets.updated.map(\.objectID), sets.deleted.map(\.objectID))
    }

    /// Reads a notification's objects, or the identifiers or URIs that take their place.
    init(_ information: [AnyHashable: Any]) {
        inserted = Self.ids(information, [NSInsertedObjectsKey, NSInsertedObjectIDsKey])
        updated = Self.ids(
            information, [NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey, NSRefreshedObjectIDsKey])
        deleted = Self.ids(information, [NSDeletedObjectsKey, NSDeletedObjectIDsKey])
        isEverything = information[NSInvalidatedAllObjectsKey] != nil
    }

    private static func ids(_ information: [AnyHashable: Any], _ keys: [String]) -> [NSManagedObjectID] {
        keys.flatMap { key -> [NSManagedObjectID] in
            switch information[key] {
            case let objects as Set<NSManagedObject>: objects.map(\.objectID)
            case let ids as Set<NSManagedObjectID>: Array(ids)
            case let ids as [NSManagedObjectID]: ids
            case let objects as [NSManagedObject]: objects.map(\.objectID)
            case let set as NSSet: set.allObjects.compactMap { ($0 as? NSManagedObject)?.objectID ?? $0 as? NSManagedObjectID }
            default: []
            }
        }
    }
}

extension NSManagedObjectContext {
    /// Merges the changes that another context has saved.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        let changes = MergedChanges(notification.userInfo ?? [:])
        performAndWait { merge(changes) }
    }

    /// Merges changes that were saved past contexts, by batch requests or other processes.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        let changes = MergedChanges(changeNotificationData)
        for context in contexts { context.performAndWait { context.merge(changes) } }
    }

    func merge(_ changes: MergedChanges) {
        completeLists()
        processPendingChanges()
        let refreshed: Set<NSManagedObject> =
            changes.isEverything ? registeredObjects.filter { !$0.isFault && !$0.isInserted } : []
        if changes.isEverything { refreshAllObjects() }
        let inserted = changes.inserted.filter { registeredObject(for: $0)?.isInserted != true }.map { object(with: $0) }
        for object in inserted where !object.isFault && !object.isInserted { refresh(object, mergeChanges: true) }
        let updated = changes.updated.compactMap { registeredObject(for: $0) }.filter { !$0.isInserted }
        for object in updated { mergeUpdate(object) }
        let deleted = changes.deleted.compactMap { registeredObject(for: $0) }
        for object in deleted { mergeDeletion(object) }
        event.refreshed = []
        let gone = Set(deleted)
        let new = Set(inserted)
        let merged = Set(updated).union(refreshed).subtracting(gone).subtracting(new)
        guard !(gone.isEmpty && new.isEmpty && merged.isEmpty) else { return }
        post(
            .NSManagedObjectContextObjectsDidChange,
            [
                NSInsertedObjectsKey: new, NSUpdatedObjectsKey: merged.filter(\.hasChanges), NSRefreshedObjectsKey: merged,
                NSDeletedObjectsKey: gone,
            ])
        func ids(_ objects: Set<NSManagedObject>) -> Set<NSManagedObjectID> { Set(objects.map(\.objectID)) }
        post(
            .NSManagedObjectContextDidMergeChangesObjectIDs,
            ids: [NSInsertedObjectIDsKey: ids(new), NSUpdatedObjectIDsKey: ids(merged), NSDeletedObjectIDsKey: ids(gone)])
    }

    private func mergeUpdate(_ object: NSManagedObject) {
        if object.committed != nil {
            mergeRow(into: object)
        } else {
            object.sendWillChange()
            object.turnIntoFault()
        }
    }

    private func mergeDeletion(_ object: NSManagedObject) {
        let key = ObjectIdentifier(object)
        object.sendWillChange()
        (updated[key], inserted[key], deleted[key]) = (nil, nil, nil)
        unregister(object)
        object.flags = object.isFault ? [.fault] : []
        object.managedObjectContext = nil
    }

    /// Takes a store's state for fetches; stores here always show their latest one.
    public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws { queryGenerationToken = generation }

    /// Fetches whether an object's row has another version than the object expects.
    public func detectConflicts(for object: NSManagedObject) {
        guard !object.isInserted, !object.isFault else { return }
        noteUpdate(object)
    }
}
