import DeviceRuntime
import QuinceFoundation

/// The time an app has in the background. Source: Apple's documentation of `beginBackgroundTask(withName:expirationHandler:)`.
extension UIApplication {
    /// Seconds that background tasks may take, and how long before that they are told.
    private static let backgroundTime: TimeInterval = 30
    private static let expirationWarning: TimeInterval = 5

    /// Seconds left in the background; `greatestFiniteMagnitude` in the foreground.
    public var backgroundTimeRemaining: TimeInterval {
        guard state == .background else { return .greatestFiniteMagnitude }
        return max(0, backgroundDeadline.map { $0.timeIntervalSinceNow } ?? Self.backgroundTime)
    }

    public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Has the app go on in the background until the task ends, for 30 seconds at most.
    ///
    /// - Parameter handler: Called shortly before the time is up; it should end the task.
    public func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        taskCount += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: taskCount)
        backgroundTasks[identifier] = handler ?? {}
        return identifier
    }

    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        guard backgroundTasks.removeValue(forKey: identifier) != nil, state == .background else { return }
        suspendIfIdle()
    }

    /// The app has entered the background.
    func startBackgroundTime() {
        backgroundDeadline = Date(timeIntervalSinceNow: Self.backgroundTime)
        backgroundTimer.start(Self.backgroundTime - Self.expirationWarning) { [weak self] in self?.expireBackgroundTasks() }
        suspendIfIdle()
    }

    /// The app is about to enter the foreground.
    func endBackgroundTime() {
        backgroundDeadline = nil
        backgroundTimer.cancel()
        DeviceRuntime.current.suspension.set(false)
        BackgroundSessions.shared.setHeld(false)
    }

    /// The time is nearly up.
    func expireBackgroundTasks() {
        backgroundTimer.start(Self.expirationWarning) { [weak self] in self?.suspend() }
        for (identifier, handler) in backgroundTasks.sorted(by: { $0.key.rawValue < $1.key.rawValue })
        where backgroundTasks[identifier] != nil { handler() }
    }

    /// Once this turn, in which the app may still begin or end tasks, is over.
    private func suspendIfIdle() {
        guard backgroundTasks.isEmpty else { return }
        DeferredWork.schedule { [weak self] in
            guard let self, state == .background, backgroundTasks.isEmpty else { return }
            suspend()
        }
    }

    private func suspend() {
        backgroundTimer.cancel()
        DeviceRuntime.current.suspension.set(true)
    }
}

/// Names a piece of work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
