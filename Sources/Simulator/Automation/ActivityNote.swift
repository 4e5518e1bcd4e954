import Foundation

/// The present step of a long operation, in a few words; may be read from any thread while the operation runs.
public final class ActivityNote: @unchecked Sendable {
    private let lock = NSLock()
    private var current = ""
    private var follower: (@Sendable (String) -> Void)?

    public init() {}

    /// The present step; empty between operations.
    public var text: String { lock.withLock { current } }

    /// Changes the step and notifies the subscriber.
    public func update(_ text: String) {
        let follower = lock.withLock {
            current = text
            return self.follower
        }
        if !text.isEmpty { follower?(text) }
    }

    /// Subscribes to the steps; nil ends the subscription.
    public func subscribe(_ follower: (@Sendable (String) -> Void)?) { lock.withLock { self.follower = follower } }
}
