import CoreData

/// A view's property with objects that a fetch request finds, which changes as they do.
///
/// Source: Apple's documentation of `FetchRequest`.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    /// What a view can change of its request.
    public struct Configuration {
        public var nsSortDescriptors: [NSSortDescriptor]
        public var nsPredicate: Foundation.NSPredicate?
    }

    @Environment(\.managedObjectContext) private var context
    @StateObject private var store = FetchedStore<Result>()
    private let request: NSFetchRequest<Result>
    private let animation: Animation?

    /// Creates a property with the results of a request.
    ///
    /// - Parameter animation: Animates changes of the results; nil for none.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { (request, self.animation) = (fetchRequest, animation) }

    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(fetchRequest: fetchRequest, animation: transaction.animation)
    }

    /// Creates a property with the objects of an entity.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: Foundation.NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        (request.entity, request.sortDescriptors, request.predicate) = (entity, sortDescriptors, predicate)
        self.init(fetchRequest: request, animation: animation)
    }

    @MainActor @preconcurrency public var wrappedValue: FetchedResults<Result> { FetchedResults(store) }

    @MainActor @preconcurrency public var projectedValue: Binding<Configuration> {
        let store = store
        return Binding(
            get: {
                MainActor.assumeIsolated {
                    Configuration(nsSortDescriptors: store.request?.sortDescriptors ?? [], nsPredicate: store.request?.predicate)
                }
            },
            set: { new in
                MainActor.assumeIsolated {
                    store.change { ($0.sortDescriptors, $0.predicate) = (new.nsSortDescriptors, new.nsPredicate) }
                }
            })
    }

    public mutating func update() {
        let (store, request, context, animation) = (store, request, context, animation)
        MainActor.assumeIsolated { store.update(request, context, animation) }
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// Creates a property with the objects of a class.
    public init(sortDescriptors: [NSSortDescriptor], predicate: Foundation.NSPredicate? = nil, animation: Animation? = nil) {
        self.init(fetchRequest: Self.request(sortDescriptors, predicate), animation: animation)
    }

    /// Creates a property with the objects of a class, ordered by Swift's sort descriptors.
    public init(sortDescriptors: [SortDescriptor<Result>], predicate: Foundation.NSPredicate? = nil, animation: Animation? = nil) {
        self.init(fetchRequest: Self.request(sortDescriptors.map { NSSortDescriptor($0) }, predicate), animation: animation)
    }

    public init(sortDescriptors: [NSSortDescriptor], predicate: Foundation.NSPredicate? = nil, transaction: Transaction) {
        self.init(fetchRequest: Self.request(sortDescriptors, predicate), animation: transaction.animation)
    }

    public init(sortDescriptors: [SortDescriptor<Result>], predicate: Foundation.NSPredicate? = nil, transaction: Transaction) {
        self.init(fetchRequest: Self.request(sortDescriptors.map { NSSortDescriptor($0) }, predicate), animation: transaction.animation)
    }

    private static func request(_ order: [NSSortDescriptor], _ predicate: Foundation.NSPredicate?) -> NSFetchRequest<Result> {
        let request = NSFetchRequest<Result>()
        (request.entity, request.sortDescriptors, request.predicate) = (Result.entity(), order, predicate)
        return request
    }
}

/// The objects that a view's fetch request has found.
///
/// Source: Apple's documentation of `FetchedResults`.
@MainActor @preconcurrency public struct FetchedResults<Result: NSFetchRequestResult>: @preconcurrency RandomAccessCollection {
    private let store: FetchedStore<Result>
    private let results: [Result]

    init(_ store: FetchedStore<Result>) { (self.store, results) = (store, store.results) }

    /// The condition of the request; setting it fetches again.
    public var nsPredicate: Foundation.NSPredicate? {
        get { store.request?.predicate }
        nonmutating set { store.change { $0.predicate = newValue } }
    }

    /// The order of the request; setting it fetches again.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { store.request?.sortDescriptors ?? [] }
        nonmutating set { store.change { $0.sortDescriptors = newValue } }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { results.count }
    public subscript(position: Int) -> Result { results[position] }
}

extension FetchedResults where Result: NSManagedObject {
    /// The order of the request as Swift's sort descriptors; setting it fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        @available(*, unavailable, message: "not yet in Quince: reading Swift's sort descriptors of a request; keep them in a property")
        get { fatalError() }
        nonmutating set { nsSortDescriptors = newValue.map { NSSortDescriptor($0) } }
    }
}
