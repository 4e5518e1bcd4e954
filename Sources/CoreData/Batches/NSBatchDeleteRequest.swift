@_spi(Quince) import QuinceFoundation

/// The kinds of results of batch deletions.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly = 0
    case resultTypeObjectIDs = 1
    case resultTypeCount = 2
}

/// A request that deletes rows without objects, in SQLite stores. Source: Apple's documentation of `NSBatchDeleteRequest`.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    /// The request that selects the objects.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    private let ids: [NSManagedObjectID]?
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { (fetchRequest, ids) = (fetch, nil) }

    /// Deletes objects of one entity.
    public init(objectIDs objects: [NSManagedObjectID]) {
        let fetch = NSFetchRequest<any NSFetchRequestResult>()
        fetch.entity = objects.first?.entity
        (fetchRequest, ids) = (fetch, objects)
    }
}

extension NSBatchDeleteRequest: CoordinatedRequest {
    func result(by coordinator: NSPersistentStoreCoordinator, in context: NSManagedObjectContext?) throws -> NSPersistentStoreResult {
        guard let name = fetchRequest.entityName else { return NSBatchDeleteResult([], resultType) }
        let entity = BatchTarget.name(name).resolved(by: coordinator)
        var fetch = StoreFetch(entity: entity)
        (fetch.predicate, fetch.includesSubentities) = (fetchRequest.predicate, fetchRequest.includesSubentities)
        (fetch.limit, fetch.offset, fetch.sortDescriptors) = (
            fetchRequest.fetchLimit, fetchRequest.fetchOffset, fetchRequest.sortDescriptors ?? []
        )
        if let ids {
            guard ids.allSatisfy({ $0.entity.rootEntity.name == ids[0].entity.rootEntity.name }) else {
                raise(.invalidArgumentException, "mismatched objectIDs in batch delete initializer")
            }
            (fetch.predicate, fetch.entity) = (NSPredicate(format: "SELF IN %@", ids), entity.rootEntity)
        }
        var batch = StoreBatchDelete(fetch: fetch)
        batch.author = context?.transactionAuthor
        let deleted = try coordinator.locked {
            try BatchExecution.stores(self, entity, coordinator).flatMap { try $0.backend.delete(batch) }
        }
        return NSBatchDeleteResult(deleted, resultType)
    }
}

/// The result of a batch deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    open private(set) var result: Any?
    open private(set) var resultType: NSBatchDeleteRequestResultType

    init(_ ids: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
        resultType = type
        switch type {
        case .resultTypeStatusOnly: result = true
        case .resultTypeObjectIDs: result = ids
        case .resultTypeCount: result = ids.count
        }
        super.init()
    }
}
