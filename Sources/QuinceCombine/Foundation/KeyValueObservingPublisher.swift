import OpenCombine
import QuinceFoundation

extension NSObject {
    /// A publisher of the values of a property that is declared `@objc dynamic`.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        public typealias Output = Value
        public typealias Failure = Never

        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Value, Downstream.Failure == Never {
            let subscription = PropertySubscription(subscriber)
            subscriber.receive(subscription: subscription)
            subscription.observe(object, keyPath, options)
        }

        public static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
        }
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// A publisher of the values of a property that is declared `@objc dynamic`.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

/// Sends the values of a property as far as they are asked for; of those that come without demand the last is kept.
private final class PropertySubscription<Downstream: Subscriber, Value>: Subscription
where Downstream.Input == Value, Downstream.Failure == Never {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var kept: Value?
    private var observation: NSKeyValueObservation?

    init(_ downstream: Downstream) { self.downstream = downstream }

    func observe<Subject: NSObject>(_ object: Subject, _ keyPath: KeyPath<Subject, Value>, _ options: NSKeyValueObservingOptions) {
        let observation = object.observe(keyPath, options: options) { [weak self] object, change in
            self?.send(change.isPrior ? change.oldValue ?? object[keyPath: keyPath] : object[keyPath: keyPath])
        }
        lock.withLock { if downstream != nil { self.observation = observation } }
    }

    private func send(_ value: Value) {
        let receiver: Downstream? = lock.withLock {
            guard demand > .none else {
                kept = value
                return nil
            }
            demand -= 1
            return downstream
        }
        guard let receiver else { return }
        let more = receiver.receive(value)
        lock.withLock { demand += more }
    }

    func request(_ demand: Subscribers.Demand) {
        let value: Value? = lock.withLock {
            self.demand += demand
            defer { kept = nil }
            return kept
        }
        if let value { send(value) }
    }

    func cancel() {
        let (ended, gone) = lock.withLock {
            defer { (observation, downstream, kept) = (nil, nil, nil) }
            return (observation, downstream)
        }
        ended?.invalidate()
        withExtendedLifetime(gone) {}
    }
}
