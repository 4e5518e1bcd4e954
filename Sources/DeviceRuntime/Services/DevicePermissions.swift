import DeviceProtocol
import QuinceFoundation

/// Asks the user for permissions, and the device for earlier answers. May be used from any thread.
package final class DevicePermissions: @unchecked Sendable {
    private let runtime: DeviceRuntime
    private let lock = NSLock()
    private var waiting: [PrivacyService: [@Sendable (Bool) -> Void]] = [:]
    @MainActor private var questions: [(service: PrivacyService, answer: (Bool) -> Void)] = []
    @MainActor private var isAsking = false
    /// Shows questions; without one they wait.
    @MainActor package var presenter: (any PermissionPresenter)? {
        didSet { presentNext() }
    }

    init(runtime: DeviceRuntime) { self.runtime = runtime }

    /// Determines whether a service is permitted. The user is asked once, with the first thing that needs it; the device keeps the answer.
    ///
    /// - Parameter handler: Called on any thread. Without a device to keep permissions nobody is asked, and everything is permitted.
    package func request(_ service: PrivacyService, _ handler: @escaping @Sendable (Bool) -> Void) {
        let isFirst = lock.withLock {
            waiting[service, default: []].append(handler)
            return waiting[service]?.count == 1
        }
        guard isFirst else { return }
        runtime.services.request(.permission(service)) { [self] reply in
            switch reply {
            case .permission(.notDetermined):
                DispatchQueue.main.async { MainActor.assumeIsolated { self.askOnce(service) } }
            case .permission(.denied): decide(service, false)
            default: decide(service, true)
            }
        }
    }

    /// Asks the user, and has the device keep the answer.
    @MainActor private func askOnce(_ service: PrivacyService) {
        ask(service) { [self] isGranted in
            runtime.services.send(.setPermission(service, isGranted: isGranted))
            decide(service, isGranted)
        }
    }

    private func decide(_ service: PrivacyService, _ isGranted: Bool) {
        for handler in lock.withLock({ waiting.removeValue(forKey: service) ?? [] }) { handler(isGranted) }
    }

    /// Asks the user, once earlier questions are answered. The answer is not kept.
    @MainActor package func ask(_ service: PrivacyService, _ answer: @escaping (Bool) -> Void) {
        questions.append((service, answer))
        presentNext()
    }

    @MainActor private func presentNext() {
        guard !isAsking, !questions.isEmpty, let presenter else { return }
        let question = questions.removeFirst()
        isAsking = true
        presenter.present(question.service) { [self] isGranted in
            isAsking = false
            question.answer(isGranted)
            presentNext()
        }
    }
}

/// Shows the user a question for a permission, over everything else of the app.
@MainActor package protocol PermissionPresenter: AnyObject {
    /// - Parameter answer: Called once, on the main thread.
    func present(_ service: PrivacyService, answer: @escaping @MainActor (Bool) -> Void)
}
