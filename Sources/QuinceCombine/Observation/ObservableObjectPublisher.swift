import OpenCombine
import QuinceFoundation

/// Publishes that an observable object is about to change. Subscribers hear of it in the order they came.
public final class ObservableObjectPublisher: OpenCombine.Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let lock = NSLock()
    private var listeners: [any Listener] = []

    /// Makes a publisher without subscribers.
    public init() {}

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Void, Downstream.Failure == Never {
        let listener = Listening(self, subscriber)
        lock.withLock { listeners.append(listener) }
        subscriber.receive(subscription: listener)
    }

    /// Tells all subscribers.
    public func send() {
        for listener in lock.withLock({ listeners }) { listener.hear() }
    }

    fileprivate func remove(_ listener: any Listener) {
        lock.withLock { listeners.removeAll { $0 === listener } }
    }
}

private protocol Listener: AnyObject {
    func hear()
}

private final class Listening<Downstream: Subscriber>: Subscription, Listener where Downstream.Input == Void, Downstream.Failure == Never {
    private let lock = NSLock()
    private weak var publisher: ObservableObjectPublisher?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none

    init(_ publisher: ObservableObjectPublisher, _ downstream: Downstream) {
        (self.publisher, self.downstream) = (publisher, downstream)
    }

    func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

    func hear() {
        let listener: Downstream? = lock.withLock {
            guard demand > 0 else { return nil }
            demand -= 1
            return downstream
        }
        guard let listener else { return }
        let more = listener.receive()
        lock.withLock { demand += more }
    }

    func cancel() {
        let released = lock.withLock { () -> Downstream? in
            defer { downstream = nil }
            return downstream
        }
        // Releasing the subscriber may run its deinitializer, which must not run under the lock.
        withExtendedLifetime(released) { publisher?.remove(self) }
    }
}
