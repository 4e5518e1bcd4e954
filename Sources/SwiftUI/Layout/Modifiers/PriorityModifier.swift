/// Sets the layout priority of a view.
@MainActor struct PriorityModifier: NodeModifier {
    typealias Body = Never
    let priority: Double
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        PriorityNode(node, modifier, inputs)
    }
}

@MainActor final class PriorityNode: ValueNode<PriorityModifier> {
    override var layoutPriority: Double { value.priority }
}
