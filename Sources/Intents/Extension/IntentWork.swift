import QuinceFoundation

/// Runs what handlers do asynchronously, for generated code.
@_spi(Quince) public enum IntentWork {
    /// - Parameter completion: Receives the result, or why there is none.
    public static func run<Result>(
        _ work: @escaping () async throws -> Result, _ completion: @escaping (Result?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let (work, completion) = (work, completion)
        Task {
            do { completion(try await work(), nil) } catch { completion(nil, error) }
        }
    }

    public static func run<Result>(_ work: @escaping () async -> Result, _ completion: @escaping (Result?) -> Void) {
        nonisolated(unsafe) let (work, completion) = (work, completion)
        Task { completion(await work()) }
    }
}
