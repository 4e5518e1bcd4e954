/// Shows a view beside where it is, by its own size: what moves in from an edge begins there.
@MainActor struct OwnSizeOffset: NodeModifier {
    typealias Body = Never
    /// The edge beyond which the view is; nil where it is in its place.
    let edge: Edge?
    nonisolated init(edge: Edge?) { self.edge = edge }
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        OwnSizeOffsetNode(node, modifier, inputs)
    }
}

@MainActor final class OwnSizeOffsetNode: ValueNode<OwnSizeOffset> {
    override var contentOffset: CGPoint {
        switch value.edge {
        case .top: CGPoint(x: 0, y: -size.height)
        case .bottom: CGPoint(x: 0, y: size.height)
        case .leading: CGPoint(x: host.isRightToLeft ? size.width : -size.width, y: 0)
        case .trailing: CGPoint(x: host.isRightToLeft ? -size.width : size.width, y: 0)
        case nil: .zero
        }
    }

    override func valueChanged() { markDisplay() }
}
