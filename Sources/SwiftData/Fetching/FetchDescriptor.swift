/// A question for the models of a type.
///
/// Source: Apple's documentation of `FetchDescriptor`.
public struct FetchDescriptor<T: PersistentModel> {
    /// The condition that models fulfil; nil for all.
    public var predicate: Predicate<T>?
    /// The order of the models, by the first descriptor that tells two apart.
    public var sortBy: [SortDescriptor<T>]
    /// The largest number of models; nil for all.
    public var fetchLimit: Int?
    /// The number of models that are left out at the beginning; nil for none.
    public var fetchOffset: Int?
    /// Whether models count as their context has them, and not as they were saved.
    public var includePendingChanges = true
    /// The properties that are read at once; the others are when they are asked for.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// The relationships whose models are read at once.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) { (self.predicate, self.sortBy) = (predicate, sortBy) }
}

extension FetchDescriptor: @unchecked Sendable {}
