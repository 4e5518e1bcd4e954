/// A view with its middle at a point of its parent. Source of the name: SwiftUI's interface.
public struct _PositionLayout: NodeModifier {
    public typealias Body = Never
    let position: CGPoint
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        PositionNode(node, modifier, inputs)
    }
}

@MainActor final class PositionNode: ValueNode<_PositionLayout> {
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.sizeThatFits(proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }
    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let inner = content.sizeThatFits(proposal)
        content.place(at: CGPoint(x: value.position.x - inner.width / 2, y: value.position.y - inner.height / 2), proposal)
    }
}
