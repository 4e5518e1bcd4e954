/// A node around one other, which does as that one does unless a subclass says otherwise.
@MainActor class WrapperNode: LayoutNode {
    let content: LayoutNode

    init(_ content: LayoutNode, _ inputs: _ViewInputs) {
        self.content = content
        super.init(inputs)
        setChildren([content])
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) { content.place(at: .zero, proposal) }
    override var layoutPriority: Double { content.layoutPriority }
    override var zIndex: Double { content.zIndex }
    override var spacing: ViewSpacing { content.spacing }
    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { content.explicitGuide(key, proposal) }
}

/// A wrapper whose look or layout hangs on a value in the graph.
@MainActor class ValueNode<Value>: WrapperNode {
    override class var keepsState: Bool { false }
    private(set) var value: Value

    init(_ content: LayoutNode, _ attribute: Attribute<Value>, _ inputs: _ViewInputs) {
        value = attribute.untrackedValue
        super.init(content, inputs)
        GraphSink(in: inputs.scope, graph: inputs.graph) { [unowned self] in
            let new = attribute.value
            AnyAttribute.untracked { MainActor.assumeIsolated { update(new) } }
        }
    }

    private func update(_ new: Value) {
        guard !ValueComparison.areEqual(value, new) else { return }
        value = new
        valueChanged()
    }

    /// Called when there is another value; most of them are about layout.
    func valueChanged() { invalidateLayout() }
}

extension LayoutNode {
    /// Runs `body` now and whenever what it reads has changed.
    func observe(_ inputs: _ViewInputs, _ body: @escaping @MainActor () -> Void) {
        // The graph is only ever updated on the main thread; a closure around the body would cost each node three allocations.
        GraphSink(in: inputs.scope, graph: inputs.graph, unsafeBitCast(body, to: (() -> Void).self))
    }
}
