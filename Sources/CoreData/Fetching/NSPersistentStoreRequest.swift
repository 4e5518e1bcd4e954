import QuinceFoundation

/// The kinds of requests to stores.
public enum NSPersistentStoreRequestType: UInt, Sendable {
    case fetchRequestType = 1
    case saveRequestType = 2
    case batchInsertRequestType = 5
    case batchUpdateRequestType = 6
    case batchDeleteRequestType = 7
}

/// A request to stores. Source: Apple's documentation of `NSPersistentStoreRequest`.
open class NSPersistentStoreRequest: NSObject, NSCopying {
    /// The stores that are asked; nil = all that hold the entity.
    open var affectedStores: [NSPersistentStore]?
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    public override init() {}

    open override func copy() -> Any { copy(with: nil) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The result of a request to stores.
open class NSPersistentStoreResult: NSObject {
    override init() {}
}
