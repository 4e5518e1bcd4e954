/// Shows a view as far as another one is opaque.
@MainActor struct MaskModifier<Mask: View>: NodeModifier {
    typealias Body = Never
    let mask: Mask
    let alignment: Alignment

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        var inner = inputs
        inner.environment = inputs.changingEnvironment { $0.stackAxis = nil }.environment
        let list = Mask._makeViewList(view: _GraphValue(modifier).map(inputs.scope) { $0.mask }, inputs: _ViewListInputs(inner)).list
        let mask = LayersNode(alignment: modifier.untrackedValue.alignment, list, inputs)
        let result = MaskNode(node, MaskPictureNode(mask, inputs), inputs)
        result.observe(inputs) { [unowned result] in
            mask.alignment = modifier.value.alignment
            result.alignment = modifier.value.alignment
        }
        return result
    }
}

/// A node that draws the mask of another node: only where it is opaque does the other one show.
@MainActor final class MaskPictureNode: ContainerNode {
    override func isHit(at point: CGPoint) -> Bool { false }
}

/// A node with a mask, which has no say in its size.
@MainActor final class MaskNode: LayoutNode {
    private let content: LayoutNode
    private let mask: MaskPictureNode
    private let container = DisplayContainer(frame: .zero)
    var alignment = Alignment.center { didSet { if alignment != oldValue { invalidateLayout() } } }

    init(_ content: LayoutNode, _ mask: MaskPictureNode, _ inputs: _ViewInputs) {
        (self.content, self.mask) = (content, mask)
        super.init(inputs)
        container.node = self
        displayView = container
        setChildren([content, mask])
    }

    override var isContainer: Bool { true }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        content.place(at: .zero, proposal)
        AlignedPlacement.place(mask, ProposedViewSize(size), alignment, in: size)
    }

    override func didDisplayChildren() {
        container.collectItems()
        mask.container.collectItems()
        if container.layer.mask !== mask.container.layer { container.layer.mask = mask.container.layer }
    }

    override var preferenceChildren: [LayoutNode] { [content] }
    override var layoutPriority: Double { content.layoutPriority }
    override var zIndex: Double { content.zIndex }
    override var spacing: ViewSpacing { content.spacing }
    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { content.explicitGuide(key, proposal) }
    override func collectAccessibility(into elements: inout [AccessibilityItem]) { content.collectAccessibility(into: &elements) }
}

extension View {
    /// Shows the view as far as `mask` is opaque.
    ///
    /// Source: Apple's documentation of `mask(alignment:_:)`.
    nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }
    /// Shows the view as far as `mask` is opaque.
    @available(iOS, deprecated: 100000.0, message: "Use overload where mask accepts a @ViewBuilder instead.")
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { modifier(MaskModifier(mask: mask, alignment: .center)) }
}
