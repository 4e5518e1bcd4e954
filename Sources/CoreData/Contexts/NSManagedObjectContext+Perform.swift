@_spi(Quince) import QuinceFoundation

extension NSManagedObjectContext {
    @TaskLocal private static var current: Transferred<NSManagedObjectContext>?

    /// The context whose block is being performed.
    static var performing: NSManagedObjectContext? { current?.value }

    /// Performs a block on the context's queue, later.
    public func perform(_ block: @escaping () -> Void) {
        queue.async { [self] in run(block) }
    }

    /// Performs a block on the context's queue and waits for it; from within a block of the context it is performed at once.
    public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
        try settled(performedAndWaited(block), rescue: { throw $0 })
    }

    /// Performs a block on the context's queue and returns its result.
    public func perform<Result>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result) async rethrows -> Result {
        try await performed(schedule, block, rescue: { throw $0 })
    }

    private func performedAndWaited<Value>(_ block: () throws -> Value) -> Swift.Result<Value, any Error> {
        queue.sync { run { Swift.Result { try block() } } }
    }

    private func settled<Value>(_ result: Swift.Result<Value, any Error>, rescue: (any Error) throws -> Value) rethrows -> Value {
        switch result {
        case .success(let value): return value
        case .failure(let error): return try rescue(error)
        }
    }

    private func performed<Value>(
        _ schedule: ScheduledTaskType, _ block: @escaping () throws -> Value, rescue: (any Error) throws -> Value
    ) async rethrows -> Value {
        let result: Transferred<Swift.Result<Value, any Error>> = await withCheckedContinuation { continuation in
            let work = { [self] in continuation.resume(returning: Transferred(run { Swift.Result { try block() } })) }
            if schedule == .immediate, queue.isCurrent { work() } else { queue.async(work) }
        }
        return try settled(result.value, rescue: rescue)
    }

    /// Runs a block as one event of a private context: its changes are processed at the end.
    private func run<Value>(_ block: () -> Value) -> Value {
        let isOutermost = NSManagedObjectContext.current?.value !== self
        let value = NSManagedObjectContext.$current.withValue(Transferred(self), operation: block)
        if isOutermost, !queue.isMain { processPendingChanges() }
        return value
    }
}
