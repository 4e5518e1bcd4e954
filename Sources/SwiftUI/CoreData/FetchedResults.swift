import CoreData
@_spi(Quince) import QuinceFoundation

/// The objects that a view's fetch request has found. Source: Apple's documentation of `FetchedResults`.
public struct FetchedResults<Result>: RandomAccessCollection where Result: NSFetchRequestResult {
    private let location: FetchLocation<Result>?
    private let objects: [Result]

    init(_ location: FetchLocation<Result>?) { (self.location, objects) = (location, location?.objects ?? []) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }

    /// The condition on the results; setting it fetches again.
    public var nsPredicate: Foundation.NSPredicate? {
        get { location?.configuration.predicate }
        nonmutating set { if let location { location.configuration.predicate = newValue } }
    }

    /// The order of the results; setting it fetches again.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { location?.configuration.order ?? [] }
        nonmutating set { if let location { location.configuration.order = newValue } }
    }
}

extension FetchedResults where Result: NSManagedObject {
    /// The order of the results, in Swift's descriptors; setting it fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.compactMap { SwiftDescriptors.descriptor(of: $0) } }
        nonmutating set { nsSortDescriptors = newValue.map { SwiftDescriptors.descriptor(for: $0) } }
    }
}
