import OpenCombine
import QuinceFoundation

/// The state that all subjects share: subscribers in the order they came, the completion, upstream subscriptions and the current value.
final class SubjectCore<Output, Failure: Error> {
    typealias Receiver = any SubjectReceiver<Output, Failure>

    /// Never held while somebody else's code runs.
    private let lock = NSLock()
    private var value: Output?
    private var receivers: [Receiver] = []
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    /// Whether upstream publishers are asked for values.
    private var isWanted: Bool

    /// - Parameter value: The first value of a subject that keeps one, which asks its upstreams at once; nil: a subject that keeps none, which
    ///   asks them when the first subscriber asks.
    init(value: Output?) {
        self.value = value
        isWanted = value != nil
    }

    deinit { for upstream in upstreams { upstream.cancel() } }

    /// The value that the subject keeps; nil where it keeps none.
    var current: Output? { lock.withLock { value } }

    /// Adds an upstream subscription, which is cancelled when the core goes.
    func add(_ upstream: any Subscription) {
        let isWanted = lock.withLock {
            upstreams.append(upstream)
            return self.isWanted
        }
        if isWanted { upstream.request(.unlimited) }
    }

    /// Asks the upstreams for all of their values, once.
    func requestUpstreams() {
        let asked = lock.withLock { () -> [any Subscription] in
            guard !isWanted else { return [] }
            isWanted = true
            return upstreams
        }
        for upstream in asked { upstream.request(.unlimited) }
    }

    /// Subscribes, or hands over the completion where the subject has ended.
    ///
    /// - Parameter subject: Lives as long as the subscription.
    func subscribe<Downstream: Subscriber>(_ subscriber: Downstream, to subject: AnyObject)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let conduit = SubjectConduit(core: self, subject: subject, downstream: subscriber, owesCurrent: current != nil)
        let end = lock.withLock {
            if completion == nil { receivers.append(conduit) }
            return completion
        }
        guard let end else { return subscriber.receive(subscription: conduit) }
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: end)
    }

    /// Sends a value to all subscribers; none after the completion.
    func send(_ input: Output) {
        let (old, told) = lock.withLock { () -> (Output?, [Receiver]) in
            guard completion == nil else { return (nil, []) }
            defer { if value != nil { value = input } }
            return (value, receivers)
        }
        for receiver in told { receiver.receive(input) }
        // The old value's deinitializer runs outside the lock.
        withExtendedLifetime(old) {}
    }

    /// Sends the completion to all subscribers and forgets them; only the first completion counts.
    func send(completion: Subscribers.Completion<Failure>) {
        let last = lock.withLock { () -> [Receiver] in
            guard self.completion == nil else { return [] }
            self.completion = completion
            defer { receivers = [] }
            return receivers
        }
        for receiver in last { receiver.receive(completion: completion) }
    }

    func remove(_ receiver: Receiver) { lock.withLock { receivers.removeAll { $0 === receiver } } }
}

/// A subscription to a subject, as the subject's core sees it.
protocol SubjectReceiver<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error
    func receive(_ input: Output)
    func receive(completion: Subscribers.Completion<Failure>)
}
