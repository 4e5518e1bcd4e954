/// A view that is shown elsewhere than it is. Source of the name: SwiftUI's interface.
public struct _OffsetEffect: NodeModifier {
    public typealias Body = Never
    let offset: CGSize
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        OffsetNode(node, modifier, inputs)
    }
}

@MainActor final class OffsetNode: ValueNode<_OffsetEffect> {
    override var contentOffset: CGPoint { CGPoint(x: value.offset.width, y: value.offset.height) }
    override func valueChanged() {
        invalidateLayout()
        markDisplay()
    }
}
