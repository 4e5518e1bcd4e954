import QuinceFoundation

public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreDeferredLightweightMigrationOptionKey = "NSPersistentStoreDeferredLightweightMigrationOptionKey"
public let NSPersistentStoreStagedMigrationManagerOptionKey = "NSPersistentStoreStagedMigrationManagerOptionKey"
public let NSBinaryStoreInsecureDecodingCompatibilityOption = "NSBinaryStoreInsecureDecodingCompatibilityOption"
public let NSBinaryStoreSecureDecodingClasses = "NSBinaryStoreSecureDecodingClasses"

/// A description of a store to add. Source: Apple's documentation of `NSPersistentStoreDescription`.
open class NSPersistentStoreDescription: NSObject, NSCopying {
    /// The store's type; SQLite unless set.
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var url: URL?
    open private(set) var options: [String: NSObject] = [
        NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true), NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
    ]
    /// Whether the store is opened on another thread. False unless set.
    open var shouldAddStoreAsynchronously = false

    public init(url: URL) { self.url = url }
    public override init() {}

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    private func flag(_ key: String) -> Bool { (options[key] as? NSNumber)?.boolValue ?? false }

    open var isReadOnly: Bool {
        get { flag(NSReadOnlyPersistentStoreOption) }
        set { setOption(NSNumber(value: newValue), forKey: NSReadOnlyPersistentStoreOption) }
    }
    /// The number of seconds to wait for another process.
    open var timeout: TimeInterval {
        get { (options[NSPersistentStoreTimeoutOption] as? NSNumber)?.doubleValue ?? 240 }
        set { setOption(NSNumber(value: newValue), forKey: NSPersistentStoreTimeoutOption) }
    }
    open var shouldMigrateStoreAutomatically: Bool {
        get { flag(NSMigratePersistentStoresAutomaticallyOption) }
        set { setOption(NSNumber(value: newValue), forKey: NSMigratePersistentStoresAutomaticallyOption) }
    }
    open var shouldInferMappingModelAutomatically: Bool {
        get { flag(NSInferMappingModelAutomaticallyOption) }
        set { setOption(NSNumber(value: newValue), forKey: NSInferMappingModelAutomaticallyOption) }
    }
    open var sqlitePragmas: [String: NSObject] { options[NSSQLitePragmasOption] as? [String: NSObject] ?? pragmas }
    private var pragmas: [String: NSObject] = [:]

    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
        pragmas[name] = value
        let dictionary = NSMutableDictionary()
        for (name, value) in pragmas { dictionary[NSString(string: name)] = value }
        setOption(dictionary, forKey: NSSQLitePragmasOption)
    }

    /// The options of a container that mirrors the store to iCloud.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    open override func copy() -> Any { copy(with: nil) }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        (copy.type, copy.configuration, copy.url, copy.options) = (type, configuration, url, options)
        (copy.shouldAddStoreAsynchronously, copy.pragmas) = (shouldAddStoreAsynchronously, pragmas)
        copy.cloudKitContainerOptions = cloudKitContainerOptions
        return copy
    }

    open dynamic override var description: String {
        "<NSPersistentStoreDescription> (type: \(type), url: \(url?.absoluteString ?? "(null)"))"
    }
}
