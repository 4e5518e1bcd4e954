import QuinceFoundation

/// The identity of an object in the tables of contexts and caches.
package struct ObjectKey: Hashable, Sendable {
    /// The store's number in the process; 0 for temporary identifiers.
    package let store: Int32
    /// The position of the root entity in its model; 0 for temporary identifiers.
    package let root: Int32
    /// The primary key, unique among the objects of one root entity, or the number of a temporary identifier.
    package let number: Int64

    package init(store: Int32, root: Int32, number: Int64) { (self.store, self.root, self.number) = (store, root, number) }
}

/// A compact, universal identifier of a managed object. Source: Apple's documentation of `NSManagedObjectID`.
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
    /// The entity of the object.
    public let entity: NSEntityDescription
    /// The store that holds the object; nil while the identifier is temporary.
    public let persistentStore: NSPersistentStore?
    /// The object's key in tables.
    package let identity: ObjectKey
    /// The primary key, or the number of a temporary identifier.
    package var key: Int64 { identity.number }

    /// Creates a permanent identifier.
    package convenience init(entity: NSEntityDescription, key: Int64, store: NSPersistentStore?) {
        self.init(entity: entity, key: key, store: store, root: entity.rootPosition)
    }

    /// Creates a permanent identifier of an entity whose root's position is known.
    init(entity: NSEntityDescription, key: Int64, store: NSPersistentStore?, root: Int32) {
        (self.entity, persistentStore) = (entity, store)
        identity = ObjectKey(store: store?.number ?? -1, root: root, number: key)
    }

    /// Creates a temporary identifier of a new object.
    package init(temporaryOf entity: NSEntityDescription) {
        (self.entity, persistentStore) = (entity, nil)
        identity = ObjectKey(store: 0, root: 0, number: TemporaryNumbers.next())
    }

    /// Whether the object has not been saved yet.
    open var isTemporaryID: Bool { identity.store == 0 }

    /// The identifier as a URI, `x-coredata://STORE/Entity/p1`, from which a coordinator makes it again.
    open func uriRepresentation() -> URL {
        let host = persistentStore?.identifier ?? ""
        let last = isTemporaryID ? "t\(TemporaryNumbers.prefix)\(key)" : "p\(key)"
        return URL(string: "x-coredata://\(host)/\(entity.name ?? "")/\(last)")!
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.identity == identity }
    open override var hash: Int { identity.hashValue }
    open override func copy() -> Any { self }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open dynamic override var description: String {
        "0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)) <\(uriRepresentation().absoluteString)>"
    }
}

/// The numbers of temporary identifiers in this process.
private enum TemporaryNumbers {
    static let prefix = UUID().uuidString
    private static let lock = NSLock()
    nonisolated(unsafe) private static var last: Int64 = 0

    static func next() -> Int64 {
        lock.withLock {
            last += 1
            return last
        }
    }
}
