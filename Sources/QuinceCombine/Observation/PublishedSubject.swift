import OpenCombine
import QuinceFoundation

/// The value of a `@Published` property that somebody observes, and who does.
final class PublishedSubject<Value> {
    /// Never held while somebody else's code runs.
    private let lock = NSRecursiveLock()
    private var current: Value
    /// The value that is being announced; subscribers that come meanwhile are given it.
    private var announced: Value?
    private var observers: [any Observer<Value>] = []
    private var willChange: ObservableObjectPublisher?
    /// Subscriptions that assign to the property.
    private var sources: [any Subscription] = []

    init(_ value: Value) { current = value }

    deinit { for source in sources { source.cancel() } }

    var value: Value { lock.withLock { current } }

    /// The value that a new subscriber is given first.
    private var newest: Value { lock.withLock { announced ?? current } }

    var objectWillChange: ObservableObjectPublisher? {
        get { lock.withLock { willChange } }
        set { lock.withLock { willChange = newValue } }
    }

    /// Announces a value, then sets it.
    func publish(_ value: Value) {
        objectWillChange?.send()
        let told = lock.withLock {
            announced = .some(value)
            return observers
        }
        for observer in told { observer.receive(value) }
        let old = lock.withLock { () -> (Value, Value?) in
            defer { (current, announced) = (value, nil) }
            return (current, announced)
        }
        withExtendedLifetime(old) {}
    }

    func add<Downstream: Subscriber>(_ downstream: Downstream) where Downstream.Input == Value, Downstream.Failure == Never {
        let observation = Observation(self, downstream)
        lock.withLock { observers.append(observation) }
        downstream.receive(subscription: observation)
    }

    private func remove(_ observer: any Observer<Value>) { lock.withLock { observers.removeAll { $0 === observer } } }

    /// Sets the property to what a publisher gives. The property holds the subscription, which holds this.
    final class Assigner: Subscriber {
        typealias Input = Value
        typealias Failure = Never

        private weak var subject: PublishedSubject<Value>?

        init(_ subject: PublishedSubject<Value>) { self.subject = subject }

        func receive(subscription: any Subscription) {
            guard let subject else { return subscription.cancel() }
            subject.lock.withLock { subject.sources.append(subscription) }
            subscription.request(.unlimited)
        }

        func receive(_ input: Value) -> Subscribers.Demand {
            subject?.publish(input)
            return .none
        }

        func receive(completion: Subscribers.Completion<Never>) {}
    }

    private final class Observation<Downstream: Subscriber>: Subscription, Observer
    where Downstream.Input == Value, Downstream.Failure == Never {
        private let lock = NSRecursiveLock()
        private var subject: PublishedSubject<Value>?
        private var downstream: Downstream?
        private var demand = Subscribers.Demand.none
        /// Whether the subscriber waits for the property's present value.
        private var owesCurrent = true

        init(_ subject: PublishedSubject<Value>, _ downstream: Downstream) { (self.subject, self.downstream) = (subject, downstream) }

        func request(_ more: Subscribers.Demand) {
            let owed: (Downstream, Value)? = lock.withLock {
                demand += more
                guard owesCurrent, demand > 0, let downstream, let subject else { return nil }
                demand -= 1
                owesCurrent = false
                return (downstream, subject.newest)
            }
            if let (downstream, value) = owed { deliver(value, to: downstream) }
        }

        func receive(_ value: Value) {
            let receiver: Downstream? = lock.withLock {
                guard demand > 0 else {
                    owesCurrent = true
                    return nil
                }
                demand -= 1
                owesCurrent = false
                return downstream
            }
            if let receiver { deliver(value, to: receiver) }
        }

        private func deliver(_ value: Value, to receiver: Downstream) {
            let more = receiver.receive(value)
            if more > 0 { request(more) }
        }

        func cancel() {
            let released = lock.withLock { () -> (Downstream?, PublishedSubject<Value>?) in
                defer { (downstream, subject) = (nil, nil) }
                return (downstream, subject)
            }
            released.1?.remove(self)
        }
    }
}

private protocol Observer<Value>: AnyObject {
    associatedtype Value
    func receive(_ value: Value)
}
