import CoreData

/// A view's property with objects in sections, by a value that those of a section have in common.
///
/// Source: Apple's documentation of `SectionedFetchRequest`.
@propertyWrapper public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    @Environment(\.managedObjectContext) private var context
    @StateObject private var store = FetchedStore<Result>()
    private let request: NSFetchRequest<Result>
    private let identifier: (Result) -> SectionIdentifier
    private let animation: Animation?

    /// Creates a property with the results of a request.
    ///
    /// - Parameter sectionIdentifier: The value by which results are in one section; the request's first sort descriptor must order by it, too.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
    ) {
        (request, self.animation) = (fetchRequest, animation)
        identifier = { $0[keyPath: sectionIdentifier] }
    }

    public init(fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, transaction: Transaction) {
        self.init(fetchRequest: fetchRequest, sectionIdentifier: sectionIdentifier, animation: transaction.animation)
    }

    /// Creates a property with the objects of an entity.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: Foundation.NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        (request.entity, request.sortDescriptors, request.predicate) = (entity, sortDescriptors, predicate)
        self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
    }

    @MainActor @preconcurrency public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { SectionedFetchResults(store) }

    public mutating func update() {
        let (store, request, context, animation, identifier) = (store, request, context, animation, identifier)
        MainActor.assumeIsolated { store.update(request, context, animation) { AnyHashable(identifier($0)) } }
    }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    /// Creates a property with the objects of a class, ordered by Swift's sort descriptors.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: Foundation.NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            entity: Result.entity(), sectionIdentifier: sectionIdentifier, sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) },
            predicate: predicate, animation: animation)
    }
}

/// The sections of objects that a view's fetch request has found.
///
/// Source: Apple's documentation of `SectionedFetchResults`.
@MainActor @preconcurrency
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: @preconcurrency RandomAccessCollection {
    /// A section of objects.
    public struct Section: @preconcurrency RandomAccessCollection, @preconcurrency Identifiable {
        /// The value that the section's objects have in common.
        public let id: SectionIdentifier
        private let results: [Result]

        init(_ id: SectionIdentifier, _ results: [Result]) { (self.id, self.results) = (id, results) }

        public var startIndex: Int { 0 }
        public var endIndex: Int { results.count }
        public subscript(position: Int) -> Result { results[position] }
    }

    private let store: FetchedStore<Result>
    private let sections: [Section]

    init(_ store: FetchedStore<Result>) {
        self.store = store
        sections = store.sections.compactMap { section in
            (section.identifier.base as? SectionIdentifier).map { Section($0, section.results) }
        }
    }

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
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> Section { sections[position] }
}
