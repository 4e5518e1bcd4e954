import QuinceFoundation

/// The key of inserted objects in a notification.
public let NSInsertedObjectsKey = "inserted"
/// The key of updated objects in a notification.
public let NSUpdatedObjectsKey = "updated"
/// The key of deleted objects in a notification.
public let NSDeletedObjectsKey = "deleted"
/// The key of objects in a notification whose values were fetched again.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of objects in a notification that have become invalid.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key that says in a notification that all objects have become invalid.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSManagedObjectContextQueryGenerationKey = "newQueryGeneration"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"

extension NSNotification.Name {
    public static let NSManagedObjectContextWillSave = NSNotification.Name("NSManagingContextWillSaveChangesNotification")
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name("NSObjectsChangedInManagingContextNotification")
    public static let NSManagedObjectContextDidSaveObjectIDs = NSNotification.Name("NSManagedObjectContextDidSaveObjectIDsNotification")
    public static let NSManagedObjectContextDidMergeChangesObjectIDs = NSNotification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
}

extension NSManagedObjectContext {
    public static let willSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextWillSave
    public static let didSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextDidSave
    public static let didChangeObjectsNotification = NSNotification.Name.NSManagedObjectContextObjectsDidChange
    public static let didSaveObjectIDsNotification = NSNotification.Name.NSManagedObjectContextDidSaveObjectIDs
    public static let didMergeChangesObjectIDsNotification = NSNotification.Name.NSManagedObjectContextDidMergeChangesObjectIDs

    /// The keys of the context's notifications.
    public enum NotificationKey: String, Sendable {
        case sourceContext = "managedObjectContext"
        case queryGeneration = "newQueryGeneration"
        case invalidatedAllObjects = "invalidatedAll"
        case insertedObjects = "inserted"
        case updatedObjects = "updated"
        case deletedObjects = "deleted"
        case refreshedObjects = "refreshed"
        case invalidatedObjects = "invalidated"
        case insertedObjectIDs = "inserted_objectIDs"
        case updatedObjectIDs = "updated_objectIDs"
        case deletedObjectIDs = "deleted_objectIDs"
        case refreshedObjectIDs = "refreshed_objectIDs"
        case invalidatedObjectIDs = "invalidated_objectIDs"
    }

    /// Posts a notification of sets of objects; those that are empty have no key.
    func post(_ name: NSNotification.Name, _ sets: [String: Set<NSManagedObject>], all: Bool = false) {
        var information: [AnyHashable: Any] = [:]
        for (key, objects) in sets where all || !objects.isEmpty { information[key] = objects }
        information[NotificationKey.sourceContext.rawValue] = self
        NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }

    func post(_ name: NSNotification.Name, ids: [String: Set<NSManagedObjectID>]) {
        var information: [AnyHashable: Any] = [NotificationKey.sourceContext.rawValue: self]
        for (key, ids) in ids where !ids.isEmpty { information[key] = ids }
        NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }
}
