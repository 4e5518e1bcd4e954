@_spi(Quince) import QuinceFoundation

/// A store whose rows are in memory.
class MemoryObjectStore: ObjectStore {
    /// The sources that a to-one relationship leads from to one destination.
    private struct Incoming: Hashable {
        let relationship: ObjectIdentifier
        let destination: ObjectKey
    }

    let entities: [NSEntityDescription]
    let model: NSManagedObjectModel
    let owner: NSPersistentStoreReference
    var metadata: [String: Any] {
        didSet {
            // The store's own entries stay where an app's dictionary lacks them.
            for key in [NSStoreUUIDKey, NSStoreTypeKey, NSStoreModelVersionHashesKey] where metadata[key] == nil {
                metadata[key] = oldValue[key]
            }
        }
    }
    var identifier: String { metadata[NSStoreUUIDKey] as? String ?? "" }
    var type: String { NSInMemoryStoreType }
    var url: URL? { nil }
    var isReadOnly: Bool { false }

    /// The rows of each root entity, by key.
    var rows: [Int32: [Int64: StoreRow]] = [:]
    var lastKeys: [Int32: Int64] = [:]
    private var incoming: [Incoming: [Int64: NSManagedObjectID]] = [:]
    /// The destinations of ordered, many-to-many and one-way relationships, by relationship and source.
    var links: [ObjectIdentifier: [ObjectKey: [NSManagedObjectID]]] = [:]

    init(entities: [NSEntityDescription], model: NSManagedObjectModel, owner: NSPersistentStoreReference) {
        (self.entities, self.model, self.owner) = (entities, model, owner)
        metadata = [NSStoreUUIDKey: UUID().uuidString]
        metadata[NSStoreTypeKey] = type
        metadata[NSStoreModelVersionHashesKey] = model.entityVersionHashesByName
    }

    func open() throws {}
    func close() throws {}

    func reserveKeys(for entity: NSEntityDescription, count: Int) throws -> Range<Int64> {
        let first = (lastKeys[entity.rootPosition] ?? 0) + 1
        lastKeys[entity.rootPosition] = first + Int64(count) - 1
        return first..<first + Int64(count)
    }

    // MARK: Reading

    func row(_ id: NSManagedObjectID) -> StoreRow? { rows[id.identity.root]?[id.identity.number] }

    func rows(for ids: [NSManagedObjectID]) throws -> [StoreRow?] { ids.map(row) }

    func destinations(of relationship: NSRelationshipDescription, from ids: [NSManagedObjectID]) throws -> [[NSManagedObjectID]] {
        ids.map { destinations(of: relationship, from: $0) }
    }

    func destinations(of relationship: NSRelationshipDescription, from id: NSManagedObjectID) -> [NSManagedObjectID] {
        guard let inverse = relationship.inverseRelationship, !inverse.isToMany else {
            return links[ObjectIdentifier(relationship)]?[id.identity] ?? []
        }
        let sources = incoming[Incoming(relationship: ObjectIdentifier(inverse), destination: id.identity)] ?? [:]
        let byKey = sources.sorted { $0.key < $1.key }.map(\.value)
        guard relationship.isOrdered, let order = links[ObjectIdentifier(relationship)]?[id.identity] else { return byKey }
        let listed = order.filter { sources[$0.key]?.identity == $0.identity }
        let known = Set(listed.map(\.identity))
        return listed + byKey.filter { !known.contains($0.identity) }
    }

    func fetch(_ request: StoreFetch) throws -> StoreFetchResult {
        let found = try selected(request)
        switch request.result {
        case .count: return .count(found.count)
        case .ids: return .ids(found.map(\.id))
        case .rows: return .rows(found)
        case .dictionaries: return .dictionaries(MemoryDictionaries(self, request).rows(of: found))
        }
    }

    private func selected(_ request: StoreFetch) throws -> [StoreRow] {
        let entity = request.entity
        var found = (rows[entity.rootPosition] ?? [:]).values.filter {
            request.includesSubentities ? $0.id.entity.isKindOf(entity: entity) : $0.id.entity === entity
        }
        found.sort { $0.id.key < $1.id.key }
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: RowObject($0, self)) } }
        if !request.sortDescriptors.isEmpty {
            let objects = NSArray(array: found.map { RowObject($0, self) }).sortedArray(using: request.sortDescriptors)
            found = objects.map { ($0 as! RowObject).row }
        }
        // Limits of dictionaries count the dictionaries.
        guard request.result != .dictionaries else { return found }
        if request.offset > 0 { found = Array(found.dropFirst(request.offset)) }
        if request.limit > 0 { found = Array(found.prefix(request.limit)) }
        return found
    }

    // MARK: Writing

    func save(_ changes: StoreChangeSet) throws {
        var conflicts = StoreConflicts()
        for update in changes.updated where row(update.row.id)?.version != update.row.version {
            conflicts.versions.append(.init(id: update.row.id, expectedVersion: update.row.version, current: row(update.row.id)))
        }
        for deletion in changes.deleted where row(deletion.id)?.version != deletion.expectedVersion {
            conflicts.versions.append(.init(id: deletion.id, expectedVersion: deletion.expectedVersion, current: row(deletion.id)))
        }
        guard conflicts.isEmpty else { throw conflicts }
        for row in changes.inserted { put(StoreRow(id: row.id, version: 1, values: row.values)) }
        for update in changes.updated { put(StoreRow(id: update.row.id, version: update.row.version + 1, values: update.row.values)) }
        for links in changes.links { apply(links) }
        for deletion in changes.deleted { remove(deletion.id) }
        try didChange()
    }

    /// Called after each change; a store with a file writes it.
    func didChange() throws {}

    func put(_ row: StoreRow) {
        if let old = self.row(row.id) { unindex(old) }
        rows[row.id.identity.root, default: [:]][row.id.key] = row
        for slot in row.id.entity.layout.relationshipSlots {
            guard case .object(let target) = row.values[slot] else { continue }
            let relationship = row.id.entity.slots[slot]
            incoming[Incoming(relationship: ObjectIdentifier(relationship), destination: target.identity), default: [:]][row.id.key] =
                row.id
        }
    }

    private func unindex(_ row: StoreRow) {
        for slot in row.id.entity.layout.relationshipSlots {
            guard case .object(let target) = row.values[slot] else { continue }
            let relationship = row.id.entity.slots[slot]
            incoming[Incoming(relationship: ObjectIdentifier(relationship), destination: target.identity)]?[row.id.key] = nil
        }
    }

    func remove(_ id: NSManagedObjectID) {
        guard let row = row(id) else { return }
        unindex(row)
        rows[id.identity.root]?[id.key] = nil
        for case let relationship as NSRelationshipDescription in id.entity.slots where relationship.isToMany {
            for target in links[ObjectIdentifier(relationship)]?.removeValue(forKey: id.identity) ?? [] {
                guard let inverse = relationship.inverseRelationship, inverse.isToMany else { continue }
                links[ObjectIdentifier(inverse)]?[target.identity]?.removeAll { $0.identity == id.identity }
            }
        }
    }

    private func apply(_ change: StoreChangeSet.Links) {
        let relationship = change.relationship
        let inverse = relationship.inverseRelationship.flatMap { $0.isToMany ? $0 : nil }
        func edit(_ relationship: NSRelationshipDescription, _ source: NSManagedObjectID, _ body: (inout [NSManagedObjectID]) -> Void) {
            body(&links[ObjectIdentifier(relationship), default: [:]][source.identity, default: []])
        }
        for target in change.removed {
            edit(relationship, change.id) { $0.removeAll { $0.identity == target.identity } }
            if let inverse { edit(inverse, target) { $0.removeAll { $0.identity == change.id.identity } } }
        }
        for target in change.added {
            edit(relationship, change.id) { if !$0.contains(where: { $0.identity == target.identity }) { $0.append(target) } }
            if let inverse {
                edit(inverse, target) { if !$0.contains(where: { $0.identity == change.id.identity }) { $0.append(change.id) } }
            }
        }
        if let ordered = change.ordered { links[ObjectIdentifier(relationship), default: [:]][change.id.identity] = ordered }
    }

    // MARK: Batches

    func insert(_ batch: StoreBatchInsert) throws -> [NSManagedObjectID] { throw unsupported("NSBatchInsertRequest") }
    func update(_ batch: StoreBatchUpdate) throws -> [NSManagedObjectID] { throw unsupported("NSBatchUpdateRequest") }
    func delete(_ batch: StoreBatchDelete) throws -> [NSManagedObjectID] { throw unsupported("NSBatchDeleteRequest") }

    private func unsupported(_ request: String) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: NSPersistentStoreUnsupportedRequestTypeError,
            userInfo: [NSLocalizedDescriptionKey: "Stores of type '\(type)' do not support requests of type \(request)."])
    }
}
