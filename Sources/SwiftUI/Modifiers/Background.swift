/// A view with others behind and in front of it.
@MainActor struct LayeredModifier<Layer: View>: NodeModifier {
    typealias Body = Never
    let layer: Layer
    let alignment: Alignment
    let isInFront: Bool
    /// The edges of the safe area that the layer goes over.
    var ignoredEdges: Edge.Set = []

    /// The material behind the view; nil for what is none, or not known.
    var material: Material?

    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs {
        guard modifier.untrackedValue.material != nil else { return inputs }
        return inputs.changingEnvironment { $0.backgroundMaterial = modifier.value.material }
    }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        var inner = inputs
        inner.environment = inputs.changingEnvironment { $0.stackAxis = nil }.environment
        let list = Layer._makeViewList(view: _GraphValue(modifier).map(inputs.scope) { $0.layer }, inputs: _ViewListInputs(inner)).list
        let first = modifier.untrackedValue
        let layer = LayersNode(alignment: first.alignment, list, inputs)
        let result = LayeredNode(node, layer, isInFront: first.isInFront, inputs)
        result.observe(inputs) { [unowned result] in
            let value = modifier.value
            layer.alignment = value.alignment
            result.set(value.alignment, value.ignoredEdges)
        }
        return result
    }
}

/// A node with another behind or in front of it, which has no say in its size.
@MainActor final class LayeredNode: LayoutNode, PositionDependent {
    override class var keepsState: Bool { false }
    private let content, layer: LayoutNode
    private let isInFront: Bool
    private var alignment = Alignment.center
    private var ignoredEdges: Edge.Set = []
    private var placedRoom: CGRect?

    init(_ content: LayoutNode, _ layer: LayoutNode, isInFront: Bool, _ inputs: _ViewInputs) {
        (self.content, self.layer, self.isInFront) = (content, layer, isInFront)
        super.init(inputs)
        setChildren(isInFront ? [content, layer] : [layer, content])
    }

    func set(_ alignment: Alignment, _ ignoredEdges: Edge.Set) {
        if ignoredEdges != self.ignoredEdges, !ignoredEdges.isEmpty { host.positionDependents.append(WeakPositionDependent(node: self)) }
        (self.alignment, self.ignoredEdges) = (alignment, ignoredEdges)
        invalidateLayout()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        content.place(at: .zero, proposal)
        let room = room(size)
        placedRoom = room
        let inner = ProposedViewSize(room.size)
        let origin = AlignedPlacement.origin(layer, inner, alignment, in: room.size)
        layer.place(at: CGPoint(x: room.minX + origin.x, y: room.minY + origin.y), inner)
    }

    /// The layer's room: the content's, over the edges of the safe area it touches.
    private func room(_ size: CGSize) -> CGRect {
        let room = CGRect(origin: .zero, size: size)
        return ignoredEdges.isEmpty ? room : SafeAreaRoom.extended(room, of: self, over: ignoredEdges)
    }

    func positionChanged() -> Bool {
        guard placedRoom != room(size) else { return false }
        invalidateLayout()
        return true
    }

    override var layoutPriority: Double { content.layoutPriority }
    override var zIndex: Double { content.zIndex }
    override var spacing: ViewSpacing { content.spacing }
    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { content.explicitGuide(key, proposal) }
}

/// Rectangles that go over the edges of the safe area.
@MainActor enum SafeAreaRoom {
    /// How far the safe area reaches into what lies around a node that touches its edges.
    static func insets(of node: LayoutNode) -> EdgeInsets {
        let rect = CGRect(origin: .zero, size: node.size)
        let room = extended(rect, of: node, over: .all)
        return EdgeInsets(
            top: rect.minY - room.minY, leading: rect.minX - room.minX, bottom: room.maxY - rect.maxY, trailing: room.maxX - rect.maxX)
    }

    /// `rect`, in the node's coordinates, with the room beyond those edges of the safe area that it touches.
    ///
    /// - Parameter regions: The regions of the safe area to extend over; the keyboard covers the bars below it.
    static func extended(_ rect: CGRect, of node: LayoutNode, over edges: Edge.Set, _ regions: SafeAreaRegions = .all) -> CGRect {
        let inner = InsetNode.insets(beyond: rect, of: node)
        let rect = inner == EdgeInsets() ? rect : rect.extended(by: inner, over: edges, isRightToLeft: node.host.isRightToLeft)
        guard let container = node.host.container else { return rect }
        let insets = node.host.safeArea
        let frame = node.frameInHost
        let bounds = container.bounds
        let near: CGFloat = 0.5
        var result = rect
        func grow(_ edge: Edge, _ distance: CGFloat, _ inset: CGFloat) -> CGFloat {
            edges.contains(Edge.Set(edge)) && inset > 0 && distance <= inset + near ? max(0, distance) : 0
        }
        let top = grow(.top, frame.minY + rect.minY, insets.top)
        let bottom = regions.part(of: grow(.bottom, bounds.height - (frame.minY + rect.maxY), insets.bottom), node.host)
        let isRightToLeft = node.host.isRightToLeft
        let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        let leftGrowth = grow(isRightToLeft ? .trailing : .leading, frame.minX + rect.minX, left)
        let rightGrowth = grow(isRightToLeft ? .leading : .trailing, bounds.width - (frame.minX + rect.maxX), right)
        result.origin.y -= top
        result.size.height += top + bottom
        // Positions count from the leading edge.
        result.origin.x -= isRightToLeft ? rightGrowth : leftGrowth
        result.size.width += leftGrowth + rightGrowth
        return result
    }
}

extension CGRect {
    /// The rectangle made larger by insets at some edges.
    fileprivate func extended(by insets: EdgeInsets, over edges: Edge.Set, isRightToLeft: Bool) -> CGRect {
        let top = edges.contains(.top) ? insets.top : 0
        let bottom = edges.contains(.bottom) ? insets.bottom : 0
        let leading = edges.contains(.leading) ? insets.leading : 0
        let trailing = edges.contains(.trailing) ? insets.trailing : 0
        return CGRect(
            x: minX - (isRightToLeft ? trailing : leading), y: minY - top, width: width + leading + trailing, height: height + top + bottom)
    }
}

extension View {
    nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayeredModifier(layer: content(), alignment: alignment, isInFront: false))
    }
    @_disfavoredOverload nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
        -> some View
    {
        modifier(LayeredModifier(layer: background, alignment: alignment, isInFront: false))
    }
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }
    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(
            LayeredModifier(
                layer: Rectangle().fill(style), alignment: .center, isInFront: false, ignoredEdges: edges, material: style as? Material))
    }
    nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        modifier(
            LayeredModifier(
                layer: shape.fill(style, style: fillStyle), alignment: .center, isInFront: false, material: style as? Material))
    }
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayeredModifier(layer: content(), alignment: alignment, isInFront: true))
    }
    @_disfavoredOverload nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(LayeredModifier(layer: overlay, alignment: alignment, isInFront: true))
    }
    nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(LayeredModifier(layer: Rectangle().fill(style), alignment: .center, isInFront: true, ignoredEdges: edges))
    }
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        modifier(LayeredModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, isInFront: true))
    }
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
