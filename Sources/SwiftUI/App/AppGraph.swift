/// The running app: its value, its dynamic properties, and the scenes they make.
@MainActor final class AppGraph {
    private let scope = GraphScope(parent: nil)
    private let environment = Attribute(EnvironmentValues())
    /// The graph that evaluates the values of the app's scenes.
    private let graph = Graph()
    private let outputs: _SceneOutputs
    private var observers: [() -> Void] = []
    /// The app's windows.
    let windows: AppWindows
    private(set) var phase = ScenePhase.inactive

    init<Content: App>(_ type: Content.Type) {
        let app = Attribute(AnyAttribute.untracked { Content() })
        let (scope, environment, graph) = (scope, environment, graph)
        let body = BodyEvaluation.attribute(of: app, scope: scope, environment: environment) { $0.body }
        outputs = AnyAttribute.untracked {
            Content.Body._makeScene(
                scene: _GraphValue(body), inputs: _SceneInputs(scope: scope, environment: environment, graph: graph))
        }
        windows = AppWindows(outputs.windows)
        graph.onInvalidate = { DispatchQueue.main.async { graph.update() } }
        graph.update()
    }

    /// A controller for a new window; nil for an app without windows.
    func makeWindowController(_ window: AppWindow) -> UIViewController? {
        if let kind = window.kind { return kind.make(window) }
        return outputs.documentKinds.isEmpty ? nil : DocumentScreen(outputs.documentKinds, outputs.adjustsDocuments)
    }

    /// Calls `body` when what all windows have in their environment is another.
    func observe(_ body: @escaping () -> Void) { observers.append(body) }

    /// Says whether people use a window. The app is as much in use as the window that is most of all.
    func set(_ phase: ScenePhase, of window: AppWindow? = nil) {
        let isOther = window?.phase != phase && window != nil
        window?.phase = phase
        let phase = windows.phase ?? phase
        guard phase != self.phase else {
            if isOther { notifyObservers() }
            return
        }
        self.phase = phase
        var values = environment.untrackedValue
        values.scenePhase = phase
        environment.replace(values)
        notifyObservers()
        graph.update()
    }

    /// Notifies all windows that their common environment has changed.
    func notifyObservers() { for observer in observers { observer() } }
}
