/// Lays out views in front of each other.
@MainActor final class LayersNode: ArrangedNode<LayersArranger> {
    var alignment: Alignment {
        get { arranger.alignment }
        set {
            guard newValue != arranger.alignment else { return }
            arranger.alignment = newValue
            invalidateLayout()
        }
    }

    init(alignment: Alignment, _ list: ViewList, _ inputs: _ViewInputs) { super.init(LayersArranger(alignment), list, inputs) }
}

/// Says where views in front of each other are.
@MainActor final class LayersArranger: Arranger {
    var children: [LayoutNode] = []
    var alignment: Alignment

    init(_ alignment: Alignment) { self.alignment = alignment }
    func forget() {}

    /// Returns the greatest distances from the common guides to the children's edges, before and after the guides, in points.
    private func extents(_ proposal: ProposedViewSize) -> (before: CGSize, after: CGSize) {
        var (before, after) = (CGSize.zero, CGSize.zero)
        var isFirst = true
        for child in children {
            let size = child.sizeThatFits(proposal)
            let guide = CGSize(
                width: child.guide(alignment.horizontal.key, proposal), height: child.guide(alignment.vertical.key, proposal))
            let rest = CGSize(width: size.width.after(guide.width), height: size.height.after(guide.height))
            before = isFirst ? guide : CGSize(width: max(before.width, guide.width), height: max(before.height, guide.height))
            after = isFirst ? rest : CGSize(width: max(after.width, rest.width), height: max(after.height, rest.height))
            isFirst = false
        }
        return (before, after)
    }

    func size(_ proposal: ProposedViewSize) -> CGSize {
        let (before, after) = extents(proposal)
        return CGSize(width: before.width + after.width, height: before.height + after.height)
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let (before, _) = extents(proposal)
        for child in children {
            let origin = CGPoint(
                x: bounds.minX + before.width - child.guide(alignment.horizontal.key, proposal),
                y: bounds.minY + before.height - child.guide(alignment.vertical.key, proposal))
            child.place(at: origin, proposal)
        }
    }

    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        let (before, _) = extents(proposal)
        return GuideMerge.merge(
            key,
            children.lazy.compactMap { [alignment] child in
                child.explicitGuide(key, proposal).map {
                    $0
                        + (key.axis == .horizontal
                            ? before.width - child.guide(alignment.horizontal.key, proposal)
                            : before.height - child.guide(alignment.vertical.key, proposal))
                }
            })
    }
}
