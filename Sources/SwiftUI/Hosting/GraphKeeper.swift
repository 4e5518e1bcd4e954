/// Owns the graph of a view that shows content: when the view is gone, so is the content.
///
/// Attributes, what their rules know of and the nodes hold each other, so that letting go of the graph alone would end nothing. The keeper is let go after the
/// view itself, on whatever thread that is; the graph ends on the main one.
@MainActor final class GraphKeeper {
    let graph: ViewGraph

    init(_ graph: ViewGraph) { self.graph = graph }

    isolated deinit { AnyAttribute.untracked { graph.letGo() } }
}
