internal import DeviceProtocol
internal import DeviceRuntime
@_spi(Quince) import QuinceFoundation

/// The notifications of the app, which the device delivers at their dates whether the app runs or not.
///
/// Completion handlers are called off the main thread, in order. Source: Apple's documentation of `UNUserNotificationCenter`.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()
    private let ownRuntime: DeviceRuntime?
    private var runtime: DeviceRuntime { ownRuntime ?? .current }
    private let queue = DispatchQueue(label: "com.apple.usernotifications.call-out")
    private let lock = NSLock()
    private weak var keptDelegate: (any UNUserNotificationCenterDelegate)?
    /// Handlers of authorizations that are asked for at the moment: the user is asked once.
    private var asking: [(Bool) -> Void] = []

    /// - Parameter runtime: The app's side of its device; nil = the process's own.
    init(runtime: DeviceRuntime? = nil) {
        ownRuntime = runtime
        super.init()
    }

    /// The app's.
    open class func current() -> UNUserNotificationCenter { shared }

    /// Decides about notifications that come while the app is in front, and hears what the user did. Set it before the app has finished launching.
    open var delegate: (any UNUserNotificationCenterDelegate)? {
        get { lock.withLock { keptDelegate } }
        set {
            lock.withLock { keptDelegate = newValue }
            subscribe()
        }
    }

    open var supportsContentExtensions: Bool { false }

    // MARK: Permission

    /// Asks the user, once in the life of the app on the device.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        runtime.services.request(.notifications(.settings)) { [self] reply in
            guard case .notifications(.settings(let known)) = reply else {
                return call { completionHandler(false, UNError(.notificationsNotAllowed)) }
            }
            switch known.status {
            case .denied: return call { completionHandler(false, UNError(.notificationsNotAllowed)) }
            case .granted where !known.isProvisional || options.contains(.provisional):
                return authorize(true, options) { completionHandler(true, nil) }
            case .notDetermined where options.contains(.provisional): return authorize(true, options) { completionHandler(true, nil) }
            case .granted, .notDetermined: break
            }
            askUser(options) { isGranted in completionHandler(isGranted, nil) }
        }
    }

    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            requestAuthorization(options: options) { isGranted, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isGranted) }
            }
        }
    }

    private func askUser(_ options: UNAuthorizationOptions, _ handler: @escaping @Sendable (Bool) -> Void) {
        let isFirst = lock.withLock {
            asking.append(handler)
            return asking.count == 1
        }
        guard isFirst else { return }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.runtime.permissions.ask(.notifications) { [self] answer in
                    let isGranted = answer != .denied
                    authorize(isGranted, options) { [self] in
                        let handlers = lock.withLock {
                            defer { asking = [] }
                            return asking
                        }
                        for handler in handlers { handler(isGranted) }
                    }
                }
            }
        }
    }

    private func authorize(_ isGranted: Bool, _ options: UNAuthorizationOptions, _ done: @escaping @Sendable () -> Void) {
        perform(.authorize(isGranted: isGranted, options: Int(options.rawValue))) { _ in done() }
    }

    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        perform(.settings) { answer in
            guard case .settings(let known) = answer else { return completionHandler(UNNotificationSettings(NotificationPermissions())) }
            completionHandler(UNNotificationSettings(known))
        }
    }
    open func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { continuation in getNotificationSettings { continuation.resume(returning: $0) } }
    }

    // MARK: Categories

    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        perform(.setCategories(categories.map(\.record).sorted { $0.identifier < $1.identifier })) { _ in }
    }
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        perform(.categories) { answer in
            guard case .categories(let list) = answer else { return completionHandler([]) }
            completionHandler(Set(list.map { UNNotificationCategory($0) }))
        }
    }
    open func notificationCategories() async -> Set<UNNotificationCategory> {
        await withCheckedContinuation { continuation in getNotificationCategories { continuation.resume(returning: $0) } }
    }

    // MARK: Requests

    /// Schedules a notification; one of the same identifier is replaced.
    ///
    /// - Parameter completionHandler: Gets a `UNError` where it is not accepted, such as without the user's permission.
    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        let record: NotificationRecord
        do { record = try request.record() } catch let error as UNError {
            return call { completionHandler?(error) }
        } catch {
            raise(.invalidArgumentException, "userInfo of a notification must be a property list: \(error.localizedDescription)")
        }
        perform(.add(record)) { answer in completionHandler?(Self.error(answer)) }
    }
    open func add(_ request: UNNotificationRequest) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            add(request) { error in if let error { continuation.resume(throwing: error) } else { continuation.resume() } }
        }
    }

    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        perform(.pending) { answer in
            guard case .pending(let list) = answer else { return completionHandler([]) }
            completionHandler(list.map { UNNotificationRequest($0) })
        }
    }
    open func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await withCheckedContinuation { continuation in getPendingNotificationRequests { continuation.resume(returning: $0) } }
    }
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) { perform(.removePending(identifiers)) { _ in } }
    open func removeAllPendingNotificationRequests() { perform(.removePending(nil)) { _ in } }

    /// Calls the handler with the notifications that are still in Notification Centre; with none if the device does not answer.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        perform(.delivered) { answer in
            guard case .delivered(let list) = answer else { return completionHandler([]) }
            completionHandler(list.map { UNNotification($0) })
        }
    }
    open func deliveredNotifications() async -> [UNNotification] {
        await withCheckedContinuation { continuation in getDeliveredNotifications { continuation.resume(returning: $0) } }
    }
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) { perform(.removeDelivered(identifiers)) { _ in } }
    open func removeAllDeliveredNotifications() { perform(.removeDelivered(nil)) { _ in } }

    /// Sets the number on the app's icon; 0 takes it away.
    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        perform(.setBadge(newBadgeCount)) { answer in completionHandler?(Self.error(answer)) }
    }
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            setBadgeCount(newBadgeCount) { error in if let error { continuation.resume(throwing: error) } else { continuation.resume() } }
        }
    }

    // MARK: The device

    private func call(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

    /// - Parameter handler: Gets the answer, nil for none, on the center's queue.
    private func perform(_ command: NotificationCommand, _ handler: @escaping @Sendable (NotificationAnswer?) -> Void) {
        runtime.services.request(.notifications(command)) { [self] reply in
            call {
                switch reply {
                case .notifications(let answer): handler(answer)
                case .unavailable: handler(.error(UNError.Code.notificationsNotAllowed.rawValue))
                default: handler(nil)
                }
            }
        }
    }

    private static func error(_ answer: NotificationAnswer?) -> (any Error)? {
        guard case .error(let number) = answer else { return nil }
        return UNError(UNError.Code(rawValue: number) ?? .notificationsNotAllowed)
    }

    /// Only used on the main thread.
    private var isSubscribed = false

    private func subscribe() {
        DispatchQueue.main.async { [self] in
            guard !isSubscribed else { return }
            isSubscribed = true
            runtime.systemEvents.subscribe { [weak self] event in
                guard case .notification(let event) = event else { return }
                MainActor.assumeIsolated { self?.handle(event) }
            }
        }
    }

    @MainActor private func handle(_ event: NotificationEvent) {
        switch event {
        case .willPresent(let record):
            guard let delegate else { return }
            delegate.userNotificationCenter(self, willPresent: UNNotification(record)) { options in
                self.runtime.services.send(.notifications(.present(record, options: Int(options.rawValue))))
            }
        case .response:
            guard let response = UNNotificationResponse.make(event) else { return }
            delegate?.userNotificationCenter(self, didReceive: response) {}
        case .badge: break
        }
    }
}

/// Decides about the app's notifications. Every method is optional; of the two forms of one, the app implements one.
///
/// Source: Apple's documentation of `UNUserNotificationCenterDelegate`.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// A notification comes while the app is in front; it is not shown unless the handler is told how.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
        -> UNNotificationPresentationOptions
    /// The user opened a notification, chose one of its actions, or dismissed it.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        nonisolated(unsafe) let delegate = self
        nonisolated(unsafe) let answer = completionHandler
        Task { @MainActor in answer(await delegate.userNotificationCenter(center, willPresent: notification)) }
    }
    public func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
        -> UNNotificationPresentationOptions
    { [] }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        nonisolated(unsafe) let delegate = self
        nonisolated(unsafe) let answer = completionHandler
        Task { @MainActor in
            await delegate.userNotificationCenter(center, didReceive: response)
            answer()
        }
    }
    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
    public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {}
}
