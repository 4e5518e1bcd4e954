/// A view whose content depends on the space it has.
///
/// The content is made when the reader first has a size, so that all of it sees that size: its state, its tasks, and what is called when it appears.
///
/// Source: Apple's documentation of `GeometryReader`.
@MainActor @preconcurrency public struct GeometryReader<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    nonisolated(unsafe) public var content: (GeometryProxy) -> Content
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(
            GeometryNode(inputs) { proxy in
                let content = BodyEvaluation.attribute(of: view.attribute, scope: inputs.scope, environment: inputs.environment) {
                    $0.content(proxy.value)
                }
                var inner = inputs
                inner.environment = inputs.changingEnvironment { $0.stackAxis = nil }.environment
                let list = Content._makeViewList(view: _GraphValue(content), inputs: _ViewListInputs(inner)).list
                return LayersNode(alignment: .topLeading, list, inputs)
            })
    }
}

/// A node that takes all space it is offered, and has its content made for it.
@MainActor final class GeometryNode: LayoutNode, PositionDependent {
    private let scope: GraphScope
    private let make: (Attribute<GeometryProxy>) -> LayoutNode
    private var proxy: Attribute<GeometryProxy>?
    private var content: LayoutNode?

    /// - Parameter make: Makes the content, which depends on the geometry.
    init(_ inputs: _ViewInputs, _ make: @escaping (Attribute<GeometryProxy>) -> LayoutNode) {
        (scope, self.make) = (inputs.scope, make)
        super.init(inputs)
        host.positionDependents.append(WeakPositionDependent(node: self))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) { content?.place(at: .zero, ProposedViewSize(size)) }
    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }

    private var geometry: GeometryProxy {
        GeometryProxy(size: size, safeAreaInsets: SafeAreaRoom.insets(of: self), node: self, place: convert(.zero, to: .global))
    }

    /// Everything has its place here, which insets and coordinates depend on.
    func positionChanged() -> Bool {
        if let proxy {
            proxy.set(geometry)
            return false
        }
        // A host that has no size yet gets one.
        guard isPlaced, host.hasSize, !scope.isDestroyed else { return false }
        let proxy = Attribute(geometry)
        self.proxy = proxy
        let made = make(proxy)
        content = made
        setChildren([made])
        return true
    }
}
