import QuinceFoundation

/// Whether the app is suspended, as far as other devices can tell: in the background it goes on for a moment, or for as long as one of its background
/// tasks takes, and is no partner of theirs after that.
///
/// Its process is not stopped, as in Apple's simulator. May be used from any thread.
package final class Suspension: @unchecked Sendable {
    private let lock = NSLock()
    private var isOn = false
    /// Publishes each change.
    private let changes = DeviceEvents<Bool>()

    package var isSuspended: Bool { lock.withLock { isOn } }

    /// Calls back with each change, for as long as the process lives.
    package func subscribe(_ subscriber: @escaping @Sendable (Bool) -> Void) { changes.subscribe(subscriber) }

    package func set(_ isSuspended: Bool) {
        let isChange = lock.withLock {
            defer { isOn = isSuspended }
            return isOn != isSuspended
        }
        if isChange { changes.publish(isSuspended) }
    }
}
