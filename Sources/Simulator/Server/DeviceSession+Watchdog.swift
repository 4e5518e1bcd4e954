import Foundation

/// Which of the device's apps the watchdog ends when they hang.
extension DeviceSession {
    /// Sets whether the watchdog ends an app that hangs, from its next launch on.
    func setWatched(_ isWatched: Bool, _ identifier: String) {
        _ = lock.withLock { isWatched ? unwatchedApps.remove(identifier) : unwatchedApps.update(with: identifier) }
    }

    func watchdog(for identifier: String, isInFront: Bool = true) -> Watchdog? {
        unwatchedApps.contains(identifier) ? nil : Watchdog(isInFront: isInFront)
    }
}
