import QuinceFoundation

/// The kinds of changes in persistent history.
public enum NSPersistentHistoryChangeType: Int, Sendable {
    case insert = 0
    case update = 1
    case delete = 2
}

/// A change of one object in a transaction. Source: Apple's documentation of `NSPersistentHistoryChange`.
open class NSPersistentHistoryChange: NSObject, NSCopying {
    public let changeID: Int64
    public let changedObjectID: NSManagedObjectID
    public let changeType: NSPersistentHistoryChangeType
    /// Values that attributes keep beyond a deletion.
    public let tombstone: [AnyHashable: Any]?
    /// The properties that an update changed.
    public let updatedProperties: Set<NSPropertyDescription>?
    open internal(set) weak var transaction: NSPersistentHistoryTransaction?

    init(_ change: StoreTransaction.Change) {
        (changeID, changedObjectID) = (change.number, change.id)
        changeType = NSPersistentHistoryChangeType(rawValue: change.kind.rawValue) ?? .update
        tombstone = change.tombstone.isEmpty ? nil : change.tombstone
        let properties = change.updatedProperties.compactMap { change.id.entity.propertiesByName[$0] }
        updatedProperties = change.kind == .update ? Set(properties) : nil
    }

    // MARK: Requests

    /// The entity of changes, for predicates of requests in a context.
    open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? { HistoryEntities.all.change }
    /// The entity of changes.
    open class var entityDescription: NSEntityDescription? { HistoryEntities.all.change }
    /// A request of changes, for `NSPersistentHistoryChangeRequest.fetchHistory(withFetch:)`.
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { HistoryEntities.request(of: HistoryEntities.all.change) }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A save in persistent history. Source: Apple's documentation of `NSPersistentHistoryTransaction`.
open class NSPersistentHistoryTransaction: NSObject, NSCopying {
    public let timestamp: Date
    /// The changes; nil where they were not asked for.
    public let changes: [NSPersistentHistoryChange]?
    public let transactionNumber: Int64
    public let storeID: String
    public let bundleID: String
    public let processID: String
    public let contextName: String?
    public let author: String?

    init(_ transaction: StoreTransaction, storeID: String, withChanges: Bool) {
        (timestamp, transactionNumber, self.storeID) = (transaction.date, transaction.number, storeID)
        (bundleID, processID, contextName) = (transaction.bundleID, transaction.processID, transaction.contextName)
        author = transaction.author
        changes = withChanges ? transaction.changes.map(NSPersistentHistoryChange.init) : nil
        super.init()
        for change in changes ?? [] { change.transaction = self }
    }

    /// A transaction with some of its changes.
    init(_ whole: NSPersistentHistoryTransaction, with changes: [NSPersistentHistoryChange]) {
        (timestamp, transactionNumber, storeID) = (whole.timestamp, whole.transactionNumber, whole.storeID)
        (bundleID, processID, contextName) = (whole.bundleID, whole.processID, whole.contextName)
        (author, self.changes) = (whole.author, changes)
        super.init()
        for change in changes { change.transaction = self }
    }

    /// The place in history after the transaction.
    open var token: NSPersistentHistoryToken { NSPersistentHistoryToken([storeID: transactionNumber]) }

    /// A notification that `NSManagedObjectContext.mergeChanges(fromContextDidSave:)` accepts.
    open func objectIDNotification() -> Notification {
        func ids(_ type: NSPersistentHistoryChangeType) -> Set<NSManagedObjectID> {
            Set((changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID))
        }
        return Notification(
            name: NSManagedObjectContext.didSaveObjectIDsNotification, object: nil,
            userInfo: [
                NSManagedObjectContext.NotificationKey.insertedObjectIDs.rawValue: ids(.insert),
                NSManagedObjectContext.NotificationKey.updatedObjectIDs.rawValue: ids(.update),
                NSManagedObjectContext.NotificationKey.deletedObjectIDs.rawValue: ids(.delete),
            ])
    }

    // MARK: Requests

    /// The entity of transactions, for predicates of requests in a context.
    open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? { HistoryEntities.all.transaction }
    /// The entity of transactions.
    open class var entityDescription: NSEntityDescription? { HistoryEntities.all.transaction }
    /// A request of transactions, for `NSPersistentHistoryChangeRequest.fetchHistory(withFetch:)`.
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { HistoryEntities.request(of: HistoryEntities.all.transaction) }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
