/// A view in a frame of limited size. Source of the name: SwiftUI's interface.
public struct _FlexFrameLayout: NodeModifier {
    public typealias Body = Never
    let minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: CGFloat?
    let alignment: Alignment
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        FlexFrameNode(node, modifier, inputs)
    }
}

@MainActor final class FlexFrameNode: ValueNode<_FlexFrameLayout> {
    private func limits(_ axis: Axis) -> (least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
        axis == .horizontal
            ? (value.minWidth, value.idealWidth, value.maxWidth) : (value.minHeight, value.idealHeight, value.maxHeight)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        func length(_ axis: Axis) -> CGFloat? {
            let (least, ideal, most) = limits(axis)
            guard let length = proposal[axis] ?? ideal else { return nil }
            return max(least ?? -.infinity, min(most ?? .infinity, length))
        }
        return ProposedViewSize(width: length(.horizontal), height: length(.vertical))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.sizeThatFits(inner(proposal))
        func length(_ axis: Axis) -> CGFloat {
            let (least, ideal, most) = limits(axis)
            guard let proposed = proposal[axis] else {
                // What has an ideal length takes it.
                return max(least ?? 0, min(most ?? .infinity, ideal ?? size[axis]))
            }
            // Without a limit on a side the content says how far it goes.
            let low = least ?? min(size[axis], most ?? .infinity)
            let high = most ?? max(size[axis], least ?? 0)
            return max(low, min(high, proposed))
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }
    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        AlignedPlacement.place(content, placed(size, proposal), value.alignment, in: size)
    }
    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        let size = sizeThatFits(proposal)
        return AlignedPlacement.guide(key, content, placed(size, proposal), value.alignment, in: size)
    }
    /// The content is told the frame's length, but for one that was left to it and that no limit has changed.
    private func placed(_ size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
        func length(_ axis: Axis) -> CGFloat? {
            let (least, ideal, most) = limits(axis)
            let isOwn = proposal[axis] == nil && ideal == nil
            return isOwn && size[axis] > least ?? -.infinity && size[axis] < most ?? .infinity ? nil : size[axis]
        }
        return ProposedViewSize(width: length(.horizontal), height: length(.vertical))
    }
}
