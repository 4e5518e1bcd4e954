import Foundation

/// Subscriptions to the device's log, and the `quince run` processes among the subscribers.
extension DeviceSession {
    /// Calls back for every line from now on.
    ///
    /// - Parameter run: The process number of the `quince run` that reads the lines.
    func addFollower(run: Int32? = nil, _ follower: @escaping @Sendable (String) -> Void) -> UUID {
        lock.withLock {
            let id = log.addFollower(follower)
            if let run { runs.connect(run, as: id) }
            return id
        }
    }

    func removeFollower(_ id: UUID) {
        lock.withLock {
            log.removeFollower(id)
            runs.disconnect(id)
        }
    }

    /// Gives an app to a `quince run`, and tells the one that had it.
    ///
    /// - Returns: The one that had it.
    func claim(_ identifier: String, by run: Int32) -> Int32? {
        lock.withLock {
            guard let replaced = runs.claim(identifier, by: run) else { return nil }
            let appName = (try? device.app(identifier)).map { name(of: $0.bundle) } ?? identifier
            log.follow(RunTakeover(appName: appName, replacedRun: replaced, run: run))
            return replaced
        }
    }
}
