internal import DeviceProtocol
import QuinceFoundation

/// Work that the system has started in the background.
///
/// Source: Apple's documentation of `BGTask`.
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier: String
    /// Called when the time is up: the app stops what it does, and completes the task. Without a handler the task counts as failed then.
    open var expirationHandler: (() -> Void)?

    private let lock = NSLock()
    private var isCompleted = false
    private let scheduler: BGTaskScheduler

    init(_ identifier: String, _ scheduler: BGTaskScheduler) {
        (self.identifier, self.scheduler) = (identifier, scheduler)
        super.init()
    }

    /// Says that the work is over; the app may be stopped afterwards.
    open func setTaskCompleted(success: Bool) {
        let isFirst = lock.withLock {
            defer { isCompleted = true }
            return !isCompleted
        }
        guard isFirst else { return }
        scheduler.services.send(.background(.completed(identifier, success: success)))
        scheduler.forget(self)
    }

    func expire() {
        guard let handler = expirationHandler else { return setTaskCompleted(success: false) }
        handler()
    }
}

/// Source: Apple's documentation of `BGAppRefreshTask`.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Source: Apple's documentation of `BGProcessingTask`.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
