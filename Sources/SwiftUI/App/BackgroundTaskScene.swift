internal import BackgroundTasks

/// A kind of work that the system starts in the background.
///
/// Source: Apple's documentation of `BackgroundTask`.
public struct BackgroundTask<Request, Response>: Sendable {
    let identifier: String
}

extension BackgroundTask where Request == Void, Response == Void {
    /// The time an app has asked for by a `BGAppRefreshTaskRequest`.
    ///
    /// - Parameter identifier: One of `BGTaskSchedulerPermittedIdentifiers` in Info.plist.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask(identifier: identifier) }
    @available(*, unavailable, message: "not yet in Quince: transfers that go on while the app is stopped")
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask(identifier: identifier) }
}

extension BackgroundTask where Request == String, Response == Void {
    @available(*, unavailable, message: "not yet in Quince: transfers that go on while the app is stopped")
    public static var urlSession: BackgroundTask<String, Void> { BackgroundTask(identifier: "") }
}

/// Does work in the background beside a scene.
private struct BackgroundTaskScene<Base: Scene>: PrimitiveScene {
    typealias Body = Never
    nonisolated(unsafe) let base: Base
    let identifier: String
    let action: @Sendable () async -> Void

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let value = scene.attribute.untrackedValue
        let (identifier, action) = (value.identifier, value.action)
        let isPermitted = BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: .main) { task in
            let work = Task {
                await action()
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
        return Base._makeScene(scene: _GraphValue(scene.attribute.map(in: inputs.scope) { $0.base }), inputs: inputs)
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
        BackgroundTaskScene(base: self, identifier: task.identifier) {
            guard let nothing = () as? D else { return }
            _ = await action(nothing)
        }
    }
}
