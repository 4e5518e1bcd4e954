/// One of the views of a list. Its node is made when it is first asked for.
@MainActor final class ViewElement {
    /// The identity that the app gave the element (`ForEach`, `id(_:)`); nil where it has none.
    var id: AnyHashable?
    private let inputs: _ViewInputs
    private let make: (_ViewInputs) -> LayoutNode
    private var madeNode: LayoutNode?
    /// The owner that can destroy the hidden element and recreate it on demand; nil where its list cannot.
    weak var keeper: (any ElementKeeper)?
    /// The grid's row that the element is a cell of.
    var gridRow: GridRowOwner?

    /// - Parameters:
    ///   - inputs: The inputs of the element's view.
    ///   - make: Makes the node, for the host and in the scope that its inputs name.
    init(_ inputs: _ViewInputs, _ make: @escaping (_ViewInputs) -> LayoutNode) {
        self.inputs = inputs.scoped(GraphScope(parent: inputs.scope))
        self.make = make
    }

    /// The scope that owns the element's nodes and attributes.
    var scope: GraphScope { inputs.scope }

    /// The node that shows the element among the others.
    var node: LayoutNode { makeNode(in: inputs.host) }

    /// The node that displays the element in a host of its own. The host is chosen once.
    func makeNode(in host: ViewGraph) -> LayoutNode {
        if let madeNode { return madeNode }
        let node = AnyAttribute.untracked { make(inputs.hosted(by: host)) }
        gridRow?.addCell(node, inputs)
        madeNode = node
        return node
    }

    /// An element that shows this one in another way.
    func mapped(_ inputs: _ViewInputs, _ transform: @escaping (LayoutNode, _ViewInputs) -> LayoutNode) -> ViewElement {
        let result = ViewElement(inputs.scoped(self.inputs.scope)) { [self] inputs in transform(makeNode(in: inputs.host), inputs) }
        (result.id, result.keeper, result.gridRow) = (id, keeper, gridRow)
        return result
    }
}

/// Keeps an element for its list.
@MainActor protocol ElementKeeper: AnyObject {
    /// Ends the element, which is not shown.
    func letGo()
}
