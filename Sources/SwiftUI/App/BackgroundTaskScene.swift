internal import BackgroundTasks

/// A kind of work that the system starts in the background.
///
/// Source: Apple's documentation of `BackgroundTask`.
public struct BackgroundTask<Request, Response>: Sendable {
    package let trigger: BackgroundTrigger
}

/// An event that starts a background task.
package enum BackgroundTrigger: Sendable {
    case appRefresh(String)
    /// The transfers of a session are over whose identifier is meant.
    case sessionEvents(@Sendable (String) -> Bool)
}

extension BackgroundTask where Request == Void, Response == Void {
    /// The time an app has asked for by a `BGAppRefreshTaskRequest`.
    ///
    /// - Parameter identifier: One of `BGTaskSchedulerPermittedIdentifiers` in Info.plist.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
        BackgroundTask(trigger: .appRefresh(identifier))
    }

    /// The transfers of the background session with this identifier are over.
    ///
    /// Source: Apple's documentation of `BackgroundTask.urlSession(_:)`.
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
        BackgroundTask(trigger: .sessionEvents { $0 == identifier })
    }
}

extension BackgroundTask where Request == String, Response == Void {
    /// The transfers of a background session are over; the action gets its identifier.
    public static var urlSession: BackgroundTask<String, Void> { BackgroundTask(trigger: .sessionEvents { _ in true }) }

    /// The transfers of a background session are over whose identifier matches; the action gets the identifier.
    public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> {
        BackgroundTask(trigger: .sessionEvents(matching))
    }
}

/// A registry of the actions that an app's scenes perform for events of background sessions.
@MainActor final class SessionEventTasks {
    static let shared = SessionEventTasks()
    private var tasks: [(matches: @Sendable (String) -> Bool, action: @Sendable (String) async -> Void)] = []

    func add(_ matches: @escaping @Sendable (String) -> Bool, _ action: @escaping @Sendable (String) async -> Void) {
        tasks.append((matches, action))
    }

    /// Has every task do its work that means the session; nil where none does.
    func handle(_ session: String) -> Task<Void, Never>? {
        let actions = tasks.filter { $0.matches(session) }.map(\.action)
        guard !actions.isEmpty else { return nil }
        return Task { for action in actions { await action(session) } }
    }
}

/// Does work in the background beside a scene.
private struct BackgroundTaskScene<Base: Scene>: PrimitiveScene {
    typealias Body = Never
    nonisolated(unsafe) let base: Base
    let trigger: BackgroundTrigger
    let action: @Sendable (String) async -> Void

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let value = scene.attribute.untrackedValue
        switch value.trigger {
        case .appRefresh(let identifier): register(identifier, value.action)
        case .sessionEvents(let matches): SessionEventTasks.shared.add(matches, value.action)
        }
        return Base._makeScene(scene: _GraphValue(scene.attribute.map(in: inputs.scope) { $0.base }), inputs: inputs)
    }

    @MainActor private static func register(_ identifier: String, _ action: @escaping @Sendable (String) async -> Void) {
        let isPermitted = BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: .main) { task in
            let work = Task {
                await action(identifier)
                task.setTaskCompleted(success: !Task.isCancelled)
            }
            task.expirationHandler = {
                work.cancel()
                task.setTaskCompleted(success: false)
            }
        }
        if !isPermitted {
            GraphDiagnostics.warn("backgroundTask: add '\(identifier)' to BGTaskSchedulerPermittedIdentifiers in Info.plist")
        }
    }
}

extension Scene {
    /// Does work in the background when the system gives the app time for it; the task is complete when the action is. It is cancelled
    /// when the time is up.
    ///
    /// Source: Apple's documentation of `Scene.backgroundTask(_:action:)`.
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene {
        BackgroundTaskScene(base: self, trigger: task.trigger) { identifier in
            guard let request = (() as? D) ?? (identifier as? D) else { return }
            _ = await action(request)
        }
    }
}
