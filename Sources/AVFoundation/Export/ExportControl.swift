/// Ends an export from another thread.
final class ExportControl: @unchecked Sendable {
    private let lock = NSLock()
    private var isCancelled = false
    private var stop: (() -> Void)?

    /// Remembers how the running program is ended; one that is cancelled already is ended at once.
    func begin(_ stop: @escaping () -> Void) {
        let isLate = lock.withLock {
            self.stop = stop
            return isCancelled
        }
        if isLate { stop() }
    }

    /// - Returns: Whether the export was cancelled.
    func end() -> Bool {
        lock.withLock {
            stop = nil
            return isCancelled
        }
    }

    func cancel() {
        let stop = lock.withLock {
            isCancelled = true
            return self.stop
        }
        stop?()
    }
}
