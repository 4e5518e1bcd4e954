import QuinceFoundation

/// The answers of a long-running query, which runs while somebody awaits them.
struct QueryAnswers<Element: Sendable>: Sendable {
    /// Makes the query; the closures hand over an answer, and an error that ends the sequence.
    let makeQuery: @Sendable (@escaping @Sendable (Element) -> Void, @escaping @Sendable (any Error) -> Void) -> HKQuery
    let store: HKHealthStore

    func stream() -> AsyncThrowingStream<Element, any Error> {
        AsyncThrowingStream { continuation in
            let query = makeQuery({ continuation.yield($0) }, { continuation.finish(throwing: $0) })
            continuation.onTermination = { _ in store.stop(query) }
            store.execute(query)
        }
    }
}
