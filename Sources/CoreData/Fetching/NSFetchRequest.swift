@_spi(Quince) import QuinceFoundation

/// A description of the objects to fetch, and how. Source: Apple's documentation of `NSFetchRequest`.
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
    private var givenEntity: NSEntityDescription?
    private var givenName: String?

    public override init() {}

    /// Creates a request of the entity of a name, which is looked up when the request is executed.
    public init(entityName: String) { givenName = entityName }

    /// The entity to fetch.
    open var entity: NSEntityDescription? {
        get { givenEntity }
        set { givenEntity = newValue }
    }
    open var entityName: String? { givenName ?? givenEntity?.name }

    open var predicate: Foundation.NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    /// The maximum number of results; 0 = all.
    open var fetchLimit = 0
    /// The number of results to skip.
    open var fetchOffset = 0
    /// The number of objects whose rows are fetched together; 0 = all.
    open var fetchBatchSize = 0
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    /// Whether objects of subentities are fetched, too.
    open var includesSubentities = true
    /// Whether rows are fetched, so that accessing properties takes no further fetch.
    open var includesPropertyValues = true
    /// Whether changes that are not saved yet count.
    open var includesPendingChanges = true
    /// Whether objects get their values when they are accessed first.
    open var returnsObjectsAsFaults = true
    /// Whether equal dictionaries occur once.
    open var returnsDistinctResults = false
    /// Whether objects that are known already get what the store has now.
    open var shouldRefreshRefetchedObjects = false
    /// Key paths of relationships whose destinations are fetched along.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// Properties, or their names, that dictionaries have.
    open var propertiesToFetch: [Any]?
    /// Properties, or their names, by which dictionaries are grouped.
    open var propertiesToGroupBy: [Any]?
    /// The condition on groups.
    open var havingPredicate: Foundation.NSPredicate?

    open override var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    /// Executes the request in the context whose block is being performed; elsewhere that ends the app.
    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.performing else {
            raise(
                .internalInconsistencyException,
                "-[NSFetchRequest execute:] must be called from within a block of a managed object context's perform method.")
        }
        return try context.fetch(self)
    }

    /// The request as one of other results, as a cast of it is on iOS.
    public func _retyped<Other: NSFetchRequestResult>() -> NSFetchRequest<Other> { Retyping.cast(self) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchRequest<ResultType>()
        (copy.affectedStores, copy.givenEntity, copy.givenName) = (affectedStores, givenEntity, givenName)
        (copy.predicate, copy.sortDescriptors) = (predicate, sortDescriptors)
        (copy.fetchLimit, copy.fetchOffset, copy.fetchBatchSize) = (fetchLimit, fetchOffset, fetchBatchSize)
        (copy.resultType, copy.includesSubentities) = (resultType, includesSubentities)
        (copy.includesPropertyValues, copy.includesPendingChanges) = (includesPropertyValues, includesPendingChanges)
        (copy.returnsObjectsAsFaults, copy.returnsDistinctResults) = (returnsObjectsAsFaults, returnsDistinctResults)
        copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
        copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
        (copy.propertiesToFetch, copy.propertiesToGroupBy, copy.havingPredicate) = (propertiesToFetch, propertiesToGroupBy, havingPredicate)
        return copy
    }

    open dynamic override var description: String {
        "<NSFetchRequest> (entity: \(entityName ?? "(null)"); predicate: (\(predicate.map { "\($0)" } ?? "(null)")); sortDescriptors: "
            + "(\(sortDescriptors ?? [])))"
    }
}

/// A fetch request of whatever results.
protocol UntypedFetchRequest: NSPersistentStoreRequest {
    var untyped: NSFetchRequest<AnyObject> { get }
}

extension NSFetchRequest: UntypedFetchRequest {
    var untyped: NSFetchRequest<AnyObject> { Retyping.cast(self) }
    /// A copy of the same results.
    package var typedCopy: NSFetchRequest<ResultType> { Retyping.cast(copy(with: nil) as AnyObject) }
    /// A copy, untyped.
    var untypedCopy: NSFetchRequest<AnyObject> { Retyping.cast(copy(with: nil) as AnyObject) }
}
