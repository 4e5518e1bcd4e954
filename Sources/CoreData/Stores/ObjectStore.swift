import QuinceFoundation

/// The interface between a coordinator and the store that holds the objects' rows.
///
/// A coordinator calls its stores one call at a time, from whatever thread. Identifiers that a store is given are permanent, and of its own.
/// Everything that changes rows is one transaction: it happens as a whole or, where the call throws, not at all.
///
/// Errors are `NSError`s with Apple's domains and codes (`NSCocoaErrorDomain` 134000…, `NSSQLiteErrorDomain` in `NSUnderlyingErrorKey` or as the domain),
/// and `StoreConflicts` for what a merge policy may resolve. A predicate or descriptor that a store cannot evaluate ends the app with iOS's exception.
protocol ObjectStore: AnyObject {
    /// The store's kind, as `NSSQLiteStoreType`.
    var type: String { get }
    /// The UUID that object identifiers' URIs name the store by (`NSStoreUUIDKey`).
    var identifier: String { get }
    var url: URL? { get }
    /// The dictionary of property list values that is saved with the next change set, with `NSStoreUUIDKey` and `NSStoreTypeKey` kept by the store.
    var metadata: [String: Any] { get set }
    var isReadOnly: Bool { get }

    /// Opens the store, or creates it where there is none, and checks that the model fits its rows.
    ///
    /// - Throws: 134100 where the file was written with another model, 259 or 256 where it is none of the store's, 513 where it may not be written.
    func open() throws
    /// Closes files. The store may be opened again.
    func close() throws

    /// Reserves keys for `count` new objects of an entity: consecutive, unique in the entity's hierarchy and never used before.
    func reserveKeys(for entity: NSEntityDescription, count: Int) throws -> Range<Int64>

    /// Returns what a request selects.
    func fetch(_ request: StoreFetch) throws -> StoreFetchResult
    /// Returns the identifiers that a fetch without limits selects, of which the first are read at once.
    ///
    /// - Returns: nil where the store reads all of them at once.
    func cursor(_ request: StoreFetch, first: Int) throws -> (any StoreCursor)?
    /// The rows of objects, in the order of the identifiers; nil for each that is not there.
    func rows(for ids: [NSManagedObjectID]) throws -> [StoreRow?]
    /// The destinations of a to-many relationship of each of the objects, in the relationship's order where it has one, else by key.
    func destinations(of relationship: NSRelationshipDescription, from ids: [NSManagedObjectID]) throws -> [[NSManagedObjectID]]

    /// Applies a change set.
    ///
    /// - Throws: `StoreConflicts` where rows have other versions than expected, were deleted, or share the values of a uniqueness constraint.
    func save(_ changes: StoreChangeSet) throws

    /// Inserts rows without objects and returns their identifiers, in the order of the rows.
    ///
    /// Rows that a uniqueness constraint forbids take the place of the ones there are (`true`), or are a `StoreConflicts`.
    func insert(_ batch: StoreBatchInsert) throws -> [NSManagedObjectID]
    /// Updates what a fetch selects and returns the identifiers of the rows that were.
    func update(_ batch: StoreBatchUpdate) throws -> [NSManagedObjectID]
    /// Deletes what a fetch selects, with the deletion rules of relationships, and returns the identifiers of the rows that were.
    func delete(_ batch: StoreBatchDelete) throws -> [NSManagedObjectID]

    /// The store's persistent history; nil where it keeps none.
    var history: (any StoreHistory)? { get }
}

extension ObjectStore {
    func cursor(_ request: StoreFetch, first: Int) throws -> (any StoreCursor)? { nil }

    var history: (any StoreHistory)? { nil }

    /// The row of one object; nil where it is not there.
    func row(for id: NSManagedObjectID) throws -> StoreRow? { try rows(for: [id])[0] }
}

/// The stored state of an object.
struct StoreRow {
    var id: NSManagedObjectID
    /// The number of times that the row was saved (`Z_OPT`).
    var version: Int64
    /// Values by slot of the object's own entity (`id.entity`); `.unloaded` for to-many relationships, `.null` for what is transient.
    var values: [ManagedValue]

    init(id: NSManagedObjectID, version: Int64, values: [ManagedValue]) { (self.id, self.version, self.values) = (id, version, values) }
}

/// A fetch request as a store understands it.
struct StoreFetch {
    /// The form of the result's rows.
    enum Result {
        case ids
        /// Identifiers with their rows.
        case rows
        case dictionaries
        case count
    }

    /// A column of dictionaries.
    struct Column {
        var name: String
        var source: Source

        enum Source {
            case keyPath(String)
            case expression(NSExpression, resultType: NSAttributeType)
            /// The object's own identifier.
            case objectID
        }
    }

    var entity: NSEntityDescription
    var includesSubentities = true
    var predicate: Foundation.NSPredicate?
    var sortDescriptors: [NSSortDescriptor] = []
    /// 0 = unlimited.
    var limit = 0
    var offset = 0
    var result = Result.ids
    /// Of dictionaries.
    var columns: [Column] = []
    /// Key paths, or names of columns, of dictionaries.
    var groupBy: [String] = []
    /// A predicate on groups, which may name columns.
    var having: Foundation.NSPredicate?
    /// Whether equal dictionaries are returned once.
    var isDistinct = false

    init(entity: NSEntityDescription) { self.entity = entity }
}

enum StoreFetchResult {
    case ids([NSManagedObjectID])
    case rows([StoreRow])
    case dictionaries([[String: Any]])
    case count(Int)

    /// The identifiers of a result of objects.
    var ids: [NSManagedObjectID] {
        switch self {
        case .ids(let ids): ids
        case .rows(let rows): rows.map(\.id)
        case .dictionaries, .count: []
        }
    }
}

/// The changes of one save in a store.
struct StoreChangeSet {
    struct Update {
        /// The new values of all slots, and the version that the row is expected to have.
        var row: StoreRow
        /// The slots whose values differ; nil = unknown, all of them.
        var changedSlots: [Int]?

        init(row: StoreRow, changedSlots: [Int]? = nil) { (self.row, self.changedSlots) = (row, changedSlots) }
    }

    struct Deletion {
        var id: NSManagedObjectID
        var expectedVersion: Int64

        init(id: NSManagedObjectID, expectedVersion: Int64) { (self.id, self.expectedVersion) = (id, expectedVersion) }
    }

    /// The changed destinations of one to-many relationship of one object.
    ///
    /// Unordered relationships whose inverse is to-one need none: the destinations' rows hold them. Of many-to-many relationships either side or both may
    /// be given, and links of deleted objects need not be.
    struct Links {
        var relationship: NSRelationshipDescription
        var id: NSManagedObjectID
        var added: [NSManagedObjectID] = []
        var removed: [NSManagedObjectID] = []
        /// All destinations of an ordered relationship, in order.
        var ordered: [NSManagedObjectID]?

        init(relationship: NSRelationshipDescription, id: NSManagedObjectID) { (self.relationship, self.id) = (relationship, id) }
    }

    /// New rows; they are saved with version 1, whatever they say.
    var inserted: [StoreRow] = []
    /// Changed rows; they are saved with the next version.
    var updated: [Update] = []
    var deleted: [Deletion] = []
    var links: [Links] = []
    /// Recorded in persistent history.
    var author: String?
    var contextName: String?

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && links.isEmpty }

    init() {}
}

/// The objections to a change set, of which nothing was saved.
struct StoreConflicts: Error {
    /// A row that another version has been saved of.
    struct Version {
        var id: NSManagedObjectID
        var expectedVersion: Int64
        /// The row as it is now; nil where it was deleted.
        var current: StoreRow?
    }

    /// Rows with the same values for a uniqueness constraint.
    struct Constraint {
        var properties: [String]
        /// The values by the constraint's properties, in their order.
        var values: [ManagedValue]
        /// The saved row with the values; nil where only rows of the change set share them.
        var current: StoreRow?
        /// The rows of the change set with the values.
        var ids: [NSManagedObjectID]
    }

    var versions: [Version] = []
    var constraints: [Constraint] = []

    var isEmpty: Bool { versions.isEmpty && constraints.isEmpty }
}

/// Rows inserted past objects and contexts.
struct StoreBatchInsert {
    var entity: NSEntityDescription
    /// The next row's values by slot; nil after the last one.
    var next: () throws -> [ManagedValue]?
    /// Whether rows replace the ones with the same values of a uniqueness constraint.
    var replacesDuplicates = true
    var author: String?

    init(entity: NSEntityDescription, next: @escaping () throws -> [ManagedValue]?) { (self.entity, self.next) = (entity, next) }
}

/// New values, constant or computed of the row, for what a fetch selects.
struct StoreBatchUpdate {
    var fetch: StoreFetch
    /// Expressions by the name of their attribute or to-one relationship.
    var values: [(property: NSPropertyDescription, expression: NSExpression)]
    var author: String?

    init(fetch: StoreFetch, values: [(property: NSPropertyDescription, expression: NSExpression)]) {
        (self.fetch, self.values) = (fetch, values)
    }
}

struct StoreBatchDelete {
    var fetch: StoreFetch
    var author: String?

    init(fetch: StoreFetch) { self.fetch = fetch }
}

/// A store's record of its transactions.
protocol StoreHistory: AnyObject {
    /// The number of the last transaction; 0 before the first.
    func lastTransaction() throws -> Int64
    /// Transactions after a number, or from a date on, in order; their changes are read where they are asked for.
    func transactions(after number: Int64, since date: Date?, withChanges: Bool) throws -> [StoreTransaction]
    /// Deletes transactions up to and including a number, or before a date.
    func delete(through number: Int64?, before date: Date?) throws
    /// Deletes transactions by their numbers.
    func delete(_ numbers: [Int64]) throws
}

/// One save, in persistent history.
struct StoreTransaction {
    enum Kind: Int { case insert = 0, update, delete }

    struct Change {
        var number: Int64
        var id: NSManagedObjectID
        var kind: Kind
        /// Names of the properties that an update changed.
        var updatedProperties: [String] = []
        /// Values that a deletion preserves, by name.
        var tombstone: [String: Any] = [:]
    }

    var number: Int64
    var date: Date
    var author: String?
    var contextName: String?
    var processID: String
    var bundleID: String
    var changes: [Change]
}
