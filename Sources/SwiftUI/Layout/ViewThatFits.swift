/// The first of several views whose ideal size fits into the room there is; the last where none does.
///
/// Source: Apple's documentation of `ViewThatFits`.
@MainActor @preconcurrency public struct ViewThatFits<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    let axes: Axis.Set
    nonisolated(unsafe) let content: Content

    /// - Parameters:
    ///   - axes: The axes along which views have to fit.
    ///   - content: The views, the preferred first.
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let list = Content._makeViewList(view: view.map(inputs.scope) { $0.content }, inputs: _ViewListInputs(inputs)).list
        let node = FittingNode(view.attribute.untrackedValue.axes, list, inputs)
        node.observe(inputs) { [unowned node] in node.axes = view.value.axes }
        return _ViewOutputs(node)
    }
}

/// Shows one of its views.
@MainActor final class FittingNode: ListNode {
    var axes: Axis.Set { didSet { if axes != oldValue { invalidateLayout() } } }
    private var shown: LayoutNode?

    init(_ axes: Axis.Set, _ list: ViewList, _ inputs: _ViewInputs) {
        self.axes = axes
        super.init(list, inputs)
    }

    override var displayedChildren: [LayoutNode] { shown.map { [$0] } ?? [] }
    override func elementsChanged() {
        shown = nil
        for element in elements { host.lifetimes.setHidden(true, element.scope, in: host.graph) }
    }

    private func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
        var ideal = proposal
        if axes.contains(.horizontal) { ideal.width = nil }
        if axes.contains(.vertical) { ideal.height = nil }
        func fits(_ length: CGFloat, _ room: CGFloat?) -> Bool { length <= (room ?? .infinity) + 0.001 }
        return children.dropLast().first { child in
            let size = child.sizeThatFits(ideal)
            return (!axes.contains(.horizontal) || fits(size.width, proposal.width))
                && (!axes.contains(.vertical) || fits(size.height, proposal.height))
        } ?? children.last
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { choice(proposal)?.sizeThatFits(proposal) ?? .zero }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let chosen = choice(proposal)
        if chosen !== shown { show(chosen) }
        chosen?.place(at: .zero, proposal)
    }

    private func show(_ new: LayoutNode?) {
        shown = new
        structureChanged()
        host.preferencesChanged()
        for (element, child) in zip(elements, children) { host.lifetimes.setHidden(child !== new, element.scope, in: host.graph) }
    }

    override var spacing: ViewSpacing { (shown ?? children.first)?.spacing ?? ViewSpacing() }
    override var layoutPriority: Double { (shown ?? children.first)?.layoutPriority ?? 0 }
    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        choice(proposal)?.explicitGuide(key, proposal)
    }
}
