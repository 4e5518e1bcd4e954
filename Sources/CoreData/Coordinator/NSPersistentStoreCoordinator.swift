@_spi(Quince) import QuinceFoundation

/// The link between contexts and the stores that hold a model's objects. Source: Apple's documentation of `NSPersistentStoreCoordinator`.
open class NSPersistentStoreCoordinator: NSObject {
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?
    private let lock = NSRecursiveLock()
    private var contexts: [NSManagedObjectContext.Weak<NSManagedObjectContext>] = []
    private let queue = ContextQueue(isMain: false)

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        model.isInUse = true
        for entity in model.entities { entity.prepare() }
        ModelRegistry.add(model)
    }

    /// Performs one access to stores at a time.
    func locked<Result>(_ body: () throws -> Result) rethrows -> Result { try lock.withLock(body) }

    // MARK: Stores

    /// Opens a store, or creates it, and adds it.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        guard let entities = managedObjectModel.entities(forConfigurationName: configuration) else {
            raise(.invalidArgumentException, "Unsupported configuration name '\(configuration ?? "")' for adding a store.")
        }
        return try locked {
            let store = try NSPersistentStore(configuration: configuration, entities: entities, url: storeURL, options: options) { owner in
                try StoreKinds.make(storeType, storeURL, options, entities, managedObjectModel, owner: owner)
            }
            try store.backend.open()
            store.persistentStoreCoordinator = self
            persistentStores.append(store)
            postChange([NSAddedPersistentStoresKey: [store]])
            return store
        }
    }

    /// Opens a store of a type, or creates it, and adds it.
    @discardableResult
    open func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Adds the store that a description describes; later, on a queue of the coordinator's own, where it is to be added asynchronously.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        let work = { [self] in
            do {
                try addPersistentStore(
                    ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
                    options: storeDescription.options)
                block(storeDescription, nil)
            } catch {
                block(storeDescription, error)
            }
        }
        if storeDescription.shouldAddStoreAsynchronously { queue.async(work) } else { work() }
    }

    /// Closes a store and removes it.
    open func remove(_ store: NSPersistentStore) throws {
        try locked {
            guard let index = persistentStores.firstIndex(of: store) else {
                raise(.invalidArgumentException, "Can't remove a store that is not one of the coordinator's: \(store)")
            }
            postChange([NSRemovedPersistentStoresKey: [store]], .NSPersistentStoreCoordinatorWillRemoveStore)
            try store.backend.close()
            persistentStores.remove(at: index)
            store.persistentStoreCoordinator = nil
            postChange([NSRemovedPersistentStoresKey: [store]])
        }
    }

    private func postChange(
        _ information: [String: Any], _ name: NSNotification.Name = .NSPersistentStoreCoordinatorStoresDidChange
    ) {
        NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }

    open func persistentStore(for URL: URL) -> NSPersistentStore? {
        persistentStores.first { $0.url?.standardizedFileURL == URL.standardizedFileURL }
    }

    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(string: "memory://\(store.identifier ?? "")")! }

    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }

    /// The stores that may hold an entity's objects, of the given ones or all.
    func stores(for entity: NSEntityDescription, _ affected: [NSPersistentStore]? = nil) -> [NSPersistentStore] {
        (affected ?? persistentStores).filter { $0.holds(entity) }
    }

    // MARK: Identifiers

    /// The identifier of a URI; nil where none of the stores has its objects, or the model its entity.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.pathComponents.filter { $0 != "/" }
        guard url.scheme == "x-coredata", parts.count == 2, let entity = managedObjectModel.entitiesByName[parts[0]],
            let store = persistentStores.first(where: { $0.identifier.caseInsensitiveCompare(url.host ?? "") == .orderedSame }),
            parts[1].hasPrefix("p"), let key = Int64(parts[1].dropFirst())
        else { return nil }
        return NSManagedObjectID(entity: entity, key: key, store: store)
    }

    /// Permanent identifiers for new objects, in their order.
    func permanentIDs(for objects: [NSManagedObject]) throws -> [NSManagedObjectID] {
        try locked {
            var ids: [NSManagedObjectID] = []
            ids.reserveCapacity(objects.count)
            var start = 0
            while start < objects.count {
                let (store, entity) = (try store(for: objects[start]), objects[start].entity)
                let assigned = objects[start].assignedStore
                let end = objects[start...].firstIndex { $0.entity !== entity || $0.assignedStore !== assigned } ?? objects.count
                let root = entity.rootPosition
                for key in try store.backend.reserveKeys(for: entity, count: end - start) {
                    ids.append(NSManagedObjectID(entity: entity, key: key, store: store, root: root))
                }
                start = end
            }
            return ids
        }
    }

    private func store(for object: NSManagedObject) throws -> NSPersistentStore {
        if let assigned = object.assignedStore, persistentStores.contains(assigned) { return assigned }
        if let store = stores(for: object.entity).first(where: { !$0.isReadOnly }) { return store }
        guard let readOnly = stores(for: object.entity).first else {
            raise(
                .internalInconsistencyException,
                "Can't assign an object to a store: no store of the coordinator holds the entity '\(object.entity.name ?? "")'.")
        }
        throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: readOnly.url?.path ?? ""])
    }

    // MARK: Reading and writing

    func rows(for ids: [NSManagedObjectID]) throws -> [StoreRow?] {
        try locked {
            guard let store = ids.first?.persistentStore else { return ids.map { _ in nil } }
            if ids.allSatisfy({ $0.persistentStore === store }) { return try open(store).rows(for: ids) }
            return try ids.map { id in try id.persistentStore.flatMap { try open($0).row(for: id) } }
        }
    }

    /// The rows' holder of a store that is the coordinator's.
    private func open(_ store: NSPersistentStore) throws -> any ObjectStore {
        guard store.persistentStoreCoordinator === self else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSPersistentStoreOperationError,
                userInfo: [NSLocalizedDescriptionKey: "The store has been removed from its coordinator."])
        }
        return store.backend
    }

    func destinations(of relationship: NSRelationshipDescription, from ids: [NSManagedObjectID]) throws -> [[NSManagedObjectID]] {
        try locked {
            guard let store = ids.first?.persistentStore else { return ids.map { _ in [] } }
            if ids.allSatisfy({ $0.persistentStore === store }) { return try open(store).destinations(of: relationship, from: ids) }
            return try ids.map { id in
                try id.persistentStore.map { try open($0).destinations(of: relationship, from: [id])[0] } ?? []
            }
        }
    }

    /// Returns the results of a request in all stores that hold its entity.
    func fetch(_ request: StoreFetch, _ affected: [NSPersistentStore]?) throws -> StoreFetchResult {
        try locked {
            let stores = stores(for: request.entity, affected)
            if stores.count == 1 { return try stores[0].backend.fetch(request) }
            return try MergedFetch.result(of: request, in: stores)
        }
    }

    /// Returns the identifiers of a request's results, read as they are needed.
    ///
    /// - Returns: nil where several stores have the entity, or the store reads all at once.
    func cursor(_ request: StoreFetch, _ affected: [NSPersistentStore]?, first: Int) throws -> (any StoreCursor)? {
        try locked {
            let stores = stores(for: request.entity, affected)
            return stores.count == 1 ? try stores[0].backend.cursor(request, first: first) : nil
        }
    }

    func save(_ changes: StoreChangeSet, in store: NSPersistentStore) throws {
        try locked { try open(store).save(changes) }
    }

    /// Executes a request of any kind.
    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        if let fetch = request as? any UntypedFetchRequest { return try context.fetchObjects(fetch.untyped) }
        return try result(of: request, in: context)
    }

    func result(of request: NSPersistentStoreRequest, in context: NSManagedObjectContext?) throws -> NSPersistentStoreResult {
        guard let request = request as? any CoordinatedRequest else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSPersistentStoreUnsupportedRequestTypeError,
                userInfo: [NSLocalizedDescriptionKey: "Requests of type \(type(of: request)) are not supported."])
        }
        return try request.result(by: self, in: context)
    }

    // MARK: Contexts

    func register(_ context: NSManagedObjectContext) {
        locked {
            contexts.removeAll { $0.object == nil || $0.object === context }
            contexts.append(.init(context))
        }
    }

    /// Lets other contexts know what one of them has saved, where they merge by themselves.
    func notifySaved(by context: NSManagedObjectContext, _ changes: MergedChanges) {
        let others = locked { contexts.compactMap(\.object) }
        for other in others where other !== context && other.automaticallyMergesChangesFromParent && other.parent == nil {
            other.perform { [weak other] in other?.merge(changes) }
        }
    }

    // MARK: Queue

    /// Performs a block later, one at a time.
    open func perform(_ block: @escaping () -> Void) { queue.async { [self] in locked(block) } }
    /// Performs a block, one at a time.
    open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try locked(block) }
}

extension NSNotification.Name {
    public static let NSPersistentStoreCoordinatorStoresWillChange = NSNotification.Name(
        "NSPersistentStoreCoordinatorStoresWillChangeNotification")
    public static let NSPersistentStoreCoordinatorStoresDidChange = NSNotification.Name(
        "NSPersistentStoreCoordinatorStoresDidChangeNotification")
    public static let NSPersistentStoreCoordinatorWillRemoveStore = NSNotification.Name(
        "NSPersistentStoreCoordinatorWillRemoveStoreNotification")
    public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
}

public let NSAddedPersistentStoresKey = "added"
public let NSRemovedPersistentStoresKey = "removed"
public let NSUUIDChangedPersistentStoresKey = "changed"
