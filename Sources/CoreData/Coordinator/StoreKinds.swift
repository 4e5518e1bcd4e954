import QuinceFoundation

/// The type of stores in SQLite files.
public let NSSQLiteStoreType = "SQLite"
/// The type of stores in files that are read and written as a whole.
public let NSBinaryStoreType = "Binary"
/// The type of stores that are gone with the process.
public let NSInMemoryStoreType = "InMemory"

extension NSPersistentStore {
    /// A type of stores.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }
}

/// The kinds of stores, by their types' names.
enum StoreKinds {
    static func make(
        _ type: String, _ url: URL?, _ options: [AnyHashable: Any]?, _ entities: [NSEntityDescription], _ model: NSManagedObjectModel,
        owner: NSPersistentStoreReference
    ) throws -> any ObjectStore {
        switch type {
        case NSInMemoryStoreType: return MemoryObjectStore(entities: entities, model: model, owner: owner)
        case NSBinaryStoreType:
            guard let url else { throw noURL(type) }
            let isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
            return BinaryObjectStore(url: url, entities: entities, model: model, isReadOnly: isReadOnly, owner: owner)
        case NSSQLiteStoreType:
            guard let url else { throw noURL(type) }
            return SQLiteObjectStore(url: url, options: options, model: model, entities: entities, owner: owner)
        default:
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSPersistentStoreInvalidTypeError,
                userInfo: [NSLocalizedDescriptionKey: "There is no store type '\(type)'."])
        }
    }

    private static func noURL(_ type: String) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: NSPersistentStoreOpenError,
            userInfo: [NSLocalizedDescriptionKey: "A store of type '\(type)' needs the URL of its file."])
    }
}
