import HealthModel
import QuinceFoundation

/// Asks for the activity rings of days, of which the device makes none.
///
/// Source: Apple's documentation of `HKActivitySummaryQueryDescriptor`.
public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery, @unchecked Sendable {
    public let predicate: NSPredicate?

    public init(predicate: NSPredicate? = nil) { self.predicate = predicate }

    /// The summaries, at first and after each change.
    public struct Results: AsyncSequence, Sendable {
        public typealias Element = [HKActivitySummary]
        let answers: QueryAnswers<[HKActivitySummary]>

        public struct Iterator: AsyncIteratorProtocol {
            var base: AsyncThrowingStream<[HKActivitySummary], any Error>.Iterator
            public mutating func next() async throws -> [HKActivitySummary]? { try await base.next() }
        }
        public func makeAsyncIterator() -> Iterator { Iterator(base: answers.stream().makeAsyncIterator()) }
    }

    /// - Throws: `HKError`.
    public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] {
        try await healthStore.perform {
            try HealthSnapshot().checkSummaries()
            return []
        }
    }

    public func results(for healthStore: HKHealthStore) -> Results {
        let answers = QueryAnswers<[HKActivitySummary]>(
            makeQuery: { yield, fail in
                HKActivitySummaryQuery(predicate: predicate) { _, summaries, error in
                    if let error { fail(error) } else { yield(summaries ?? []) }
                }
            }, store: healthStore)
        return Results(answers: answers)
    }
}
