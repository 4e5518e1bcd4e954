extension RenderTree {
    /// One commit that builds this tree from nothing: for a page that reloads, a bug report, a fixture.
    public func snapshotCommit() -> Commit {
        var commit = Commit(sequence: max(sequence, 1), time: time)
        for (id, image) in images.sorted(by: { $0.key < $1.key }) { commit.operations.append(.addImage(id, image)) }
        let order = drawingOrder()
        for id in order { if let layer = layers[id] { commit.operations.append(.setLayer(id, layer.properties)) } }
        for id in order { for animation in layers[id]?.animations ?? [] { commit.operations.append(.addAnimation(id, animation)) } }
        if let root { commit.operations.append(.setRoot(root)) }
        return commit
    }

    /// All layers, parents before children, the root's tree first.
    private func drawingOrder() -> [LayerID] {
        var order: [LayerID] = []
        func visit(_ id: LayerID) {
            order.append(id)
            for child in layers[id]?.children ?? [] { visit(child) }
        }
        if let root { visit(root) }
        for id in layers.keys.sorted() where parents[id] == nil && id != root { visit(id) }
        return order
    }
}
