/// The state of an editor of models: a context.
public struct EditingState: Hashable, Identifiable, Sendable {
    public let id: UUID
    public let author: String?

    init(id: UUID, author: String?) { (self.id, self.author) = (id, author) }
}

/// A question of a context for a store's models.
public struct DataStoreFetchRequest<T: PersistentModel> {
    public let descriptor: FetchDescriptor<T>
    public let editingState: EditingState

    init(_ descriptor: FetchDescriptor<T>, _ state: EditingState) { (self.descriptor, editingState) = (descriptor, state) }
}

/// A store's answer to a fetch.
public struct DataStoreFetchResult<T: PersistentModel, Snapshot: DataStoreSnapshot> {
    public let descriptor: FetchDescriptor<T>
    public let fetchedSnapshots: [Snapshot]
    /// Snapshots of models that the fetched ones lead to, by their identifiers.
    public let relatedSnapshots: [PersistentIdentifier: Snapshot]

    public init(
        descriptor: FetchDescriptor<T>, fetchedSnapshots: [Snapshot], relatedSnapshots: [PersistentIdentifier: Snapshot] = [:]
    ) {
        (self.descriptor, self.fetchedSnapshots, self.relatedSnapshots) = (descriptor, fetchedSnapshots, relatedSnapshots)
    }
}

/// The changes of a context that a store is to keep.
public struct DataStoreSaveChangesRequest<Snapshot: DataStoreSnapshot> {
    public let editingState: EditingState
    /// New models, with temporary identifiers.
    public let inserted: [Snapshot]
    public let updated: [Snapshot]
    public let deleted: [Snapshot]

    init(_ state: EditingState, inserted: [Snapshot], updated: [Snapshot], deleted: [Snapshot]) {
        (editingState, self.inserted, self.updated, self.deleted) = (state, inserted, updated, deleted)
    }
}

/// A store's answer to a save.
public struct DataStoreSaveChangesResult<Snapshot: DataStoreSnapshot> {
    public let storeIdentifier: String
    /// The lasting identifiers of new models by the temporary ones.
    public let remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]
    /// Snapshots that differ from those that were saved.
    public let snapshotsToReregister: [PersistentIdentifier: Snapshot]

    public init(
        for storeIdentifier: String, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier] = [:],
        snapshotsToReregister: [PersistentIdentifier: Snapshot] = [:]
    ) {
        (self.storeIdentifier, self.remappedIdentifiers) = (storeIdentifier, remappedIdentifiers)
        self.snapshotsToReregister = snapshotsToReregister
    }
}
