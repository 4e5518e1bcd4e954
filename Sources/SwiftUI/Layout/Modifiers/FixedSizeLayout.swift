/// A view at its ideal size. Source of the name: SwiftUI's interface.
public struct _FixedSizeLayout: NodeModifier {
    public typealias Body = Never
    let horizontal, vertical: Bool
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        FixedSizeNode(node, modifier, inputs)
    }
}

@MainActor final class FixedSizeNode: ValueNode<_FixedSizeLayout> {
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: value.horizontal ? nil : proposal.width, height: value.vertical ? nil : proposal.height)
    }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(inner(proposal)) }
    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) { content.place(at: .zero, inner(proposal)) }
    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        content.explicitGuide(key, inner(proposal))
    }
}
