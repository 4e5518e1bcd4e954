import CoreData
@_spi(Quince) import QuinceFoundation

/// The objects that a view's fetch request has found, in sections. Source: Apple's documentation of `SectionedFetchResults`.
public struct SectionedFetchResults<SectionIdentifier, Result>: RandomAccessCollection
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
    /// A run of objects with the same value for the section's property.
    public struct Section: Identifiable, RandomAccessCollection {
        public let id: SectionIdentifier
        let objects: ArraySlice<Result>

        public var startIndex: Int { 0 }
        public var endIndex: Int { objects.count }
        public subscript(position: Int) -> Result { objects[objects.startIndex + position] }
    }

    private let location: SectionedLocation<SectionIdentifier, Result>?
    private let sections: [Section]

    init(_ location: SectionedLocation<SectionIdentifier, Result>?, _ path: KeyPath<Result, SectionIdentifier>) {
        self.location = location
        let objects = location?.results.objects ?? []
        let identifiers = objects.map { $0[keyPath: path] }
        var (sections, start): ([Section], Int) = ([], 0)
        for position in 0...objects.count where position == objects.count || identifiers[position] != identifiers[start] {
            guard position > start else { continue }
            sections.append(Section(id: identifiers[start], objects: objects[start..<position]))
            start = position
        }
        self.sections = sections
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> Section { sections[position] }

    /// The property by which results are in sections.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>? {
        get { location?.sectionIdentifier }
        nonmutating set {
            guard let location, let newValue else { return }
            location.sectionIdentifier = newValue
            location.results.configuration = location.results.configuration
        }
    }

    /// The condition on the results; setting it fetches again.
    public var nsPredicate: Foundation.NSPredicate? {
        get { location?.results.configuration.predicate }
        nonmutating set { location?.results.configuration.predicate = newValue }
    }

    /// The order of the results; setting it fetches again.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { location?.results.configuration.order ?? [] }
        nonmutating set { location?.results.configuration.order = newValue }
    }
}

extension SectionedFetchResults where Result: NSManagedObject {
    /// The order of the results, in Swift's descriptors; setting it fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.compactMap { SwiftDescriptors.descriptor(of: $0) } }
        nonmutating set { nsSortDescriptors = newValue.map { SwiftDescriptors.descriptor(for: $0) } }
    }
}
