/// A store of an app's own: it keeps models in whatever form it likes.
///
/// Source: Apple's documentation of `DataStore`.
public protocol DataStore<Configuration>: AnyObject {
    associatedtype Configuration: DataStoreConfiguration where Configuration.Store == Self
    associatedtype Snapshot: DataStoreSnapshot
    var configuration: Configuration { get }
    /// The identifier in those of the store's models.
    var identifier: String { get }
    var schema: Schema { get }

    init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws

    /// Finds the models that a request describes.
    ///
    /// - Throws: `DataStoreError.preferInMemoryFilter` or `.preferInMemorySort` to leave the condition or the order to the context.
    func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, Snapshot>
    func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int
    func fetchIdentifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier]
    /// Keeps the changes of a context.
    func save(_ request: DataStoreSaveChangesRequest<Snapshot>) throws -> DataStoreSaveChangesResult<Snapshot>
    /// Removes all models.
    func erase() throws
}

extension DataStore {
    public func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
        try fetch(request).fetchedSnapshots.count
    }

    public func fetchIdentifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier] {
        try fetch(request).fetchedSnapshots.map(\.persistentIdentifier)
    }

    public func erase() throws { throw DataStoreError.unsupportedFeature }
}

/// The description of a store, by which a container opens it.
///
/// Source: Apple's documentation of `DataStoreConfiguration`.
public protocol DataStoreConfiguration<Store>: Hashable {
    associatedtype Store: DataStore where Store.Configuration == Self
    var name: String { get }
    var schema: Schema? { get set }
    /// - Throws: An error where the store cannot be opened so.
    func validate() throws
}

extension DataStoreConfiguration {
    public func validate() throws {}
}

/// An error that a store answers a request with.
///
/// Source: Apple's documentation of `DataStoreError`.
public enum DataStoreError: Error, Hashable, Sendable {
    /// The store cannot evaluate the condition: it gives all models of the type.
    case preferInMemoryFilter
    /// The store cannot sort: it gives the models in any order.
    case preferInMemorySort
    case unsupportedFeature
    case invalidPredicate
}
