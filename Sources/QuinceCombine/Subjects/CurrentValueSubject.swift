import OpenCombine
import QuinceFoundation

/// A subject with a value, which new subscribers are given first.
///
/// Subscribers hear of values in the order they came, as on iOS. Behaviour: Apple's documentation of `CurrentValueSubject`.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    /// Never held while somebody else's code runs.
    private let lock = NSLock()
    private var current: Output
    private var receivers: [any SubjectReceiver<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []

    public init(_ value: Output) { current = value }

    deinit { for upstream in upstreams { upstream.cancel() } }

    /// The value; setting it sends it.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func send(subscription: any Subscription) {
        lock.withLock { upstreams.append(subscription) }
        subscription.request(.unlimited)
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
        let (old, told) = lock.withLock { () -> (Output, [any SubjectReceiver<Output, Failure>]) in
            guard completion == nil else { return (current, []) }
            defer { current = input }
            return (current, receivers)
        }
        for receiver in told { receiver.receive(input) }
        withExtendedLifetime(old) {}
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

    private final class Conduit<Downstream: Subscriber>: Subscription, SubjectReceiver
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let lock = NSLock()
        private var subject: CurrentValueSubject?
        private var downstream: Downstream?
        private var demand = Subscribers.Demand.none
        /// Whether the subscriber waits for the present value.
        private var owesCurrent = true

        init(_ subject: CurrentValueSubject, _ downstream: Downstream) { (self.subject, self.downstream) = (subject, downstream) }

        func request(_ more: Subscribers.Demand) {
            precondition(more > 0, "a subscriber asks for one value at least")
            let owed: (Downstream, CurrentValueSubject)? = lock.withLock {
                demand += more
                guard owesCurrent, let downstream, let subject else { return nil }
                demand -= 1
                owesCurrent = false
                return (downstream, subject)
            }
            if let (downstream, subject) = owed { deliver(subject.value, to: downstream) }
        }

        func receive(_ input: Output) {
            let receiver: Downstream? = lock.withLock {
                owesCurrent = demand == 0
                guard demand > 0 else { return nil }
                demand -= 1
                return downstream
            }
            if let receiver { deliver(input, to: receiver) }
        }

        private func deliver(_ value: Output, to receiver: Downstream) {
            let more = receiver.receive(value)
            if more > 0 { request(more) }
        }

        func receive(completion: Subscribers.Completion<Failure>) { release().downstream?.receive(completion: completion) }

        func cancel() {
            let released = release()
            released.subject?.remove(self)
        }

        /// What goes with the subscriber goes outside the lock.
        private func release() -> (subject: CurrentValueSubject?, downstream: Downstream?) {
            lock.withLock {
                defer { (subject, downstream) = (nil, nil) }
                return (subject, downstream)
            }
        }
    }
}
