import QuinceFoundation

/// The observers of the statuses of tips.
final class TipObservations: @unchecked Sendable {
    private struct Follower {
        let tip: any Tip
        var status: Tips.Status
        let handler: @Sendable (Tips.Status) -> Void
    }

    /// Held while tips are evaluated and followers notified, so that each learns of changes in their order.
    private let lock = NSRecursiveLock()
    private var followers: [Int: Follower] = [:]
    private var number = 0

    /// Adds a follower and notifies it of the current status.
    func add(
        _ tip: any Tip, _ handler: @escaping @Sendable (Tips.Status) -> Void, evaluate: (any Tip) -> Tips.Status
    ) -> TipObservation {
        lock.withLock {
            let status = evaluate(tip)
            number += 1
            followers[number] = Follower(tip: tip, status: status, handler: handler)
            handler(status)
            let own = number
            return TipObservation { [weak self] in self?.remove(own) }
        }
    }

    private func remove(_ number: Int) { lock.withLock { followers[number] = nil } }

    /// Evaluates the tips, and notifies the followers of those whose status has changed.
    func update(evaluate: (any Tip) -> Tips.Status) {
        lock.withLock {
            for number in followers.keys.sorted() {
                guard let follower = followers[number] else { continue }
                let status = evaluate(follower.tip)
                guard status != follower.status else { continue }
                followers[number]?.status = status
                follower.handler(status)
            }
        }
    }
}

/// An observation of a tip's status, which ends with this object.
final class TipObservation: Sendable {
    private let end: @Sendable () -> Void

    init(_ end: @escaping @Sendable () -> Void) { self.end = end }

    func cancel() { end() }

    deinit { end() }
}
