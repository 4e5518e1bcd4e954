import QuinceFoundation

/// Resolves the objections of a store to a save, as the context's merge policy says.
struct ConflictResolver {
    private let context: NSManagedObjectContext
    private let policy: NSMergePolicy
    private let temporary: [ObjectKey: ObjectKey]

    init(_ context: NSManagedObjectContext, _ permanent: [ObjectKey: NSManagedObjectID]) {
        self.context = context
        policy = context.mergePolicy as? NSMergePolicy ?? .error
        temporary = Dictionary(permanent.map { ($1.identity, $0) }) { first, _ in first }
    }

    private func object(_ id: NSManagedObjectID) -> NSManagedObject? {
        context.table[id.identity]?.object ?? temporary[id.identity].flatMap { context.table[$0]?.object }
    }

    // MARK: Errors

    /// The error of conflicts that are not resolved.
    func error(_ conflicts: StoreConflicts) -> NSError {
        let list = versionConflicts(conflicts) as [Any] + constraintConflicts(conflicts) as [Any]
        let code = conflicts.versions.isEmpty ? NSManagedObjectConstraintMergeError : NSManagedObjectMergeError
        return NSError(
            domain: NSCocoaErrorDomain, code: code,
            userInfo: [NSPersistentStoreSaveConflictsErrorKey: list, NSLocalizedDescriptionKey: "Could not merge changes."])
    }

    private func versionConflicts(_ conflicts: StoreConflicts) -> [NSMergeConflict] {
        conflicts.versions.compactMap { conflict in
            object(conflict.id).map { object in
                NSMergeConflict(
                    source: object, newVersion: object.isDeleted ? 0 : Int(conflict.expectedVersion + 1),
                    oldVersion: Int(conflict.expectedVersion),
                    cachedSnapshot: object.named(object.committed ?? object.values),
                    persistedSnapshot: conflict.current.map { object.named($0.values) })
            }
        }
    }

    private func constraintConflicts(_ conflicts: StoreConflicts) -> [NSConstraintConflict] {
        conflicts.constraints.map { conflict in
            let objects = conflict.ids.compactMap(object)
            return NSConstraintConflict(
                constraint: conflict.properties, database: conflict.current.map { context.object(with: $0.id) },
                databaseSnapshot: conflict.current.flatMap { row in objects.first.map { $0.named(row.values) } },
                conflictingObjects: objects, conflictingSnapshots: objects.map(\.allValues))
        }
    }

    // MARK: Resolution

    /// Changes a change set so that the store does not object any more; throws where the policy does not allow that.
    func resolve(_ conflicts: StoreConflicts, _ set: inout StoreChangeSet) throws {
        guard policy.mergeType != .errorMergePolicyType else { throw error(conflicts) }
        try policy.resolve(mergeConflicts: versionConflicts(conflicts) as [Any] + constraintConflicts(conflicts) as [Any])
        for conflict in conflicts.versions { resolve(conflict, &set) }
        for conflict in conflicts.constraints { resolve(conflict, &set) }
    }

    private var storeWins: Bool {
        policy.mergeType == .mergeByPropertyStoreTrumpMergePolicyType || policy.mergeType == .rollbackMergePolicyType
    }

    private func resolve(_ conflict: StoreConflicts.Version, _ set: inout StoreChangeSet) {
        if let index = set.deleted.firstIndex(where: { $0.id.identity == conflict.id.identity }) {
            guard let current = conflict.current else {
                set.deleted.remove(at: index)
                return
            }
            set.deleted[index].expectedVersion = current.version
            if policy.mergeType == .rollbackMergePolicyType { set.deleted.remove(at: index) }
            return
        }
        guard let index = set.updated.firstIndex(where: { $0.row.id.identity == conflict.id.identity }) else { return }
        guard let current = conflict.current else { return resolveMissing(conflict.id, index, &set) }
        guard policy.mergeType != .rollbackMergePolicyType else {
            set.updated.remove(at: index)
            set.links.removeAll { $0.id.identity == conflict.id.identity }
            object(conflict.id)?.discardChanges(for: current)
            return
        }
        set.updated[index].row.version = current.version
        guard policy.mergeType != .overwriteMergePolicyType else {
            set.updated[index].changedSlots = nil
            return
        }
        merge(current, object(conflict.id), &set.updated[index])
    }

    /// Merges the store's row and an object's changes by property.
    private func merge(_ current: StoreRow, _ object: NSManagedObject?, _ update: inout StoreChangeSet.Update) {
        let base = object?.committed
        let mine = Set(update.changedSlots ?? Array(update.row.values.indices))
        var changed: [Int] = []
        for slot in current.values.indices {
            if let object, object.isToMany(slot) { continue }
            let isTheirs = base.map { $0[slot] != current.values[slot] } ?? true
            if mine.contains(slot), !(storeWins && isTheirs) {
                changed.append(slot)
                continue
            }
            update.row.values[slot] = current.values[slot]
            if let object, !object.layout.slots[slot].isTransient { object.values[slot] = current.values[slot] }
        }
        update.changedSlots = changed
    }

    /// Handles an object that was changed here and deleted in the store.
    private func resolveMissing(_ id: NSManagedObjectID, _ index: Int, _ set: inout StoreChangeSet) {
        let update = set.updated.remove(at: index)
        guard storeWins else {
            set.inserted.append(update.row)
            return
        }
        set.links.removeAll { $0.id.identity == id.identity }
        guard let object = object(id) else { return }
        context.updated[ObjectIdentifier(object)] = nil
        context.deleted[ObjectIdentifier(object)] = object
        object.flags.insert([.deleted, .propagated, .missing])
    }

    private func resolve(_ conflict: StoreConflicts.Constraint, _ set: inout StoreChangeSet) {
        let ids = conflict.ids.map(\.identity)
        guard let current = conflict.current else {
            // Of new objects with the same values one stays: the last one, or the first one where the store's come first.
            for id in storeWins ? ids.dropFirst() : ids.dropLast() { discard(id, &set) }
            return
        }
        if storeWins {
            for id in ids { discard(id, &set) }
        } else if !ids.contains(current.id.identity), !set.deleted.contains(where: { $0.id.identity == current.id.identity }) {
            set.updated.removeAll { $0.row.id.identity == current.id.identity }
            set.deleted.append(.init(id: current.id, expectedVersion: current.version))
            for id in ids.dropLast() { discard(id, &set) }
            if let object = object(current.id) { context.forget(object) }
        } else {
            for id in ids.dropLast() { discard(id, &set) }
        }
    }

    /// Leaves out an object that another one takes the place of.
    private func discard(_ id: ObjectKey, _ set: inout StoreChangeSet) {
        set.inserted.removeAll { $0.id.identity == id }
        set.links.removeAll { $0.id.identity == id }
        let wasUpdate = set.updated.contains { $0.row.id.identity == id }
        set.updated.removeAll { $0.row.id.identity == id }
        guard let object = context.table[id]?.object ?? temporary[id].flatMap({ context.table[$0]?.object }) else { return }
        if wasUpdate { context.updated[ObjectIdentifier(object)] = nil } else { context.forget(object) }
    }
}

extension NSManagedObject {
    /// Values by name, without to-many relationships.
    func named(_ values: [ManagedValue]) -> [String: Any] {
        var found: [String: Any] = [:]
        for slot in values.indices where slot < layout.slots.count && !isToMany(slot) {
            found[layout.slots[slot].name] = any(values[slot], slot) ?? NSNull()
        }
        return found
    }

    /// Takes the values of the store's row in place of changes.
    func discardChanges(for row: StoreRow) {
        sendWillChange()
        (values, version, committed, eventValues) = (row.values, row.version, nil, nil)
        flags.remove(.updated)
        managedObjectContext?.updated[ObjectIdentifier(self)] = nil
    }
}

extension NSManagedObjectContext {
    /// Drops an object that the store will not have.
    func forget(_ object: NSManagedObject) {
        let key = ObjectIdentifier(object)
        (inserted[key], updated[key]) = (nil, nil)
        object.flags = [.deleted, .propagated, .missing]
        deleted[key] = object
    }
}
