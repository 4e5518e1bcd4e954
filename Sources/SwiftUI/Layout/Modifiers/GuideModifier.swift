@MainActor struct GuideModifier: NodeModifier {
    typealias Body = Never
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode { GuideNode(node, modifier, inputs) }
}

@MainActor final class GuideNode: ValueNode<GuideModifier> {
    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        key == value.key ? value.compute(content.dimensions(proposal)) : content.explicitGuide(key, proposal)
    }
}
