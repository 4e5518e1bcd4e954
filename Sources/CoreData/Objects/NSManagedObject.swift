import QuinceCombine
@_spi(Quince) import QuinceFoundation

/// An object of a model's entity in a context. Source: Apple's documentation of `NSManagedObject`.
open class NSManagedObject: NSObject {
    // MARK: State

    public let entity: NSEntityDescription
    let layout: EntityLayout
    private var knownID: NSManagedObjectID?
    /// The context that the object is registered with; nil once it is deleted or its context has gone.
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?

    /// The values by slot. While the object is a fault: the row that was fetched already, or empty.
    var values: [ManagedValue]
    /// The values when the object was last fetched or saved; nil where nothing has changed since, and for new objects.
    var committed: [ManagedValue]?
    /// The values before the changes of the current event.
    var eventValues: [ManagedValue]?
    /// The number of times that the row was saved.
    var version: Int64 = 0
    /// The place in the order of changes of the context.
    var sequence = 0
    /// The store that a new object was assigned to.
    weak var assignedStore: NSPersistentStore?
    /// The value of each fetched property that was fetched.
    var fetchedValues: [String: [NSManagedObject]] = [:]
    var flags: Flags = []
    /// The objects whose rows are fetched along with this one's.
    var batch: FetchBatch?
    var willChangePublisher: ObservableObjectPublisher?

    struct Flags: OptionSet {
        let rawValue: UInt16
        static let fault = Flags(rawValue: 1)
        static let inserted = Flags(rawValue: 2)
        static let updated = Flags(rawValue: 4)
        static let deleted = Flags(rawValue: 8)
        /// Whether the object stands in its context's list of this event's changes.
        static let pending = Flags(rawValue: 16)
        /// Whether the rules of a deletion have been applied.
        static let propagated = Flags(rawValue: 32)
        /// Whether awaking or the store sets values, which is no change.
        static let loading = Flags(rawValue: 64)
        /// Whether the object's row was found missing.
        static let missing = Flags(rawValue: 128)
    }

    // MARK: Creation

    /// Creates an object of an entity and inserts it into a context; without one it stays by itself.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        layout = entity.layout
        values = entity.layout.defaults
        super.init()
        context?.insert(self)
    }

    /// Creates an object of the class's entity and inserts it into a context.
    ///
    /// The entity is the one of the context's model whose class this is; none or several end the app.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: ModelRegistry.entity(of: Self.self, in: moc), insertInto: moc)
    }

    /// Creates an object outside of any context, as initializers of Objective-C's objects do that are called by mistake.
    ///
    /// As iOS, it tells of the mistake; there, the object fails once its properties are used.
    public convenience override init() {
        let text = "CoreData: error: Failed to call designated initializer on NSManagedObject class '\(NSStringFromClass(Self.self))'\n"
        FileHandle.standardError.write(Data(text.utf8))
        self.init(entity: ModelRegistry.entity(of: Self.self, in: nil), insertInto: nil)
    }

    /// The entity whose class this is, of a model that a coordinator uses.
    open class func entity() -> NSEntityDescription { ModelRegistry.entity(of: self, in: nil) }

    /// A request of all objects of the class's entity.
    ///
    /// Where a class has one that names its type, as those that Xcode makes do, a call means that one.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = entity()
        return request
    }

    /// Whether changes of transient properties make the object one to be saved. True unless a subclass says otherwise.
    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    // MARK: Identity

    open var objectID: NSManagedObjectID {
        if let knownID { return knownID }
        let made = NSManagedObjectID(temporaryOf: entity)
        knownID = made
        return made
    }

    func setID(_ id: NSManagedObjectID) { knownID = id }

    open override func isEqual(_ object: Any?) -> Bool {
        if let id = object as? RowObject { return id.isEqual(self) }
        return (object as AnyObject?) === self
    }
    open override var hash: Int { ObjectIdentifier(self).hashValue }

    /// Whether the object is to be inserted by the next save.
    open var isInserted: Bool { flags.contains(.inserted) }
    /// Whether the object has changes since it was fetched or saved.
    open var isUpdated: Bool { flags.contains(.updated) && !flags.contains(.inserted) && !flags.contains(.deleted) }
    /// Whether the object is to be deleted by the next save.
    open var isDeleted: Bool { flags.contains(.deleted) }
    open var hasChanges: Bool { !flags.isDisjoint(with: [.inserted, .updated, .deleted]) }
    /// Whether the object's values have not been needed yet.
    open var isFault: Bool { flags.contains(.fault) }

    /// Whether properties that are stored have other values than the store.
    open var hasPersistentChangedValues: Bool {
        guard !flags.contains(.inserted) else { return true }
        guard let committed else { return false }
        return layout.slots.indices.contains { !layout.slots[$0].isTransient && differs($0, from: committed) }
    }

    /// 0 while the object has its values; else the number of objects whose faults brought it about.
    open var faultingState: Int { isFault ? 1 : 0 }

    // MARK: Life cycle

    /// Called when the object is inserted for the first time.
    open func awakeFromInsert() {}
    /// Called when the object gets its values from the store.
    open func awakeFromFetch() {}
    /// Called when the object gets values back, by undo or refresh.
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    /// Called when the object is about to be deleted.
    open func prepareForDeletion() {}
    /// Called before the context saves.
    open func willSave() {}
    /// Called after the context has saved.
    open func didSave() {}
    /// Called before the object becomes a fault.
    open func willTurnIntoFault() {}
    /// Called after the object has become a fault.
    open func didTurnIntoFault() {}

    // MARK: Access

    /// Makes sure that the object has its values; called by accessors of a class's own.
    open func willAccessValue(forKey key: String?) { fulfill() }
    /// Notes that an access has ended.
    open func didAccessValue(forKey key: String?) {}

    /// Reports that a property is about to change, and notes its old value; called by accessors of a class's own.
    open func willChangeValue(forKey key: String) {
        fulfill()
        if let slot = layout.slotsByName[key] { noteChange(slot) } else { sendWillChange() }
        KeyValueObserving.willChange(self, key)
    }

    /// Reports that a property has changed.
    open func didChangeValue(forKey key: String) { KeyValueObserving.didChange(self, key) }

    /// The value that the object itself holds for a property, without access notifications.
    open func primitiveValue(forKey key: String) -> Any? {
        guard let slot = layout.slotsByName[key] else { undefined(key, "valueForUndefinedKey:") }
        if values.isEmpty { fulfill() }
        return any(at: slot)
    }

    /// Sets the value that the object itself holds for a property, without change notifications or inverses.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        guard let slot = layout.slotsByName[key] else { undefined(key, "setValue:forUndefinedKey:") }
        if values.isEmpty { fulfill() }
        values[slot] = managedValue(of: value, for: slot)
    }

    // MARK: Validation

    /// Validates a value for a property: by the class's `validate<Key>(_:)`, which may replace it, and by the model's conditions.
    ///
    /// - Throws: Errors of validation (1550…1680), and what the class's method throws.
    open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
        guard let slot = layout.slotsByName[key] else { undefined(key, "validateValue:forKey:error:") }
        try validate(value, slot)
    }

    /// Validates the object before it is inserted into the store.
    open func validateForInsert() throws { try validateProperties() }
    /// Validates the object's changes before they are saved.
    open func validateForUpdate() throws { try validateProperties() }
    /// Validates that the object may be deleted.
    open func validateForDelete() throws { try validateDeletion() }

    open dynamic override var description: String {
        let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        let id = objectID
        let head = "<\(NSStringFromClass(type(of: self))): \(address)> (entity: \(entity.name ?? ""); id: \(id.description); data: "
        if isFault { return head + "<fault>)" }
        let lines = layout.slots.indices.map { "    \(layout.slots[$0].name) = \(describe($0));" }.sorted()
        return head + "{\n" + lines.joined(separator: "\n") + "\n})"
    }
    open dynamic override var debugDescription: String { description }

    private func describe(_ slot: Int) -> String {
        switch values[slot] {
        case .null: "nil"
        case .unloaded: "\"<relationship fault>\""
        case .text(let text): "\"\(text)\""
        case .object(let id): id.description
        case .collection(let collection): "(\(collection.members.map(\.description).joined(separator: ", ")))"
        default: any(at: slot).map { "\($0)" } ?? "nil"
        }
    }
}

/// The events by which an object gets values back.
public struct NSSnapshotEventType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
    public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
    public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
    public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
    public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
    public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}
