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

@available(*, unavailable, message: "not yet in Quince: save requests to stores; use NSManagedObjectContext.save()")
open class NSSaveChangesRequest: NSPersistentStoreRequest {}
