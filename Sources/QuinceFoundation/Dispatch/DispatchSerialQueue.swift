import Dispatch

/// A queue that runs one block at a time. It is `DispatchQueue` itself, whose class nothing can inherit from on Linux.
///
/// Source: Apple's documentation of `DispatchSerialQueue`.
public typealias DispatchSerialQueue = DispatchQueue

/// Actors run on serial queues that they name as their executors.
extension DispatchQueue: @retroactive SerialExecutor {
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

    public func checkIsolated() { dispatchPrecondition(condition: .onQueue(self)) }
}
