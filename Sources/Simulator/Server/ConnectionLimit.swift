import Foundation
import NIOCore

/// Counts connections: more than a number of them at a time are refused, so that no client uses up the host's descriptors.
package final class ConnectionLimit: @unchecked Sendable {
    private let maximum: Int
    private let lock = NSLock()
    private var count = 0

    package init(_ maximum: Int) { self.maximum = maximum }

    /// Counts a connection until it is closed; returns false where there are too many.
    package func admit(_ channel: any Channel) -> Bool {
        let isAdmitted = lock.withLock {
            guard count < maximum else { return false }
            count += 1
            return true
        }
        if isAdmitted { channel.closeFuture.whenComplete { [self] _ in lock.withLock { count -= 1 } } }
        return isAdmitted
    }
}
