import QuinceFoundation

/// A store of a coordinator. Source: Apple's documentation of `NSPersistentStore`.
open class NSPersistentStore: NSObject {
    /// The store's number in the process, from 1.
    package let number: Int32
    /// The rows' holder.
    let backend: any ObjectStore
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open internal(set) var configurationName: String
    open internal(set) var options: [AnyHashable: Any]?
    open var url: URL?
    /// The identifier in the URIs of the store's objects.
    open var identifier: String! { backend.identifier }
    open var type: String { backend.type }
    open var isReadOnly: Bool { backend.isReadOnly }
    open var metadata: [String: Any]! {
        get { backend.metadata }
        set { backend.metadata = newValue ?? [:] }
    }
    /// The name of the configuration of all entities.
    static let defaultConfiguration = "PF_DEFAULT_CONFIGURATION_NAME"
    /// The entities whose objects the store may hold.
    let entities: [NSEntityDescription]

    init(
        configuration: String?, entities: [NSEntityDescription], url: URL?, options: [AnyHashable: Any]?,
        makeBackend: (NSPersistentStoreReference) throws -> any ObjectStore
    ) rethrows {
        let reference = NSPersistentStoreReference()
        (number, self.entities) = (StoreNumbers.next(), entities)
        (configurationName, self.url, self.options) = (configuration ?? Self.defaultConfiguration, url, options)
        backend = try makeBackend(reference)
        super.init()
        reference.store = self
    }

    func holds(_ entity: NSEntityDescription) -> Bool { entities.contains { $0 === entity } }

    open dynamic override var description: String { "<\(Swift.type(of: self)): \(url?.path ?? type)>" }
}

/// The store that a backend's identifiers belong to, which is set once the backend is made.
final class NSPersistentStoreReference {
    fileprivate(set) weak var store: NSPersistentStore?
}

private enum StoreNumbers {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var last: Int32 = 0

    static func next() -> Int32 {
        lock.withLock {
            last += 1
            return last
        }
    }
}
