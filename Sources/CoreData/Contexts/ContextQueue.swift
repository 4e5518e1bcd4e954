import Dispatch
import QuinceFoundation

/// The queue that a context's blocks are performed on, one at a time.
final class ContextQueue: @unchecked Sendable {
    let isMain: Bool
    private let queue: DispatchQueue
    private let lock = NSLock()
    private var owner: pthread_t?

    init(isMain: Bool) {
        self.isMain = isMain
        queue = isMain ? .main : DispatchQueue(label: "NSManagedObjectContext Queue")
    }

    /// Whether the caller is in a block of the queue.
    var isCurrent: Bool {
        if isMain { return Thread.isMainThread }
        let current = pthread_self()
        return lock.withLock { owner.map { pthread_equal($0, current) != 0 } ?? false }
    }

    /// Performs a block now, where the caller is on the queue, or on it while the caller waits.
    func sync<Result>(_ body: () -> Result) -> Result {
        if isCurrent { return body() }
        return queue.sync { owned(body) }
    }

    /// Performs a block later.
    func async(_ body: @escaping () -> Void) {
        let work = Transferred(body)
        queue.async { self.owned(work.value) }
    }

    private func owned<Result>(_ body: () -> Result) -> Result {
        guard !isMain else { return body() }
        let previous = lock.withLock { () -> pthread_t? in
            defer { owner = pthread_self() }
            return owner
        }
        defer { lock.withLock { owner = previous } }
        return body()
    }
}

/// A value that is handed to another thread and used by one at a time.
struct Transferred<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
