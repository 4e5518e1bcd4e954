import HealthModel
import QuinceFoundation

/// Asks for sums and means by spans of time. Source: Apple's documentation of `HKStatisticsCollectionQueryDescriptor`.
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery, Sendable {
    public let predicate: HKSamplePredicate<HKQuantitySample>
    public let options: HKStatisticsOptions
    public let anchorDate: Date
    public let intervalComponents: DateComponents

    /// A collection, and what has changed in it.
    public struct Result: Sendable {
        public let statisticsCollection: HKStatisticsCollection
        /// The statistics that have changed; nil where that may be all.
        public let updatedStatistics: HKStatistics?
    }

    /// The collections, at first and after each change.
    public struct Results: AsyncSequence, Sendable {
        public typealias Element = Result
        let answers: QueryAnswers<Result>

        public struct Iterator: AsyncIteratorProtocol {
            var base: AsyncThrowingStream<Result, any Error>.Iterator
            public mutating func next() async throws -> Result? { try await base.next() }
        }
        public func makeAsyncIterator() -> Iterator { Iterator(base: answers.stream().makeAsyncIterator()) }
    }

    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date, intervalComponents: DateComponents
    ) {
        (self.predicate, self.options) = (predicate, options)
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
    }

    private var type: HKQuantityType { HKQuantityType(identifier: predicate.sampleType.identifier) }

    private func makeQuery() -> HKStatisticsCollectionQuery {
        HKStatisticsCollectionQuery(
            quantityType: type, quantitySamplePredicate: predicate.nsPredicate, options: options, anchorDate: anchorDate,
            intervalComponents: intervalComponents)
    }

    /// - Throws: `HKError`.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
        try await withCheckedThrowingContinuation { continuation in
            let query = makeQuery()
            query.initialResultsHandler = { _, collection, error in
                if let collection {
                    continuation.resume(returning: collection)
                } else {
                    continuation.resume(throwing: error ?? HKError(.unknownError))
                }
            }
            healthStore.execute(query)
        }
    }

    public func results(for healthStore: HKHealthStore) -> Results {
        let answers = QueryAnswers<Result>(
            makeQuery: { yield, fail in
                let query = makeQuery()
                let handle: @Sendable (HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void = { statistics, collection, error in
                    if let error { return fail(error) }
                    if let collection { yield(Result(statisticsCollection: collection, updatedStatistics: statistics)) }
                }
                query.initialResultsHandler = { handle(nil, $1, $2) }
                query.statisticsUpdateHandler = { handle($1, $2, $3) }
                return query
            }, store: healthStore)
        return Results(answers: answers)
    }
}
