import QuinceFoundation

/// The options of mirroring a store to iCloud.
open class NSPersistentCloudKitContainerOptions: NSObject {
    public let containerIdentifier: String

    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// The options of making a CloudKit schema.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 2)
    public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 4)
}

/// A container whose stores are mirrored to iCloud on a device with an account; here, as without one, they are local.
///
/// Source: Apple's documentation of `NSPersistentCloudKitContainer`.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    public override init(name: String, managedObjectModel model: NSManagedObjectModel) {
        super.init(name: name, managedObjectModel: model)
        for description in persistentStoreDescriptions {
            description.setOption(NSNumber(value: true), forKey: NSPersistentHistoryTrackingKey)
        }
    }

    /// Whether an object may be changed where it is.
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { !(objectID.persistentStore?.isReadOnly ?? false) }
    /// Whether an object may be deleted where it is.
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { !(objectID.persistentStore?.isReadOnly ?? false) }
    /// Whether objects of a store may be changed.
    open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { !store.isReadOnly }

    /// Makes the schema in iCloud; without an account that fails.
    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {
        throw NSError(
            domain: NSCocoaErrorDomain, code: 134400,
            userInfo: [NSLocalizedDescriptionKey: "Unable to initialize without an iCloud account (CKAccountStatusNoAccount)."])
    }
}
