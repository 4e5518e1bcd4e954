@_spi(Quince) import QuinceFoundation

/// The ways a context is used from threads. Source: Apple's documentation.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType = 0
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
}

/// A space for managed objects, with their changes until they are saved. Source: Apple's documentation of `NSManagedObjectContext`.
open class NSManagedObjectContext: NSObject {
    /// A way of scheduling work on a context.
    public enum ConcurrencyType: Hashable, Sendable {
        case mainQueue
        case privateQueue
    }

    /// When a block of a context is performed.
    public enum ScheduledTaskType: Hashable, Sendable {
        /// At once where the caller is on the context's queue already.
        case immediate
        /// After what the queue has to do already.
        case enqueued
    }

    // MARK: Settings

    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// The coordinator; that of the root context where the context has a parent.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { coordinator ?? parent?.persistentStoreCoordinator }
        set {
            coordinator = newValue
            newValue?.register(self)
        }
    }
    private var coordinator: NSPersistentStoreCoordinator?

    /// The context that saves go to; nil where they go to the store.
    open var parent: NSManagedObjectContext? {
        didSet {
            guard parent !== oldValue else { return }
            if hasChanges || oldValue != nil && !table.isEmpty {
                raise(.invalidArgumentException, "Can't set the parent of a context that has objects or a parent already.")
            }
            parent?.children.append(Weak(self))
        }
    }
    open var name: String?
    /// The author that persistent history notes.
    open var transactionAuthor: String?
    open var undoManager: UndoManager?
    public let userInfo = NSMutableDictionary()
    /// The policy for conflicts with the store: an `NSMergePolicy`.
    open var mergePolicy: Any = NSErrorMergePolicy
    /// Whether saves of the parent, or of other contexts of the coordinator, are merged. False unless set.
    open var automaticallyMergesChangesFromParent = false
    /// Whether objects whose rows are gone become deleted ones instead of ending the app. True unless set.
    open var shouldDeleteInaccessibleFaults = true
    /// Whether deletions are applied to relationships at the end of an event, instead of when saving. True unless set.
    open var propagatesDeletesAtEndOfEvent = true
    /// Whether objects without changes are kept alive.
    open var retainsRegisteredObjects = false {
        didSet { kept = retainsRegisteredObjects ? Array(registeredObjects) : [] }
    }
    /// The age in seconds from which values are fetched again; negative for none.
    open var stalenessInterval: TimeInterval = 0
    open internal(set) var queryGenerationToken: NSQueryGenerationToken?

    // MARK: State

    /// Whether uses outside of the queue are looked for where the app wants that.
    package var isChecked = true
    struct Weak<Object: AnyObject> {
        weak var object: Object?
        init(_ object: Object) { self.object = object }
    }

    var table: [ObjectKey: Weak<NSManagedObject>] = [:]
    /// Permanent identifiers by the temporary ones that they replaced.
    var permanentIDs: [ObjectKey: NSManagedObjectID] = [:]
    var inserted: [ObjectIdentifier: NSManagedObject] = [:]
    var updated: [ObjectIdentifier: NSManagedObject] = [:]
    var deleted: [ObjectIdentifier: NSManagedObject] = [:]
    /// The changes since changes were processed last.
    var event = PendingEvent()
    var isProcessing = false
    var isProcessingScheduled = false
    var isSaving = false
    private var kept: [NSManagedObject] = []
    private var prefetched: [NSManagedObject] = []
    private var isReleaseScheduled = false
    private var nextSweep = 1024
    private var lastSequence = 0
    var children: [Weak<NSManagedObjectContext>] = []
    /// Lists whose objects are made as they are needed.
    var pagedLists: [Weak<FetchedObjects>] = []
    let queue: ContextQueue

    /// Creates a context for a private queue, or for the main one.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ContextQueue(isMain: ct != .privateQueueConcurrencyType)
    }

    public convenience init(_ type: ConcurrencyType) {
        self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }

    @available(*, deprecated, message: "Use another initializer")
    public convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }

    // MARK: Objects

    open var hasChanges: Bool { !(inserted.isEmpty && updated.isEmpty && deleted.isEmpty) }
    open var insertedObjects: Set<NSManagedObject> { Set(inserted.values) }
    open var updatedObjects: Set<NSManagedObject> { Set(updated.values) }
    open var deletedObjects: Set<NSManagedObject> { Set(deleted.values) }
    open var registeredObjects: Set<NSManagedObject> { Set(table.values.compactMap(\.object)) }

    func nextSequence() -> Int {
        lastSequence += 1
        return lastSequence
    }

    func register(_ object: NSManagedObject) {
        table[object.objectID.identity] = Weak(object)
        if retainsRegisteredObjects { kept.append(object) }
        if table.count > nextSweep { sweep(adding: 0) }
    }

    /// Makes room for objects that are registered next, at once instead of step by step.
    func prepareToRegister(_ count: Int) {
        if table.count + count > nextSweep { sweep(adding: count) }
        if table.capacity < table.count + count { table.reserveCapacity(max(table.count + count, 2 * table.capacity)) }
    }

    /// Drops entries of objects that are gone.
    private func sweep(adding count: Int) {
        if table.contains(where: { $0.value.object == nil }) { table = table.filter { $0.value.object != nil } }
        nextSweep = max(1024, (table.count + count) * 2)
    }

    /// Keeps prefetched objects alive until changes are processed next.
    func kept(_ objects: [NSManagedObject]) {
        prefetched += objects
        guard !isReleaseScheduled else { return }
        isReleaseScheduled = true
        queue.async { [weak self] in
            self?.prefetched = []
            self?.isReleaseScheduled = false
        }
    }

    func unregister(_ object: NSManagedObject) {
        table[object.objectID.identity] = nil
        kept.removeAll { $0 === object }
    }

    /// Inserts an object that has no context yet, as a new one.
    open func insert(_ object: NSManagedObject) {
        ConcurrencyChecks.check(self)
        guard object.managedObjectContext !== self else {
            if object.isDeleted, deleted[ObjectIdentifier(object)] != nil { restore(object) }
            return
        }
        if object.managedObjectContext != nil {
            raise(.invalidArgumentException, "An NSManagedObject cannot be in two contexts: it is registered with another one already.")
        }
        object.managedObjectContext = self
        object.flags = .inserted
        object.sequence = nextSequence()
        register(object)
        inserted[ObjectIdentifier(object)] = object
        event.noteInsert(object)
        scheduleProcessing()
        object.flags.insert(.loading)
        object.awakeFromInsert()
        object.flags.remove(.loading)
    }

    private func restore(_ object: NSManagedObject) {
        deleted[ObjectIdentifier(object)] = nil
        object.flags.subtract([.deleted, .propagated])
        object.flags.insert(.updated)
        updated[ObjectIdentifier(object)] = object
        event.noteUpdate(object)
        scheduleProcessing()
    }

    /// Marks an object to be deleted by the next save; one that was never saved goes at once.
    open func delete(_ object: NSManagedObject) {
        ConcurrencyChecks.check(self)
        guard object.managedObjectContext === self else {
            if object.managedObjectContext == nil { return }
            raise(.invalidArgumentException, "An NSManagedObjectContext cannot delete objects in other contexts.")
        }
        guard !object.isDeleted else { return }
        object.prepareForDeletion()
        object.fulfill()
        object.sendWillChange()
        object.flags.insert(.deleted)
        object.sequence = nextSequence()
        let key = ObjectIdentifier(object)
        updated[key] = nil
        deleted[key] = object
        event.noteDelete(object)
        scheduleProcessing()
    }

    func noteUpdate(_ object: NSManagedObject) {
        let isFirst = object.flags.isDisjoint(with: [.inserted, .updated, .deleted])
        if isFirst {
            object.flags.insert(.updated)
            object.sequence = nextSequence()
            updated[ObjectIdentifier(object)] = object
        }
        guard !object.flags.contains(.pending) else { return }
        event.noteUpdate(object)
        scheduleProcessing()
    }

    /// The object of an identifier where the context has it; it is not fetched.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        if let object = table[objectID.identity]?.object { return object }
        guard objectID.isTemporaryID, let permanent = permanentIDs[objectID.identity] else { return nil }
        return table[permanent.identity]?.object
    }

    /// The object of an identifier, as a fault where the context does not have it yet; whether it exists shows when it is used.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        registeredObject(for: objectID) ?? makeFault(permanentIDs[objectID.identity] ?? objectID, row: nil)
    }

    /// Makes the object of an identifier that the context does not have.
    ///
    /// - Parameter isExact: Whether the identifier's entity is known to be the object's own.
    func makeFault(_ id: NSManagedObjectID, row: StoreRow?, isExact: Bool = false) -> NSManagedObject {
        let (id, row) = isExact || id.entity.subentities.isEmpty && !id.entity.isAbstract ? (id, row) : exact(id, row)
        return registered(ManagedObjectClasses.make(id.entity, nil), id, row)
    }

    private func registered(_ object: NSManagedObject, _ id: NSManagedObjectID, _ row: StoreRow?) -> NSManagedObject {
        object.becomeFault(id, of: self, row: row)
        register(object)
        return object
    }

    /// Makes the objects of rows, in their order; `body` handles those that the context has already.
    func makeFaults(_ rows: [StoreRow], known body: (NSManagedObject, StoreRow) -> Void) -> [NSManagedObject] {
        prepareToRegister(rows.count)
        var maker: ObjectMaker?
        return rows.map { row in
            if let known = table[row.id.identity]?.object {
                body(known, row)
                return known
            }
            if maker?.entity !== row.id.entity { maker = ObjectMaker(row.id.entity) }
            guard let object = maker?.make() else { return makeFault(row.id, row: row) }
            return registered(object, row.id, row)
        }
    }

    /// The identifier with the object's own entity, where others inherit from the one it is known by.
    private func exact(_ id: NSManagedObjectID, _ row: StoreRow?) -> (NSManagedObjectID, StoreRow?) {
        if let row { return (row.id, row) }
        if let parent {
            let object = parent.performAndWait { parent.registeredObject(for: id) ?? parent.object(with: id) }
            return (object.objectID.isTemporaryID ? id : object.objectID, nil)
        }
        guard let row = try? persistentStoreCoordinator?.rows(for: [id]).first ?? nil else { return (id, nil) }
        return (row.id, row)
    }

    // MARK: Locking

    /// Assigns a new object to one of several stores that may hold it.
    open func assign(_ object: Any, to store: NSPersistentStore) {
        guard let object = object as? NSManagedObject else { return }
        guard object.objectID.isTemporaryID else {
            raise(.invalidArgumentException, "Can't reassign an object to a different store once it has been saved.")
        }
        object.assignedStore = store
    }
}

/// A state of a store that fetches see.
open class NSQueryGenerationToken: NSObject, NSCopying {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// The state of the store at the moment of the next fetch.
    nonisolated(unsafe) public static let current = NSQueryGenerationToken("current")

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open dynamic override var description: String { "<NSQueryGenerationToken: \(name)>" }
}

/// The objects that have changed since changes were processed last, in the order of their first change.
struct PendingEvent {
    private(set) var inserted: [NSManagedObject] = []
    private(set) var updated: [NSManagedObject] = []
    private(set) var deleted: [NSManagedObject] = []
    var refreshed: [NSManagedObject] = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

    mutating func noteInsert(_ object: NSManagedObject) {
        object.flags.insert(.pending)
        inserted.append(object)
    }
    mutating func noteUpdate(_ object: NSManagedObject) {
        object.flags.insert(.pending)
        updated.append(object)
    }
    mutating func noteDelete(_ object: NSManagedObject) { deleted.append(object) }
}
