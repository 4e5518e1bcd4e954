internal import DeviceRuntime
internal import UIKit

/// The requests of an app, one at a time, each over everything else of the app.
@MainActor final class AuthenticationDesk {
    static let shared = AuthenticationDesk(runtime: .current) { FaceScreen() }

    private let runtime: DeviceRuntime
    private let makeScreen: @MainActor () -> any AuthenticationScreen
    private var waiting: [Entry] = []
    private var current: (entry: Entry, authentication: Authentication)?

    private struct Entry {
        let context: ObjectIdentifier
        let request: Authentication.Request
        let reply: @MainActor (LAError?) -> Void
    }

    init(runtime: DeviceRuntime, makeScreen: @escaping @MainActor () -> any AuthenticationScreen) {
        (self.runtime, self.makeScreen) = (runtime, makeScreen)
        runtime.settings.changes.subscribe { [weak self] _ in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.current?.authentication.settingsChanged() } }
        }
        _ = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
        ) { [weak self] _ in MainActor.assumeIsolated { self?.end(.make(.systemCancel, "UI canceled by system.")) } }
    }

    /// Authenticates for a context, after those who came before.
    func add(_ request: Authentication.Request, for context: LAContext, _ reply: @escaping @MainActor (LAError?) -> Void) {
        waiting.append(Entry(context: ObjectIdentifier(context), request: request, reply: reply))
        beginNext()
    }

    /// Ends the requests of a context that the app has invalidated.
    func invalidate(_ context: ObjectIdentifier) {
        let error = LAError.make(.appCancel, "Authentication was canceled by application.")
        let ended = waiting.filter { $0.context == context }
        waiting.removeAll { $0.context == context }
        for entry in ended { entry.reply(error) }
        if current?.entry.context == context { current?.authentication.end(error) }
    }

    private func end(_ error: LAError) {
        let ended = waiting
        waiting = []
        for entry in ended { entry.reply(error) }
        current?.authentication.end(error)
    }

    private func beginNext() {
        guard current == nil, !waiting.isEmpty else { return }
        let entry = waiting.removeFirst()
        let authentication = Authentication(entry.request, screen: makeScreen(), runtime: runtime) { [self] error in
            current = nil
            entry.reply(error)
            beginNext()
        }
        current = (entry, authentication)
        authentication.begin()
    }
}
