/// A view in the proportions it is to have. Source of the name: SwiftUI's interface.
public struct _AspectRatioLayout: NodeModifier {
    public typealias Body = Never
    let aspectRatio: CGFloat?
    let contentMode: ContentMode
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        AspectRatioNode(node, modifier, inputs)
    }
}

@MainActor final class AspectRatioNode: ValueNode<_AspectRatioLayout> {
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = content.sizeThatFits(.unspecified)
        guard proposal != .unspecified else { return proposal }
        let ratio = value.aspectRatio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0, ratio.isFinite else { return proposal }
        let (width, height) = (proposal.width ?? .infinity, proposal.height ?? .infinity)
        let isWide =
            value.contentMode == .fit || proposal.width == nil || proposal.height == nil ? width / ratio <= height : width / ratio >= height
        return isWide ? ProposedViewSize(width: width, height: width / ratio) : ProposedViewSize(width: height * ratio, height: height)
    }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(inner(proposal)) }
    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) { content.place(at: .zero, inner(proposal)) }
}

/// How content fills a room of other proportions.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
