/// A view in a frame of a fixed size. Source of the name: SwiftUI's interface.
public struct _FrameLayout: NodeModifier {
    public typealias Body = Never
    let width, height: CGFloat?
    let alignment: Alignment

    /// - Parameters:
    ///   - width: In points. A negative or infinite one is told of and taken for none, as on iOS.
    nonisolated init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
        (self.width, self.height, self.alignment) = (Self.valid(width), Self.valid(height), alignment)
    }

    nonisolated private static func valid(_ length: CGFloat?) -> CGFloat? {
        guard let length, !(length.isFinite && length >= 0) else { return length }
        NSLog("%@", "Invalid frame dimension (negative or non-finite).")
        return nil
    }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode { FrameNode(node, modifier, inputs) }
}

@MainActor final class FrameNode: ValueNode<_FrameLayout> {
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: value.width ?? proposal.width, height: value.height ?? proposal.height)
    }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width = value.width, let height = value.height { return CGSize(width: width, height: height) }
        let size = content.sizeThatFits(inner(proposal))
        return CGSize(width: value.width ?? size.width, height: value.height ?? size.height)
    }
    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        AlignedPlacement.place(content, inner(proposal), value.alignment, in: size)
    }
    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        AlignedPlacement.guide(key, content, inner(proposal), value.alignment, in: sizeThatFits(proposal))
    }
}
