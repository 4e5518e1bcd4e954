/// Room around a view. Source of the name: SwiftUI's interface.
public struct _PaddingLayout: NodeModifier {
    public typealias Body = Never
    public var edges: Edge.Set
    public var insets: EdgeInsets?
    nonisolated public init(edges: Edge.Set = .all, insets: EdgeInsets?) { (self.edges, self.insets) = (edges, insets) }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        PaddingNode(node, modifier, inputs)
    }

    /// The distances; 16 where none was said.
    var resolved: EdgeInsets {
        guard let insets else { return EdgeInsets(16, edges: edges) }
        return EdgeInsets(
            top: edges.contains(.top) ? insets.top : 0, leading: edges.contains(.leading) ? insets.leading : 0,
            bottom: edges.contains(.bottom) ? insets.bottom : 0, trailing: edges.contains(.trailing) ? insets.trailing : 0)
    }
}

@MainActor final class PaddingNode: ValueNode<_PaddingLayout> {
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let insets = value.resolved
        let size = content.sizeThatFits(proposal.reduced(width: insets.width, height: insets.height))
        return CGSize(width: max(0, size.width + insets.width), height: max(0, size.height + insets.height))
    }
    override func length(_ proposal: ProposedViewSize, along axis: Axis) -> CGFloat {
        let insets = value.resolved
        let inner = content.length(proposal.reduced(width: insets.width, height: insets.height), along: axis)
        return max(0, inner + (axis == .horizontal ? insets.width : insets.height))
    }
    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let insets = value.resolved
        content.place(
            at: CGPoint(x: insets.leading, y: insets.top), proposal.reduced(width: insets.width, height: insets.height))
    }
    override var spacing: ViewSpacing { ViewSpacing() }
    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        let insets = value.resolved
        return content.explicitGuide(key, proposal.reduced(width: insets.width, height: insets.height)).map {
            $0 + (key.axis == .horizontal ? insets.leading : insets.top)
        }
    }
}
