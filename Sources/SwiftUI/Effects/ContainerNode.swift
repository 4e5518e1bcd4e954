/// A node whose content is shown in a view of its own, which something is done to as a whole.
@MainActor class ContainerNode: WrapperNode {
    let container = DisplayContainer(frame: .zero)

    override init(_ content: LayoutNode, _ inputs: _ViewInputs) {
        super.init(content, inputs)
        container.node = self
        displayView = container
    }

    override var isContainer: Bool { true }

    override func display(in frame: CGRect) {
        super.display(in: frame)
        apply(to: container.layer)
    }

    /// Does to the layer what the node is for.
    func apply(to layer: CALayer) {}

    override func didDisplayChildren() { container.collectItems() }
}

/// The same, where what is done hangs on a value in the graph.
@MainActor class ContainerValueNode<Value>: ValueNode<Value> {
    let container = DisplayContainer(frame: .zero)

    override init(_ content: LayoutNode, _ attribute: Attribute<Value>, _ inputs: _ViewInputs) {
        super.init(content, attribute, inputs)
        container.node = self
        displayView = container
    }

    override var isContainer: Bool { true }
    override func valueChanged() { markDisplay() }
    override func didDisplayChildren() { container.collectItems() }
}

/// Shows its content in a layer that something is done to once.
@MainActor final class GroupNode: ContainerNode {
    private let change: (CALayer) -> Void

    init(_ content: LayoutNode, _ inputs: _ViewInputs, _ change: @escaping (CALayer) -> Void) {
        self.change = change
        super.init(content, inputs)
    }

    override func apply(to layer: CALayer) { change(layer) }
}
