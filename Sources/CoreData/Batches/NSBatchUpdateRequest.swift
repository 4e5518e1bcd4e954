@_spi(Quince) import QuinceFoundation

/// The kinds of results of batch updates.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType = 0
    case updatedObjectIDsResultType = 1
    case updatedObjectsCountResultType = 2
}

/// A request that updates rows without objects, in SQLite stores. Source: Apple's documentation of `NSBatchUpdateRequest`.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    private let target: BatchTarget
    open var predicate: Foundation.NSPredicate?
    /// Whether objects of subentities are updated, too.
    open var includesSubentities = true
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    /// Values, or expressions of the row, by property or its name.
    open var propertiesToUpdate: [AnyHashable: Any]?
    open var entityName: String { target.name }
    open var entity: NSEntityDescription! { target.entity }
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

    public init(entityName: String) { target = .name(entityName) }
    public init(entity: NSEntityDescription) { target = .entity(entity) }
}

extension NSBatchUpdateRequest: CoordinatedRequest {
    func result(by coordinator: NSPersistentStoreCoordinator, in context: NSManagedObjectContext?) throws -> NSPersistentStoreResult {
        let entity = target.resolved(by: coordinator)
        var fetch = StoreFetch(entity: entity)
        (fetch.predicate, fetch.includesSubentities) = (predicate, includesSubentities)
        var batch = StoreBatchUpdate(fetch: fetch, values: assignments(of: entity))
        batch.author = context?.transactionAuthor
        var ids: [NSManagedObjectID] = []
        do {
            try coordinator.locked {
                for store in try BatchExecution.stores(self, entity, coordinator) { ids += try store.backend.update(batch) }
            }
        } catch let conflicts as StoreConflicts {
            throw BatchExecution.error(conflicts)
        }
        return NSBatchUpdateResult(ids, resultType)
    }

    private func assignments(of entity: NSEntityDescription) -> [(property: NSPropertyDescription, expression: NSExpression)] {
        guard let propertiesToUpdate, !propertiesToUpdate.isEmpty else {
            raise(.invalidArgumentException, "Can't execute a batch update without propertiesToUpdate.")
        }
        return propertiesToUpdate.map { key, value in
            let name = (key.base as? NSPropertyDescription)?.name ?? key.base as? String ?? ""
            guard let property = entity.propertiesByName[name] else {
                raise(.invalidArgumentException, "Invalid string key \(name) passed to propertiesToUpdate:")
            }
            return (property, value as? NSExpression ?? NSExpression(forConstantValue: value))
        }.sorted { $0.property.name < $1.property.name }
    }
}

/// The result of a batch update.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    open private(set) var result: Any?
    open private(set) var resultType: NSBatchUpdateRequestResultType

    init(_ ids: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
        resultType = type
        switch type {
        case .statusOnlyResultType: result = true
        case .updatedObjectIDsResultType: result = ids
        case .updatedObjectsCountResultType: result = ids.count
        }
        super.init()
    }
}
