/// A view in a frame that hangs on the size of the nearest container.
@MainActor struct ContainerFrameModifier: NodeModifier {
    typealias Body = Never
    let axes: Axis.Set
    let alignment: Alignment
    nonisolated(unsafe) let length: (CGFloat, Axis) -> CGFloat
    nonisolated init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
    }
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        ContainerFrameNode(node, modifier, inputs)
    }
}

@MainActor final class ContainerFrameNode: ValueNode<ContainerFrameModifier>, PositionDependent {
    /// The container's size that the view was measured with, which may not have had its own yet.
    private var seen = CGSize.zero

    override init(_ content: LayoutNode, _ attribute: Attribute<ContainerFrameModifier>, _ inputs: _ViewInputs) {
        super.init(content, attribute, inputs)
        host.positionDependents.append(WeakPositionDependent(node: self))
    }

    /// The scroll view around, or what the host shows within the safe area.
    private var container: CGSize {
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollNode { return scroll.size }
            node = current.parent
        }
        guard let view = host.container else { return .zero }
        let insets = host.safeArea
        return CGSize(width: max(0, view.bounds.width - insets.width), height: max(0, view.bounds.height - insets.height))
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let container = container
        var result = proposal
        if value.axes.contains(.horizontal) { result.width = value.length(container.width, .horizontal) }
        if value.axes.contains(.vertical) { result.height = value.length(container.height, .vertical) }
        return result
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        seen = container
        let inner = inner(proposal)
        let taken = content.sizeThatFits(inner)
        return CGSize(
            width: value.axes.contains(.horizontal) ? inner.width ?? taken.width : taken.width,
            height: value.axes.contains(.vertical) ? inner.height ?? taken.height : taken.height)
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        AlignedPlacement.place(content, inner(proposal), value.alignment, in: size)
    }

    func positionChanged() -> Bool {
        guard seen != container else { return false }
        invalidateLayout()
        return true
    }
}

extension View {
    /// Gives the view the lengths of the nearest container along the axes.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
    }
    /// Gives the view lengths that `length` makes of those of the nearest container.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length)) }
    /// Gives the view as much of the nearest container as some of its equal parts take, with distances between.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }
}
