import QuinceFoundation

/// Events of one kind and their subscribers, who are called in the order in which they subscribed, on the thread that publishes.
package final class DeviceEvents<Event>: @unchecked Sendable {
    package typealias Subscriber = (Event) -> Void

    private let lock = NSLock()
    private var subscribers: [Subscriber] = []
    private var recent: [(time: TimeInterval, event: Event)] = []
    private let replayTime: TimeInterval

    /// - Parameter replayTime: Seconds for which an event is replayed to those who subscribe after it.
    package init(replayTime: TimeInterval = 0) { self.replayTime = replayTime }

    /// Subscribes for the life of the runtime; recent events are replayed before the call returns.
    package func subscribe(_ subscriber: @escaping Subscriber) {
        let recent = lock.withLock {
            subscribers.append(subscriber)
            dropOldEvents()
            return self.recent
        }
        for (_, event) in recent { subscriber(event) }
    }

    package func publish(_ event: Event) {
        let subscribers = lock.withLock {
            if replayTime > 0 {
                dropOldEvents()
                recent.append((Self.now, event))
            }
            return self.subscribers
        }
        for subscriber in subscribers { subscriber(event) }
    }

    private func dropOldEvents() {
        guard !recent.isEmpty else { return }
        let now = Self.now
        recent.removeAll { now - $0.time >= replayTime }
    }

    private static var now: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
    }
}
