import OpenCombine
import QuinceFoundation

extension NotificationCenter {
    /// Publishes the notifications of one name. Apple's documentation: `NotificationCenter.Publisher`.
    public struct Publisher: OpenCombine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        /// Whose notifications are published; nil = everybody's.
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Notification {
            let observation = Observation(self, subscriber)
            subscriber.receive(subscription: observation)
        }

        public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }
    }

    /// A publisher of the notifications of one name, from one object or all.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

private final class Observation<Downstream: Subscriber>: Subscription where Downstream.Input == Notification, Downstream.Failure == Never {
    private let lock = NSLock()
    private let center: NotificationCenter
    private var downstream: Downstream?
    private var token: (any NSObjectProtocol)?
    private var demand = Subscribers.Demand.none

    init(_ publisher: NotificationCenter.Publisher, _ downstream: Downstream) {
        (center, self.downstream) = (publisher.center, downstream)
        nonisolated(unsafe) weak let observation: Observation? = self
        token = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { observation?.receive($0) }
    }

    deinit { token.map(center.removeObserver) }

    private func receive(_ notification: Notification) {
        let receiver: Downstream? = lock.withLock {
            guard demand > 0 else { return nil }
            demand -= 1
            return downstream
        }
        guard let receiver else { return }
        let more = receiver.receive(notification)
        lock.withLock { demand += more }
    }

    func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

    func cancel() {
        let (observer, released) = lock.withLock {
            defer { (token, downstream) = (nil, nil) }
            return (token, downstream)
        }
        withExtendedLifetime(released) { observer.map(center.removeObserver) }
    }
}
