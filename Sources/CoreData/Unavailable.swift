import QuinceFoundation

// Names of Core Data that Quince does not have yet.

@available(*, unavailable, message: "not yet in Quince: stores of an app's own")
open class NSIncrementalStore: NSPersistentStore {}

@available(*, unavailable, message: "not yet in Quince: stores of an app's own")
open class NSIncrementalStoreNode: NSObject {}

@available(*, unavailable, message: "not yet in Quince: stores of an app's own")
open class NSAtomicStore: NSPersistentStore {}

@available(*, unavailable, message: "not yet in Quince: stores of an app's own")
open class NSAtomicStoreCacheNode: NSObject {}

@available(*, unavailable, message: "not yet in Quince: indexing of managed objects for Spotlight")
open class NSCoreDataCoreSpotlightDelegate: NSObject {}

@available(*, unavailable, message: "not yet in Quince: save requests to stores; use NSManagedObjectContext.save()")
open class NSSaveChangesRequest: NSPersistentStoreRequest {}

extension NSPersistentStoreCoordinator {
    @available(*, unavailable, message: "not yet in Quince: moving a store; add a second one and copy its objects")
    public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore { fatalError() }

    @available(*, unavailable, message: "not yet in Quince: replacing a store's file")
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws { fatalError() }
}

extension NSManagedObject {
    @available(
        *, unavailable, message: "not yet in Quince: validation of single values; override validateForInsert() and validateForUpdate()"
    )
    public func validateValue(_ value: UnsafeMutablePointer<AnyObject?>, forKey key: String) throws { fatalError() }
}
