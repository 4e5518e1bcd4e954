import Foundation

extension NotificationCenter {
    /// The notifications of one name as they come. Apple's documentation: `NotificationCenter.Notifications`.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification

        fileprivate let center: NotificationCenter
        fileprivate let name: Notification.Name
        fileprivate let object: AnyObject?

        fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Gives notifications that are posted after it was made; those that nobody has asked for yet wait.
        public struct Iterator: AsyncIteratorProtocol {
            private var notifications: AsyncStream<Passed>.Iterator

            fileprivate init(_ source: Notifications) {
                let (stream, continuation) = AsyncStream.makeStream(of: Passed.self)
                let observation = Observation(
                    center: source.center,
                    token: source.center.addObserver(forName: source.name, object: source.object, queue: nil) {
                        continuation.yield(Passed(notification: $0))
                    })
                continuation.onTermination = { _ in observation.end() }
                notifications = stream.makeAsyncIterator()
            }

            public mutating func next() async -> Notification? { await notifications.next()?.notification }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(self) }
    }

    /// The notifications of one name, from one object or all.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(self, name, object)
    }
}

/// A notification on its way from the thread that posts it.
private struct Passed: @unchecked Sendable {
    let notification: Notification
}

private struct Observation: @unchecked Sendable {
    let center: NotificationCenter
    let token: any NSObjectProtocol

    func end() { center.removeObserver(token) }
}
