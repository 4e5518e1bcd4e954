@MainActor struct ZIndexModifier: NodeModifier {
    typealias Body = Never
    let index: Double
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        ZIndexNode(node, modifier, inputs)
    }
}

@MainActor final class ZIndexNode: ValueNode<ZIndexModifier> {
    override var zIndex: Double { value.index }
    override func valueChanged() { structureChanged() }
}
