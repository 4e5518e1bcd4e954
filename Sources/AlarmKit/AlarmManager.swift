import ActivityKit
import AppIntents
import DeviceRuntime
import QuinceFoundation
import UserNotifications

/// Schedules alarms and timers.
///
/// On a simulated device alarms ring while the app runs, in a panel over it; while it is in the background the device shows a notification in the
/// place of the alarm, and one that came while the app did not run rings when it runs again. The device keeps one permission for notifications and
/// alarms. Live Activities of alarms are not shown. Intents are those of the process that scheduled the alarm.
///
/// Source: Apple's documentation of `AlarmManager`.
public final class AlarmManager: @unchecked Sendable {
    /// Source: Apple's documentation of `AlarmManager.AuthorizationState`.
    public enum AuthorizationState: Int, Sendable { case notDetermined, denied, authorized }

    /// Source: Apple's documentation of `AlarmManager.AlarmError`.
    public enum AlarmError: Error, LocalizedError, Sendable {
        /// The app has as many alarms as it may.
        case maximumLimitReached
        public var errorDescription: String? { "The app has reached the largest number of alarms." }
    }

    public static let shared = AlarmManager()

    private let lock = NSLock()
    private let clock: @Sendable () -> Date
    private let file: AlarmFile?
    private var book: AlarmBook
    private var intents: [UUID: (stop: (any LiveActivityIntent)?, secondary: (any LiveActivityIntent)?)] = [:]
    private var alarmStreams: [UUID: AsyncStream<[Alarm]>.Continuation] = [:]
    private var stateStreams: [UUID: AsyncStream<AuthorizationState>.Continuation] = [:]
    private var presenter: (any AlarmPresenter)?
    private var timer: Timer?

    private convenience init() {
        let file = AlarmFile.ofApp
        self.init(file: file, clock: { Date() })
        DispatchQueue.main.async { [self] in
            let presenter = MainActor.assumeIsolated { AlarmAlertPresenter(self) }
            lock.withLock { self.presenter = presenter }
            update()
        }
    }

    /// - Parameters:
    ///   - file: Keeps the alarms between launches; nil for none.
    ///   - clock: The time.
    init(file: AlarmFile?, clock: @escaping @Sendable () -> Date) {
        (self.file, self.clock, book) = (file, clock, file?.read() ?? AlarmBook())
    }

    // MARK: Permission

    private var isDescribed: Bool {
        let text = Bundle.main.object(forInfoDictionaryKey: "NSAlarmKitUsageDescription") as? String
        return text?.isEmpty == false
    }

    public var authorizationState: AuthorizationState {
        guard isDescribed else { return .denied }
        return switch DeviceRuntime.current.permissions.currentStatus(of: .notifications) {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .granted: .authorized
        }
    }

    /// Asks the user, once in the life of the app on the device.
    ///
    /// - Returns: `denied` where Info.plist has no `NSAlarmKitUsageDescription`, too.
    public func requestAuthorization() async throws -> AuthorizationState {
        guard isDescribed else { return .denied }
        _ = try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound])
        let state = authorizationState
        for stream in lock.withLock({ Array(stateStreams.values) }) { stream.yield(state) }
        return state
    }

    /// The state after each request.
    public var authorizationUpdates: some AsyncSequence<AuthorizationState, Never> {
        let (stream, continuation) = AsyncStream.makeStream(of: AuthorizationState.self)
        let id = UUID()
        lock.withLock { stateStreams[id] = continuation }
        continuation.onTermination = { [weak self] _ in self?.lock.withLock { _ = self?.stateStreams.removeValue(forKey: id) } }
        return stream
    }

    // MARK: Alarms

    /// The app's alarms; those that were stopped are not among them.
    public var alarms: [Alarm] { get throws { lock.withLock { book.alarms } } }

    /// The app's alarms after each change.
    public var alarmUpdates: some AsyncSequence<[Alarm], Never> {
        let (stream, continuation) = AsyncStream.makeStream(of: [Alarm].self)
        let id = UUID()
        lock.withLock { alarmStreams[id] = continuation }
        continuation.onTermination = { [weak self] _ in self?.lock.withLock { _ = self?.alarmStreams.removeValue(forKey: id) } }
        return stream
    }

    /// Schedules an alarm or begins a timer. The user is asked for permission where they have not been.
    ///
    /// - Throws: `AlarmError`, and errors for alarms that never alert or that the user does not allow.
    @discardableResult public func schedule<Metadata: AlarmMetadata>(
        id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
    ) async throws -> Alarm {
        if authorizationState == .notDetermined { _ = try await requestAuthorization() }
        guard authorizationState == .authorized else { throw AlarmProblem.unauthorized }
        return try add(id, configuration)
    }

    func add<Metadata: AlarmMetadata>(_ id: Alarm.ID, _ configuration: AlarmConfiguration<Metadata>) throws -> Alarm {
        let alert = configuration.attributes.presentation.alert
        let record = AlarmRecord(
            alarm: Alarm(
                id: id, schedule: configuration.schedule, countdownDuration: configuration.countdownDuration, state: .scheduled),
            title: String(localized: alert.title), stopTitle: String(localized: alert.stopButton.text),
            secondaryTitle: alert.secondaryButton.map { String(localized: $0.text) },
            countsDownAgain: alert.secondaryButtonBehavior == .countdown)
        let alarm = try change { try $0.add(record, now: clock(), calendar: .current) }
        lock.withLock { intents[id] = (configuration.stopIntent, configuration.secondaryIntent) }
        return alarm
    }

    /// Removes an alarm.
    public func cancel(id: Alarm.ID) throws { try change { try $0.cancel(id) } }
    /// Begins the countdown of an alarm, again for one that alerts.
    public func countdown(id: Alarm.ID) throws { try change { try $0.countDown(id, now: clock()) } }
    /// Pauses the countdown of an alarm.
    public func pause(id: Alarm.ID) throws { try change { try $0.pause(id, now: clock()) } }
    /// Continues the countdown of an alarm.
    public func resume(id: Alarm.ID) throws { try change { try $0.resume(id, now: clock()) } }
    /// Ends an alert or countdown; an alarm that is repeated waits for its next time.
    public func stop(id: Alarm.ID) throws { try change { try $0.stop(id, now: clock(), calendar: .current) } }

    private func change<Result>(_ change: (inout AlarmBook) throws -> Result) throws -> Result {
        let result = try lock.withLock { try change(&book) }
        didChange()
        return result
    }

    private func didChange() {
        let (book, streams) = lock.withLock { (self.book, Array(alarmStreams.values)) }
        file?.write(book)
        for stream in streams { stream.yield(book.alarms) }
        DispatchQueue.main.async { self.update() }
    }

    // MARK: Time

    /// Makes the changes whose moment has come.
    func advance() {
        let now = clock()
        if lock.withLock({ book.advance(to: now) }) { didChange() }
    }

    /// Shows what alerts, and waits for the next change. On the main thread.
    private func update() {
        let (book, presenter) = lock.withLock { (self.book, self.presenter) }
        guard let presenter else { return }
        MainActor.assumeIsolated { presenter.update(book) }
        timer?.invalidate()
        timer = nil
        guard let date = book.nextDate else { return }
        let timer = Timer(timeInterval: max(date.timeIntervalSince(clock()), 0), repeats: false) { [weak self] _ in self?.advance() }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    // MARK: Buttons

    /// The user has tapped the button that stops the alert.
    func stopTapped(_ id: UUID) {
        let intent = lock.withLock { intents[id]?.stop }
        try? stop(id: id)
        if let intent { Task { await Self.perform(intent) } }
    }

    /// The user has tapped the second button of the alert.
    func secondaryTapped(_ id: UUID) {
        let (record, intent) = lock.withLock { (book.record(id), intents[id]?.secondary) }
        if record?.countsDownAgain == true { try? countdown(id: id) } else { try? stop(id: id) }
        if let intent { Task { await Self.perform(intent) } }
    }

    private static func perform(_ intent: some LiveActivityIntent) async { _ = try? await intent.perform() }
}
