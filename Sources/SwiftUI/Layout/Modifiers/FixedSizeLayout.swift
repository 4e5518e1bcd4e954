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
    /// The content is told its ideal size, so that views in a fixed stack may be as large as the largest of them.
    private func placed(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let inner = inner(proposal)
        let ideal = content.sizeThatFits(inner)
        return ProposedViewSize(width: inner.width ?? ideal.width, height: inner.height ?? ideal.height)
    }
    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) { content.place(at: .zero, placed(proposal)) }
    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        content.explicitGuide(key, placed(proposal))
    }
}
