/// The running app: its value, its dynamic properties, and the scenes they make.
@MainActor final class AppGraph {
    private let scope = GraphScope(parent: nil)
    private let environment = Attribute(EnvironmentValues())
    /// What follows values of the app's scenes.
    private let graph = Graph()
    private let outputs: _SceneOutputs
    private var followers: [() -> Void] = []
    private(set) var phase = ScenePhase.inactive

    init<Content: App>(_ type: Content.Type) {
        let app = Attribute(AnyAttribute.untracked { Content() })
        let (scope, environment, graph) = (scope, environment, graph)
        let body = BodyEvaluation.attribute(of: app, scope: scope, environment: environment) { $0.body }
        outputs = AnyAttribute.untracked {
            Content.Body._makeScene(
                scene: _GraphValue(body), inputs: _SceneInputs(scope: scope, environment: environment, graph: graph))
        }
        graph.onInvalidate = { DispatchQueue.main.async { graph.update() } }
        graph.update()
    }

    /// A controller for a new window; nil for an app without windows.
    func makeWindowController() -> UIViewController? {
        guard outputs.windows.isEmpty, !outputs.documentKinds.isEmpty else { return outputs.windows.first?() }
        return DocumentScreen(outputs.documentKinds, outputs.adjustsDocuments)
    }

    /// Calls `body` when what all windows have in their environment is another.
    func follow(_ body: @escaping () -> Void) { followers.append(body) }

    func set(_ phase: ScenePhase) {
        guard phase != self.phase else { return }
        self.phase = phase
        var values = environment.untrackedValue
        values.scenePhase = phase
        environment.replace(values)
        tellFollowers()
        graph.update()
    }

    /// What all windows have in their environment is another.
    func tellFollowers() { for follower in followers { follower() } }
}
