import OpenCombine
import QuinceFoundation

/// The subscription of one subscriber to a subject: counts its demand and delivers values within it.
final class SubjectConduit<Downstream: Subscriber>: Subscription, SubjectReceiver {
    typealias Core = SubjectCore<Downstream.Input, Downstream.Failure>

    /// Everything the subscription keeps alive until it is cancelled or completed.
    private struct Link {
        var core: Core
        var subject: AnyObject
        var downstream: Downstream
    }

    private let lock = NSLock()
    private var link: Link?
    private var demand = Subscribers.Demand.none
    /// Whether the subscriber waits for the subject's current value.
    private var owesCurrent: Bool
    private let keepsCurrent: Bool

    init(core: Core, subject: AnyObject, downstream: Downstream, owesCurrent: Bool) {
        link = Link(core: core, subject: subject, downstream: downstream)
        (self.owesCurrent, keepsCurrent) = (owesCurrent, owesCurrent)
    }

    func request(_ more: Subscribers.Demand) {
        precondition(more > 0, "a subscriber asks for one value at least")
        let (link, isOwed) = add(more)
        guard let link else { return }
        link.core.requestUpstreams()
        if isOwed, let current = link.core.current { deliver(current, to: link.downstream) }
    }

    /// Adds to the demand.
    ///
    /// - Returns: The link, and whether the current value is to be delivered, which the demand already counts.
    private func add(_ more: Subscribers.Demand) -> (link: Link?, isOwed: Bool) {
        lock.lock()
        defer { lock.unlock() }
        demand += more
        guard link != nil, owesCurrent else { return (link, false) }
        demand -= 1
        owesCurrent = false
        return (link, true)
    }

    func receive(_ input: Downstream.Input) {
        let receiver = lock.withLock { () -> Downstream? in
            owesCurrent = keepsCurrent && demand == 0
            guard demand > 0 else { return nil }
            demand -= 1
            return link?.downstream
        }
        if let receiver { deliver(input, to: receiver) }
    }

    private func deliver(_ value: Downstream.Input, to receiver: Downstream) {
        let more = receiver.receive(value)
        if more > 0 { request(more) }
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { release()?.downstream.receive(completion: completion) }

    func cancel() { release()?.core.remove(self) }

    /// Ends the subscription and returns its link, so that the caller lets the subscriber go outside the lock.
    private func release() -> Link? {
        lock.withLock {
            defer { link = nil }
            return link
        }
    }
}
