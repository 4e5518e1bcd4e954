/// Shows a view at an edge, and keeps the content's safe area off it.
@MainActor struct SafeAreaInsetModifier<Inset: View>: NodeModifier {
    typealias Body = Never
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    nonisolated(unsafe) let inset: Inset
    nonisolated init(edge: Edge, alignment: Alignment, spacing: CGFloat?, inset: Inset) {
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
        self.inset = inset
    }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let list = Inset._makeViewList(view: _GraphValue(modifier).map(inputs.scope) { $0.inset }, inputs: _ViewListInputs(inputs)).list
        let first = modifier.untrackedValue
        let layer = LayersNode(alignment: first.alignment, list, inputs)
        let result = InsetNode(node, layer, first.edge, inputs)
        result.observe(inputs) { [unowned result] in
            let value = modifier.value
            layer.alignment = value.alignment
            result.set(value.edge, value.alignment, value.spacing ?? 0)
        }
        return result
    }
}

/// A node whose content has less of a safe area: the rest is another view's.
@MainActor final class InsetNode: LayoutNode {
    private let content, inset: LayoutNode
    private var edge: Edge
    private var alignment = Alignment.center
    private var distance: CGFloat = 0

    init(_ content: LayoutNode, _ inset: LayoutNode, _ edge: Edge, _ inputs: _ViewInputs) {
        (self.content, self.inset, self.edge) = (content, inset, edge)
        super.init(inputs)
        setChildren([content, inset])
    }

    func set(_ edge: Edge, _ alignment: Alignment, _ distance: CGFloat) {
        (self.edge, self.alignment, self.distance) = (edge, alignment, distance)
        invalidateLayout()
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    /// The size of what stands at the edge.
    private func insetSize(_ proposal: ProposedViewSize) -> CGSize {
        inset.children.isEmpty ? .zero : inset.sizeThatFits(insetProposal(proposal))
    }

    private func insetProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var result = proposal
        result[axis] = nil
        return result
    }

    private func taken(_ proposal: ProposedViewSize) -> CGFloat {
        inset.children.isEmpty ? 0 : insetSize(proposal)[axis] + distance
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var result = proposal
        if let length = proposal[axis] { result[axis] = max(0, length - taken(proposal)) }
        return result
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        var size = content.sizeThatFits(inner(proposal))
        size[axis] += taken(proposal)
        return size
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let insetSize = insetSize(proposal)
        let taken = taken(proposal)
        var origin = CGPoint.zero
        if edge == .top || edge == .leading { origin[axis] = taken }
        content.place(at: origin, inner(proposal))
        var room = size
        room[axis] = insetSize[axis]
        var place = AlignedPlacement.origin(inset, insetProposal(proposal), alignment, in: room)
        if edge == .bottom || edge == .trailing { place[axis] += size[axis] - insetSize[axis] }
        inset.place(at: place, insetProposal(proposal))
        reserved = EdgeInsets(taken, edges: Edge.Set(edge))
    }

    /// The insets of the content that the view at the edge occupies, in points.
    private(set) var reserved = EdgeInsets()

    override var layoutPriority: Double { content.layoutPriority }
    override var zIndex: Double { content.zIndex }
    override var spacing: ViewSpacing { content.spacing }

    /// The room that insets around a node keep free, beyond those edges of it that touch them.
    static func insets(beyond rect: CGRect, of node: LayoutNode) -> EdgeInsets {
        var result = EdgeInsets()
        var frame = rect
        var current = node
        let near: CGFloat = 0.5
        while let parent = current.parent {
            frame = frame.offsetBy(dx: current.position.x + parent.contentOffset.x, dy: current.position.y + parent.contentOffset.y)
            if parent is ScrollNode { break }
            if let inset = parent as? InsetNode, inset.content === current {
                let area = CGRect(origin: current.position, size: current.size)
                let reserved = inset.reserved
                if abs(frame.minY - area.minY) < near { result.top += reserved.top }
                if abs(frame.maxY - area.maxY) < near { result.bottom += reserved.bottom }
                let isRightToLeft = node.host.isRightToLeft
                if abs(frame.minX - area.minX) < near {
                    isRightToLeft ? (result.trailing += reserved.trailing) : (result.leading += reserved.leading)
                }
                if abs(frame.maxX - area.maxX) < near {
                    isRightToLeft ? (result.leading += reserved.leading) : (result.trailing += reserved.trailing)
                }
                // What goes over the inset may touch the edges around, too.
                frame.origin.y -= result.top
                frame.size.height += result.top + result.bottom
                let (left, right) = isRightToLeft ? (result.trailing, result.leading) : (result.leading, result.trailing)
                frame.origin.x -= left
                frame.size.width += left + right
            }
            current = parent
        }
        return result
    }
}

extension View {
    /// Shows `content` above or below the view, whose safe area ends where it begins.
    ///
    /// Source: Apple's documentation of `safeAreaInset(edge:alignment:spacing:content:)`.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
                inset: content()))
    }
    /// Shows `content` beside the view, whose safe area ends where it begins.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing, alignment: Alignment(horizontal: .center, vertical: alignment),
                spacing: spacing, inset: content()))
    }
    /// Makes the view's safe area smaller.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: insets.top) }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: insets.bottom) }
            .safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: insets.leading) }
            .safeAreaInset(edge: .trailing, spacing: 0) { Color.clear.frame(width: insets.trailing) }
    }
    /// Makes the view's safe area smaller at some edges.
    ///
    /// - Parameter length: The distance in points; nil for 16.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(length ?? 16, edges: edges))
    }
    /// Makes the view's safe area smaller at all edges.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

extension UIScrollView {
    /// Keeps content off what stands at the edges over it.
    ///
    /// - Parameter indicators: How far the indicators stand from the edges; nil for as far as the content.
    func applyInsets(_ insets: EdgeInsets, indicators: EdgeInsets? = nil, isRightToLeft: Bool) {
        func turned(_ insets: EdgeInsets) -> UIEdgeInsets {
            UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing)
        }
        let (new, shown) = (turned(insets), turned(indicators ?? insets))
        if shown != verticalScrollIndicatorInsets { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (shown, shown) }
        guard new != contentInset else { return }
        // What was in sight at the top stays there.
        let isAtTop = contentOffset.y <= -adjustedContentInset.top + 0.5
        let isAtLeft = contentOffset.x <= -adjustedContentInset.left + 0.5
        contentInset = new
        if isAtTop { contentOffset.y = -adjustedContentInset.top }
        if isAtLeft { contentOffset.x = -adjustedContentInset.left }
    }
}
