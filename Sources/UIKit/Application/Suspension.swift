/// Whether the app is stopped, as far as other devices can tell: in the background it goes on for a moment, or for as long as a background
/// task of its takes, and is no partner of theirs after that.
///
/// Its process is not stopped, as in Apple's simulator. May be used from any thread.
package final class Suspension: @unchecked Sendable {
    package static let shared = Suspension()

    private let lock = NSLock()
    private var isOn = false
    private var observers: [@Sendable (Bool) -> Void] = []

    package var isSuspended: Bool { lock.withLock { isOn } }

    /// Tells whether the app is stopped, whenever that changes, for as long as the process lives.
    package func observe(_ observer: @escaping @Sendable (Bool) -> Void) { lock.withLock { observers.append(observer) } }

    package func set(_ isSuspended: Bool) {
        let told = lock.withLock {
            defer { isOn = isSuspended }
            return isOn == isSuspended ? [] : observers
        }
        for observer in told { observer(isSuspended) }
    }
}
