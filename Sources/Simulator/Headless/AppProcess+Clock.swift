import Foundation

extension AppProcess {
    /// Lets the process run until it is at rest at a virtual time, or has ended, and takes everything it has sent until then.
    ///
    /// Both ends count the bytes on the device's socket: the process is at rest once it has read all of ours, and we know what it did once we
    /// have read all of its.
    ///
    /// - Parameter patience: Real seconds to wait for that.
    /// - Returns: Whether it came to that.
    func run(
        _ clock: VirtualClock, to target: UInt64, patience: Double, hasEnded: () -> Bool, _ take: (AppEvent) -> Void
    ) -> Bool {
        var sent = sentBytes
        clock.requestAdvance(to: target, sent: sent)
        let deadline = Date().addingTimeInterval(patience)
        var isAtRest = false
        while !hasEnded(), Date() < deadline {
            if !isAtRest {
                let isReadable = pump(timeout: 100, other: clock.descriptor.number, take)
                isAtRest = !hasEnded() && isReadable && clock.receive()
            } else {
                pump(timeout: receivedBytes < clock.sentByApp ? 100 : 0, take)
                guard receivedBytes >= clock.sentByApp else { continue }
                if sentBytes == sent { return true }
                // It was answered meanwhile, and is not at rest before it has taken that.
                sent = sentBytes
                clock.requestAdvance(to: target, sent: sent)
                isAtRest = false
            }
        }
        return hasEnded()
    }
}
