import QuinceFoundation

open class NSManagedObjectContext: NSObject {
    static var performing: NSManagedObjectContext? { nil }
    var rootCoordinator: NSPersistentStoreCoordinator? { nil }
    func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
}
