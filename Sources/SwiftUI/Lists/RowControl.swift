/// A control that is part of a row's only line: it stands into the row's margins, so that the row is as high as one of text alone.
///
/// A switch is 31 points high; a row with it has 44, as one without.
@MainActor struct RowControlModifier: NodeModifier {
    typealias Body = Never

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        inputs.environment.untrackedValue.isInListRow ? RowControlNode(node, inputs) : node
    }
}

@MainActor final class RowControlNode: WrapperNode {
    /// The height of a line that makes a row 44 points high, and how far a control may stand beyond it.
    private static let lineHeight: CGFloat = 22, mostOverhang: CGFloat = 6.5

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.sizeThatFits(proposal)
        return CGSize(width: size.width, height: size.height - 2 * overhang(size.height))
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let inner = ProposedViewSize(width: proposal.width, height: proposal.height.map { _ in content.sizeThatFits(proposal).height })
        // On whole pixels: a control that begins between two would become a pixel higher.
        let top = PixelGrid.snap((size.height - content.sizeThatFits(inner).height) / 2, host.scale)
        content.place(at: CGPoint(x: 0, y: top), inner)
    }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        let shift = key.axis == .vertical ? overhang(content.sizeThatFits(proposal).height) : 0
        return content.explicitGuide(key, proposal).map { $0 - shift }
    }

    private func overhang(_ height: CGFloat) -> CGFloat {
        guard isInOnlyLine else { return 0 }
        return min(max(height - Self.lineHeight, 0) / 2, Self.mostOverhang)
    }

    /// Whether nothing stands above or below the control in its row.
    private var isInOnlyLine: Bool {
        var node = parent
        while let current = node {
            let isLine = (current as? StackNode)?.arranger.axis == .horizontal || current is LayersNode
            guard isLine || current.children.count <= 1 else { return false }
            node = current.parent
        }
        return true
    }
}
