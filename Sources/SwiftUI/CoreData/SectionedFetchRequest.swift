import CoreData
@_spi(Quince) import QuinceFoundation

/// A property of a view with the managed objects that a fetch request finds, in sections.
///
/// Source: Apple's documentation of `SectionedFetchRequest`.
@MainActor @preconcurrency @propertyWrapper public struct SectionedFetchRequest<SectionIdentifier, Result>
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
    /// The parts of a request that can change while its view exists.
    public struct Configuration {
        /// The property by which results are in sections.
        public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
        public var nsSortDescriptors: [NSSortDescriptor]
        public var nsPredicate: Foundation.NSPredicate?
    }

    private let request: @Sendable () -> NSFetchRequest<Result>
    nonisolated(unsafe) private let sectionIdentifier: KeyPath<Result, SectionIdentifier>
    nonisolated(unsafe) private let transaction: Transaction
    nonisolated(unsafe) private var location: SectionedLocation<SectionIdentifier, Result>?

    nonisolated private init(
        _ sectionIdentifier: KeyPath<Result, SectionIdentifier>, _ transaction: Transaction,
        _ request: @escaping @Sendable () -> NSFetchRequest<Result>
    ) { (self.sectionIdentifier, self.transaction, self.request) = (sectionIdentifier, transaction, request) }

    /// The results.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(location, location?.sectionIdentifier ?? sectionIdentifier)
    }

    /// The request's configuration, which can be changed.
    public var projectedValue: Binding<Configuration> {
        let location = location
        nonisolated(unsafe) let path = sectionIdentifier
        return Binding(
            get: {
                let (predicate, order) = location?.results.configuration ?? (nil, [])
                return Configuration(
                    sectionIdentifier: location?.sectionIdentifier ?? path, nsSortDescriptors: order, nsPredicate: predicate)
            },
            set: { new in
                location?.sectionIdentifier = new.sectionIdentifier
                location?.results.configuration = (new.nsPredicate, new.nsSortDescriptors)
            })
    }

    /// Creates a request of an entity's objects, in sections.
    nonisolated public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: Foundation.NSPredicate? = nil, animation: Animation? = nil
    ) {
        let given = FetchParts(entity: entity, order: sortDescriptors, predicate: predicate)
        self.init(sectionIdentifier, Transaction(animation: animation)) {
            let request = NSFetchRequest<Result>()
            (request.entity, request.sortDescriptors, request.predicate) = (given.entity, given.order, given.predicate)
            return request
        }
    }

    /// Creates a request, in sections; changes of its results are animated.
    nonisolated public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
    ) { self.init(fetchRequest: fetchRequest, sectionIdentifier: sectionIdentifier, transaction: Transaction(animation: animation)) }

    /// Creates a request, in sections; its results change in a transaction.
    nonisolated public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, transaction: Transaction
    ) {
        nonisolated(unsafe) let given = fetchRequest
        self.init(sectionIdentifier, transaction) { given }
    }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    /// Creates a request of a class's objects, in sections.
    nonisolated public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: Foundation.NSPredicate? = nil, animation: Animation? = nil
    ) {
        let given = FetchParts(entity: nil, order: sortDescriptors, predicate: predicate)
        self.init(sectionIdentifier, Transaction(animation: animation)) {
            let request = NSFetchRequest<Result>()
            (request.entity, request.sortDescriptors, request.predicate) = (Result.entity(), given.order, given.predicate)
            return request
        }
    }

    /// Creates a request of a class's objects, in sections.
    @_disfavoredOverload
    nonisolated public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>] = [],
        predicate: Foundation.NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            sectionIdentifier: sectionIdentifier, sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) }, predicate: predicate,
            animation: animation)
    }
}

/// The results and the sections of a view's request.
final class SectionedLocation<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: @unchecked Sendable {
    let results = FetchLocation<Result>()
    var sectionIdentifier: KeyPath<Result, SectionIdentifier>

    init(_ sectionIdentifier: KeyPath<Result, SectionIdentifier>) { self.sectionIdentifier = sectionIdentifier }
}

extension SectionedFetchRequest: WiredProperty {
    nonisolated static var isOnlyRead: Bool { false }

    nonisolated mutating func wire(_ slot: inout AnyObject?, _ context: PropertyContext) -> UInt32 {
        let known =
            slot as? SectionedLocation<SectionIdentifier, Result> ?? SectionedLocation<SectionIdentifier, Result>(sectionIdentifier)
        slot = known
        location = known
        return known.results.observe(request, in: context.environment.value.managedObjectContext, transaction)
    }
}
