/// The sinks of one hosted view, and what waits for its next update.
final class Graph {
    private var pending: [GraphSink] = []
    private var actions: [() -> Void] = []
    private(set) var isUpdating = false
    /// The number of updates in which something has changed.
    private(set) var changeCount = 0
    /// Called when there is something to update.
    var onInvalidate: () -> Void = {}
    /// The transaction of the changes that wait.
    var pendingTransaction = Transaction()
    /// The transaction of the update that runs.
    private(set) var transaction = Transaction()
    /// Whether each update is shown for itself, with nothing that moves there from the one before.
    var isStill = false

    var needsUpdate: Bool { !pending.isEmpty || !actions.isEmpty }

    func enqueue(_ sink: GraphSink) {
        if !isUpdating {
            let current = Transaction.current
            if !current.isEmpty { pendingTransaction = current }
        }
        let wasIdle = !needsUpdate
        pending.append(sink)
        if wasIdle { onInvalidate() }
    }

    /// Runs `action` after the update: what an app is told, which may change state again.
    func afterUpdate(_ action: @escaping () -> Void) {
        let wasIdle = !needsUpdate
        actions.append(action)
        if wasIdle, !isUpdating { onInvalidate() }
    }

    /// Drops what waits: nothing shows it any more.
    func letGo() {
        (pending, actions) = ([], [])
        onInvalidate = {}
    }

    /// How often in one turn an app's reactions may change what is shown; then the rest waits for the next turn.
    private static let limit = 64
    /// How often sinks may have others run before that counts as a loop.
    private static let sinkLimit = 512

    /// Brings everything up to date, and keeps doing so while the app reacts with further changes.
    ///
    /// - Parameters:
    ///   - isShown: Whether `layout` shows what has changed; else the next update does, with the same transaction.
    ///   - layout: Called after the sinks have run, before the app is told.
    func update(isShown: Bool = true, layout: () -> Void = {}) {
        guard !isUpdating else { return }
        var unshown = Transaction()
        for _ in 0..<Graph.limit {
            isUpdating = true
            if !pending.isEmpty { changeCount += 1 }
            transaction = pendingTransaction
            pendingTransaction = Transaction()
            if !isShown, !transaction.isEmpty { unshown = transaction }
            var isSettled = true
            for _ in 0..<Graph.limit {
                isSettled = runSinks()
                layout()
                // What layout finds out (as a geometry reader its size) may be something to show.
                if pending.isEmpty || !isSettled { break }
            }
            isUpdating = false
            guard isSettled, !actions.isEmpty else { break }
            let told = actions
            actions = []
            for action in told { action() }
            guard needsUpdate else { break }
        }
        transaction = Transaction()
        if pendingTransaction.isEmpty { pendingTransaction = unshown }
        if needsUpdate { GraphDiagnostics.reportLoop() }
    }

    /// Returns false where sinks have others run over and over.
    private func runSinks() -> Bool {
        for _ in 0..<Graph.sinkLimit {
            guard !pending.isEmpty else { return true }
            let batch = pending.count == 1 ? pending : pending.sorted { $0.order < $1.order }
            pending = []
            for sink in batch { sink.update() }
        }
        return pending.isEmpty
    }
}
