import OpenCombine
import QuinceFoundation

/// A subject that passes on what it is sent, and keeps nothing.
///
/// Subscribers hear of it in the order they came, as on iOS. Behaviour: Apple's documentation of `PassthroughSubject`.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    /// Never held while somebody else's code runs.
    private let lock = NSLock()
    private var receivers: [any SubjectReceiver<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    /// Whether any subscriber has asked for values; upstream publishers are asked only then.
    private var isWanted = false

    public init() {}

    deinit { for upstream in upstreams { upstream.cancel() } }

    public func send(subscription: any Subscription) {
        let isWanted = lock.withLock {
            upstreams.append(subscription)
            return self.isWanted
        }
        if isWanted { subscription.request(.unlimited) }
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let conduit = Conduit(self, subscriber)
        let end = lock.withLock {
            if completion == nil { receivers.append(conduit) }
            return completion
        }
        guard let end else { return subscriber.receive(subscription: conduit) }
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: end)
    }

    public func send(_ input: Output) {
        for receiver in lock.withLock({ receivers }) { receiver.receive(input) }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        let last = lock.withLock { () -> [any SubjectReceiver<Output, Failure>] in
            guard self.completion == nil else { return [] }
            self.completion = completion
            defer { receivers = [] }
            return receivers
        }
        for receiver in last { receiver.receive(completion: completion) }
    }

    private func remove(_ receiver: any SubjectReceiver<Output, Failure>) {
        lock.withLock { receivers.removeAll { $0 === receiver } }
    }

    private func want() {
        let asked = lock.withLock { () -> [any Subscription] in
            guard !isWanted else { return [] }
            isWanted = true
            return upstreams
        }
        for upstream in asked { upstream.request(.unlimited) }
    }

    private final class Conduit<Downstream: Subscriber>: Subscription, SubjectReceiver
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let lock = NSLock()
        private var subject: PassthroughSubject?
        private var downstream: Downstream?
        private var demand = Subscribers.Demand.none

        init(_ subject: PassthroughSubject, _ downstream: Downstream) { (self.subject, self.downstream) = (subject, downstream) }

        func request(_ more: Subscribers.Demand) {
            precondition(more > 0, "a subscriber asks for one value at least")
            let subject = lock.withLock {
                demand += more
                return self.subject
            }
            subject?.want()
        }

        func receive(_ input: Output) {
            let receiver: Downstream? = lock.withLock {
                guard demand > 0 else { return nil }
                demand -= 1
                return downstream
            }
            guard let receiver else { return }
            let more = receiver.receive(input)
            if more > 0 { lock.withLock { demand += more } }
        }

        func receive(completion: Subscribers.Completion<Failure>) { release().downstream?.receive(completion: completion) }

        func cancel() {
            let released = release()
            released.subject?.remove(self)
        }

        /// What goes with the subscriber goes outside the lock.
        private func release() -> (subject: PassthroughSubject?, downstream: Downstream?) {
            lock.withLock {
                defer { (subject, downstream) = (nil, nil) }
                return (subject, downstream)
            }
        }
    }
}

/// A subscriber of a subject.
protocol SubjectReceiver<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error
    func receive(_ input: Output)
    func receive(completion: Subscribers.Completion<Failure>)
}
