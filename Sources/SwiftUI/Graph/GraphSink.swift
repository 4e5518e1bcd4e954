/// A side effect of the graph: an attribute that runs an action in the update after one of its inputs has changed.
final class GraphSink: AnyAttribute {
    /// Grows with creation: what encloses comes before what is enclosed.
    let order: UInt64
    private unowned let graph: Graph
    private var action: (() -> Void)?
    private var isQueued = false

    nonisolated(unsafe) private static var lastOrder: UInt64 = 0

    /// Runs the action once, and again whenever what it reads has changed.
    @discardableResult init(in scope: GraphScope, graph: Graph, _ action: @escaping () -> Void) {
        GraphSink.lastOrder += 1
        order = GraphSink.lastOrder
        self.graph = graph
        self.action = action
        super.init()
        scope.own(self)
        run()
    }

    override func marked() { queue() }

    private func queue() {
        guard !isQueued, !isDestroyed else { return }
        isQueued = true
        graph.enqueue(self)
    }

    override func evaluate() -> Bool {
        action?()
        return false
    }

    /// Runs the action where it has to.
    func update() {
        isQueued = false
        validate()
    }

    override func destroy() {
        super.destroy()
        action = nil
    }
}
