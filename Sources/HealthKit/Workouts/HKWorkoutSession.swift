import HealthModel
@_spi(Quince) import QuinceFoundation

/// The state of a session. Source: Apple's documentation of `HKWorkoutSessionState`.
public enum HKWorkoutSessionState: Int, Sendable { case notStarted = 1, running, ended, paused, prepared, stopped }
/// Where a session was started. Source: Apple's documentation of `HKWorkoutSessionType`.
public enum HKWorkoutSessionType: Int, Sendable { case primary = 0, mirrored }

/// Hears what a workout session does, on a background queue. Source: Apple's documentation of `HKWorkoutSessionDelegate`.
public protocol HKWorkoutSessionDelegate: NSObjectProtocol {
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState, from fromState: HKWorkoutSessionState, date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
    func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
    func workoutSession(_ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
    func workoutSession(_ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
}

extension HKWorkoutSessionDelegate {
    public func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date
    ) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date
    ) {}
    public func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data]) {}
    public func workoutSession(_ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?) {}
}

/// A workout that goes on. An app has one active session at a time: the next one that starts ends the one before.
///
/// Source: Apple's documentation of `HKWorkoutSession`.
open class HKWorkoutSession: NSObject, @unchecked Sendable {
    /// The mutable state of the session. Guarded by the lock.
    private struct Progress {
        var state = HKWorkoutSessionState.notStarted
        var start: Date?
        var end: Date?
        var activity: HKWorkoutActivity?
    }

    /// The session that runs in this app.
    private static let activeLock = NSLock()
    nonisolated(unsafe) private static weak var active: HKWorkoutSession?

    private let store: HKHealthStore?
    private let configuration: HKWorkoutConfiguration
    private let lock = NSLock()
    private let delegateQueue = DispatchQueue(label: "com.apple.HealthKit.HKWorkoutSession")
    private weak var storedDelegate: (any HKWorkoutSessionDelegate)?
    private var progress = Progress()
    private var builder: HKLiveWorkoutBuilder?

    /// - Throws: `HKError.errorInvalidArgument` for swimming in a pool without the pool's length.
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration) throws {
        if configuration.swimmingLocationType == .pool, configuration.lapLength == nil {
            throw HKError(.errorInvalidArgument, "Lap length must be set for a pool swimming workout configuration.")
        }
        (store, self.configuration) = (healthStore, configuration.snapshot)
        super.init()
    }

    open var delegate: (any HKWorkoutSessionDelegate)? {
        get { lock.withLock { storedDelegate } }
        set { lock.withLock { storedDelegate = newValue } }
    }

    open var workoutConfiguration: HKWorkoutConfiguration { configuration.snapshot }
    @available(iOS, deprecated: 17.0, message: "Use workoutConfiguration")
    open var activityType: HKWorkoutActivityType { configuration.activityType }
    @available(iOS, deprecated: 17.0, message: "Use workoutConfiguration")
    open var locationType: HKWorkoutSessionLocationType { configuration.locationType }
    open var type: HKWorkoutSessionType { .primary }
    open var state: HKWorkoutSessionState { lock.withLock { progress.state } }
    open var startDate: Date? { lock.withLock { progress.start } }
    open var endDate: Date? { lock.withLock { progress.end } }
    /// The activity that goes on: the session's own at first.
    open var currentActivity: HKWorkoutActivity {
        lock.withLock {
            progress.activity
                ?? HKWorkoutActivity(workoutConfiguration: configuration, start: progress.start ?? Date(), end: nil, metadata: nil)
        }
    }

    /// The builder that collects the session's workout: the same one each time.
    open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
        lock.withLock {
            if let builder { return builder }
            let new = HKLiveWorkoutBuilder(healthStore: store ?? HKHealthStore(), configuration: configuration, session: self)
            builder = new
            return new
        }
    }

    // MARK: States

    /// Goes into a state from one of others; from any other nothing happens, as on iOS.
    @discardableResult private func change(
        to new: HKWorkoutSessionState, from allowed: [HKWorkoutSessionState], at date: Date, _ body: (inout Progress) -> Void = { _ in }
    ) -> Bool {
        let old: HKWorkoutSessionState? = lock.withLock {
            guard allowed.contains(progress.state) else { return nil }
            defer { progress.state = new }
            body(&progress)
            return progress.state
        }
        guard let old else { return false }
        notify { $0.workoutSession($1, didChangeTo: new, from: old, date: date) }
        return true
    }

    private func notify(_ body: @escaping @Sendable (any HKWorkoutSessionDelegate, HKWorkoutSession) -> Void) {
        delegateQueue.async { if let delegate = self.delegate { body(delegate, self) } }
    }

    /// Reports an event, and puts it into the workout.
    private func generate(_ type: HKWorkoutEventType, at date: Date) {
        let event = HKWorkoutEvent(type: type, dateInterval: DateInterval(start: date, duration: 0), metadata: nil)
        let builder = lock.withLock { self.builder }
        if let builder, builder.shouldCollectWorkoutEvents { try? builder.addNow([event]) }
        notify { $0.workoutSession($1, didGenerate: event) }
    }

    open func prepare() { change(to: .prepared, from: [.notStarted], at: Date()) }

    /// - Parameter date: nil = now.
    open func startActivity(with date: Date?) {
        let start = date ?? Date()
        guard change(to: .running, from: [.notStarted, .prepared], at: start, { $0.start = start }) else { return }
        let other = Self.activeLock.withLock {
            defer { Self.active = self }
            return Self.active === self ? nil : Self.active
        }
        other?.endForAnother()
    }

    /// Another session has started.
    private func endForAnother() {
        guard state != .ended else { return }
        notify { $0.workoutSession($1, didFailWithError: HKError(.errorAnotherWorkoutSessionStarted)) }
        end()
    }

    open func pause() {
        let now = Date()
        if change(to: .paused, from: [.running], at: now) { generate(.pause, at: now) }
    }
    open func resume() {
        let now = Date()
        if change(to: .running, from: [.paused], at: now) { generate(.resume, at: now) }
    }

    /// Stops collecting; `end` closes the session then.
    ///
    /// - Parameter date: nil = now.
    open func stopActivity(with date: Date?) {
        let end = date ?? Date()
        change(to: .stopped, from: [.running, .paused], at: end) { $0.end = end }
    }

    open func end() {
        let now = Date()
        change(to: .ended, from: [.notStarted, .prepared, .running, .paused, .stopped], at: now) { $0.end = $0.end ?? now }
        Self.activeLock.withLock { if Self.active === self { Self.active = nil } }
    }

    // MARK: Activities

    /// Begins another part of the workout.
    open func beginNewActivity(configuration workoutConfiguration: HKWorkoutConfiguration, date: Date, metadata: [String: Any]?) {
        guard state == .running || state == .paused else { return }
        endCurrentActivity(on: date)
        let activity = HKWorkoutActivity(workoutConfiguration: workoutConfiguration, start: date, end: nil, metadata: metadata)
        lock.withLock { progress.activity = activity }
        let builder = associatedWorkoutBuilder()
        try? builder.addNow(activity)
        notify { $0.workoutSession($1, didBeginActivityWith: activity.workoutConfiguration, date: date) }
        builder.notify { $0.workoutBuilder($1, didBegin: activity) }
    }

    open func endCurrentActivity(on date: Date) {
        let ended: HKWorkoutActivity? = lock.withLock {
            defer { progress.activity = nil }
            return progress.activity
        }
        guard let ended else { return }
        let builder = associatedWorkoutBuilder()
        try? builder.updateNow(ended.uuid, end: date, [:])
        notify { $0.workoutSession($1, didEndActivityWith: ended.workoutConfiguration, date: date) }
        let result = builder.workoutActivities.first { $0.uuid == ended.uuid } ?? ended
        builder.notify { $0.workoutBuilder($1, didEnd: result) }
    }

    // MARK: Another device

    private static let noRemote = HKError(.errorInvalidArgument, "There is no remote session.")

    open func sendToRemoteWorkoutSession(data: Data, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(false, Self.noRemote) }
    }
    /// - Throws: `HKError`: there is no other device.
    open func sendToRemoteWorkoutSession(data: Data) async throws { throw Self.noRemote }
}
