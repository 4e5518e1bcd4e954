import HealthModel
import QuinceFoundation

/// Asks what has changed since a place in the history. Source: Apple's documentation of `HKAnchoredObjectQueryDescriptor`.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery, HKAsyncSequenceQuery, Sendable {
    public let predicates: [HKSamplePredicate<Sample>]
    public let anchor: HKQueryAnchor?
    public let limit: Int?

    /// The changes.
    public struct Result: Sendable {
        public let addedSamples: [Sample]
        public let deletedObjects: [HKDeletedObject]
        public let newAnchor: HKQueryAnchor
    }

    /// The changes: the initial results, then each update.
    public struct Results: AsyncSequence, Sendable {
        public typealias Element = Result
        let answers: QueryAnswers<Result>

        public struct Iterator: AsyncIteratorProtocol {
            var base: AsyncThrowingStream<Result, any Error>.Iterator
            public mutating func next() async throws -> Result? { try await base.next() }
        }
        public func makeAsyncIterator() -> Iterator { Iterator(base: answers.stream().makeAsyncIterator()) }
    }

    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
        (self.predicates, self.anchor, self.limit) = (predicates, anchor, limit)
    }

    /// - Throws: `HKError`.
    public func result(for healthStore: HKHealthStore) async throws -> Result {
        try await healthStore.perform {
            let changes = try AnchoredChanges(HealthSnapshot(), predicates.map(\.descriptor), after: anchor?.change ?? 0, limit: limit ?? 0)
            return Result(
                addedSamples: changes.added.compactMap { $0 as? Sample }, deletedObjects: changes.deleted,
                newAnchor: HKQueryAnchor(fromValue: changes.anchor))
        }
    }

    public func results(for healthStore: HKHealthStore) -> Results {
        let answers = QueryAnswers<Result>(
            makeQuery: { yield, fail in
                let handler: HKAnchoredObjectQuery.Handler = { _, added, deleted, anchor, error in
                    if let error { return fail(error) }
                    yield(
                        Result(
                            addedSamples: (added ?? []).compactMap { $0 as? Sample }, deletedObjects: deleted ?? [],
                            newAnchor: anchor ?? HKQueryAnchor(fromValue: 0)))
                }
                let query = HKAnchoredObjectQuery(
                    queryDescriptors: predicates.map(\.descriptor), anchor: anchor, limit: limit ?? HKObjectQueryNoLimit,
                    resultsHandler: handler)
                query.updateHandler = handler
                return query
            }, store: healthStore)
        return Results(answers: answers)
    }
}
