import DeviceProtocol
@_spi(Quince) import QuinceFoundation

/// The user's answer to a question for a permission.
package enum PermissionAnswer: Sendable {
    case denied
    /// Permitted until the app ends; the device does not keep it.
    case once
    case granted
}

/// Asks the user for permissions, and the device for earlier answers. May be used from any thread.
package final class DevicePermissions: @unchecked Sendable {
    private let runtime: DeviceRuntime
    private let lock = NSLock()
    private var waiting: [PrivacyService: [@Sendable (Bool) -> Void]] = [:]
    /// Services permitted until the process ends.
    private var grantedOnce: Set<PrivacyService> = []
    @MainActor private var questions: [(service: PrivacyService, answer: (PermissionAnswer) -> Void)] = []
    @MainActor private var isAsking = false
    /// Shows questions; without one they wait.
    @MainActor package var presenter: (any PermissionPresenter)? {
        didSet { presentNext() }
    }

    init(runtime: DeviceRuntime) { self.runtime = runtime }

    /// Determines what the user has decided before, without asking.
    ///
    /// - Parameter handler: Called on any thread; with `granted` where there is no device to keep permissions.
    package func status(of service: PrivacyService, _ handler: @escaping @Sendable (PermissionStatus) -> Void) {
        guard !lock.withLock({ grantedOnce.contains(service) }) else { return handler(.granted) }
        runtime.services.request(.permission(service)) { reply in
            if case .permission(let status) = reply { handler(status) } else { handler(.granted) }
        }
    }

    /// The user's earlier decision; blocks the caller until the device has answered.
    package func currentStatus(of service: PrivacyService) -> PermissionStatus {
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var result = PermissionStatus.notDetermined
        status(of: service) {
            result = $0
            done.signal()
        }
        done.wait()
        return result
    }

    /// Determines whether a service is permitted. The user is asked once, with the first thing that needs it; the device keeps the answer.
    ///
    /// - Parameter handler: Called on any thread. Without a device to keep permissions nobody is asked, and everything is permitted.
    package func request(_ service: PrivacyService, _ handler: @escaping @Sendable (Bool) -> Void) {
        let isFirst = lock.withLock {
            waiting[service, default: []].append(handler)
            return waiting[service]?.count == 1
        }
        guard isFirst else { return }
        status(of: service) { [self] status in
            switch status {
            case .notDetermined: DispatchQueue.main.async { MainActor.assumeIsolated { self.askOnce(service) } }
            case .denied: decide(service, false)
            case .granted: decide(service, true)
            }
        }
    }

    /// Asks the user, and has the device keep the answer.
    @MainActor private func askOnce(_ service: PrivacyService) {
        ask(service) { [self] answer in
            if answer == .once {
                _ = lock.withLock { grantedOnce.insert(service) }
            } else {
                runtime.services.send(.setPermission(service, isGranted: answer == .granted))
            }
            decide(service, answer != .denied)
        }
    }

    private func decide(_ service: PrivacyService, _ isGranted: Bool) {
        for handler in lock.withLock({ waiting.removeValue(forKey: service) ?? [] }) { handler(isGranted) }
    }

    /// Asks the user, once earlier questions are answered. The answer is not kept.
    @MainActor package func ask(_ service: PrivacyService, _ answer: @escaping (PermissionAnswer) -> Void) {
        questions.append((service, answer))
        presentNext()
    }

    @MainActor private func presentNext() {
        guard !isAsking, !questions.isEmpty, let presenter else { return }
        let question = questions.removeFirst()
        isAsking = true
        presenter.present(question.service) { [self] answer in
            isAsking = false
            question.answer(answer)
            presentNext()
        }
    }
}

extension DevicePermissions {
    /// Ends the app where its Info.plist does not say what it needs a service for, as iOS does.
    ///
    /// - Parameter keys: Keys of Info.plist any of which has the text; empty = the service's own.
    package func requireUsageDescription(of service: PrivacyService, keys: [String] = []) {
        let accepted = keys.isEmpty ? service.usageDescriptionKey.map { [$0] } ?? [] : keys
        guard let key = accepted.first, !accepted.contains(where: { runtime.information.string($0) != nil }) else { return }
        // Two spaces, as iOS has it.
        raise(
            .genericException,
            "This app has crashed because it attempted to access privacy-sensitive data without a usage description.  The app's Info.plist must contain an \(key) key with a string value explaining to the user how the app uses this data."
        )
    }
}

/// Shows the user a question for a permission, over everything else of the app.
@MainActor package protocol PermissionPresenter: AnyObject {
    /// - Parameter answer: Called once, on the main thread.
    func present(_ service: PrivacyService, answer: @escaping @MainActor (PermissionAnswer) -> Void)
}
