import CoreData
@_spi(Quince) import QuinceFoundation

/// A property of a view with the managed objects that a fetch request finds, in the context of the environment.
///
/// Source: Apple's documentation of `FetchRequest`.
@MainActor @preconcurrency @propertyWrapper public struct FetchRequest<Result> where Result: NSFetchRequestResult {
    /// The parts of a request that can change while its view exists.
    public struct Configuration {
        /// The order of the results.
        public var nsSortDescriptors: [NSSortDescriptor]
        /// The condition on the results.
        public var nsPredicate: Foundation.NSPredicate?
    }

    private let request: @Sendable () -> NSFetchRequest<Result>
    nonisolated(unsafe) private let transaction: Transaction
    nonisolated(unsafe) private var location: FetchLocation<Result>?

    nonisolated private init(_ transaction: Transaction, _ request: @escaping @Sendable () -> NSFetchRequest<Result>) {
        (self.transaction, self.request) = (transaction, request)
    }

    /// The results.
    public var wrappedValue: FetchedResults<Result> { FetchedResults(location) }

    /// The request's configuration, which can be changed.
    public var projectedValue: Binding<Configuration> {
        let location = location
        return Binding(
            get: {
                let (predicate, order) = location?.configuration ?? (nil, [])
                return Configuration(nsSortDescriptors: order, nsPredicate: predicate)
            },
            set: { location?.configuration = ($0.nsPredicate, $0.nsSortDescriptors) })
    }
}

extension FetchRequest {
    nonisolated private static func request(
        _ entity: NSEntityDescription?, _ order: [NSSortDescriptor], _ predicate: Foundation.NSPredicate?
    ) -> NSFetchRequest<Result> {
        let request = NSFetchRequest<Result>()
        request.entity = entity ?? (Result.self as? NSManagedObject.Type)?.entity()
        (request.sortDescriptors, request.predicate) = (order, predicate)
        return request
    }

    private nonisolated static func transaction(_ animation: Animation?) -> Transaction { Transaction(animation: animation) }

    /// Creates a request of an entity's objects.
    nonisolated public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: Foundation.NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let given = FetchParts(entity: entity, order: sortDescriptors, predicate: predicate)
        self.init(Self.transaction(animation)) { Self.request(given.entity, given.order, given.predicate) }
    }

    /// Creates a request; changes of its results are animated.
    nonisolated public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(fetchRequest: fetchRequest, transaction: Self.transaction(animation))
    }

    /// Creates a request; its results change in a transaction.
    nonisolated public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        nonisolated(unsafe) let given = fetchRequest
        self.init(transaction) { given }
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// Creates a request of a class's objects in an order.
    nonisolated public init(
        sortDescriptors: [NSSortDescriptor], predicate: Foundation.NSPredicate? = nil, animation: Animation? = nil
    ) {
        let given = FetchParts(entity: nil, order: sortDescriptors, predicate: predicate)
        self.init(Self.transaction(animation)) { Self.request(given.entity, given.order, given.predicate) }
    }

    /// Creates a request of a class's objects in an order.
    @_disfavoredOverload
    nonisolated public init(
        sortDescriptors: [SortDescriptor<Result>] = [], predicate: Foundation.NSPredicate? = nil, animation: Animation? = nil
    ) { self.init(sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) }, predicate: predicate, animation: animation) }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
    /// The order of the results, in Swift's descriptors; only such that were set.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.compactMap { SwiftDescriptors.descriptor(of: $0) } }
        set { nsSortDescriptors = newValue.map { SwiftDescriptors.descriptor(for: $0) } }
    }
}

/// The parts of a request that a view is made with.
struct FetchParts: @unchecked Sendable {
    var entity: NSEntityDescription?
    var order: [NSSortDescriptor]
    var predicate: Foundation.NSPredicate?
}

/// Foundation's descriptors that were made of Swift's ones, which they remember.
enum SwiftDescriptors {
    static func descriptor<Result: NSObject>(for swift: SortDescriptor<Result>) -> NSSortDescriptor {
        let made = NSSortDescriptor(swift)
        objc_setAssociatedObject(made, key, swift, .OBJC_ASSOCIATION_RETAIN)
        return made
    }

    static func descriptor<Result: NSObject>(of descriptor: NSSortDescriptor) -> SortDescriptor<Result>? {
        objc_getAssociatedObject(descriptor, key) as? SortDescriptor<Result>
    }

    nonisolated(unsafe) private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
}

extension FetchRequest: WiredProperty {
    nonisolated static var isOnlyRead: Bool { false }

    nonisolated mutating func wire(_ slot: inout AnyObject?, _ context: PropertyContext) -> UInt32 {
        let known = slot as? FetchLocation<Result> ?? FetchLocation<Result>()
        slot = known
        location = known
        return known.observe(request, in: context.environment.value.managedObjectContext, transaction)
    }
}
