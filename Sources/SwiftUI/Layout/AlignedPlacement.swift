/// Places a view by its alignment guides in a rectangle.
@MainActor enum AlignedPlacement {
    static func origin(_ node: LayoutNode, _ proposal: ProposedViewSize, _ alignment: Alignment, in size: CGSize) -> CGPoint {
        let frame = ViewDimensions(width: size.width, height: size.height) { _ in nil }
        return CGPoint(
            x: frame[alignment.horizontal] - node.guide(alignment.horizontal.key, proposal),
            y: frame[alignment.vertical] - node.guide(alignment.vertical.key, proposal))
    }

    static func place(_ node: LayoutNode, _ proposal: ProposedViewSize, _ alignment: Alignment, in size: CGSize) {
        node.place(at: origin(node, proposal, alignment, in: size), proposal)
    }

    static func guide(_ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize, _ alignment: Alignment, in size: CGSize)
        -> CGFloat?
    {
        node.explicitGuide(key, proposal).map { $0 + origin(node, proposal, alignment, in: size)[key.axis] }
    }
}
