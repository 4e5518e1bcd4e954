import QuinceFoundation

/// Runs queries on threads of their own, for callers that block a thread until they have the result.
final class QueryExecutor: TaskExecutor {
    static let shared = QueryExecutor()
    private let queue = DispatchQueue(label: "com.apple.AppIntents.queries", attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
