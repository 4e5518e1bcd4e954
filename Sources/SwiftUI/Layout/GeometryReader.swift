/// A view that knows the room it has.
@MainActor @preconcurrency public struct GeometryReader<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    nonisolated(unsafe) public var content: (GeometryProxy) -> Content
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let proxy = Attribute(GeometryProxy(size: .zero, safeAreaInsets: EdgeInsets(), node: nil))
        let content = BodyEvaluation.attribute(of: view.attribute, scope: inputs.scope, environment: inputs.environment) {
            $0.content(proxy.value)
        }
        var inner = inputs
        inner.environment = inputs.changingEnvironment { $0.stackAxis = nil }.environment
        let list = Content._makeViewList(view: _GraphValue(content), inputs: _ViewListInputs(inner)).list
        return _ViewOutputs(GeometryNode(LayersNode(alignment: .topLeading, list, inputs), proxy, inputs))
    }
}

@MainActor final class GeometryNode: WrapperNode, PositionDependent {
    private let proxy: Attribute<GeometryProxy>

    init(_ content: LayoutNode, _ proxy: Attribute<GeometryProxy>, _ inputs: _ViewInputs) {
        self.proxy = proxy
        super.init(content, inputs)
        host.positionDependents.append(WeakPositionDependent(node: self))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) { content.place(at: .zero, ProposedViewSize(size)) }
    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }
    override var spacing: ViewSpacing { ViewSpacing() }
    override var layoutPriority: Double { 0 }

    func positionChanged() -> Bool {
        proxy.set(GeometryProxy(size: size, safeAreaInsets: SafeAreaRoom.insets(of: self), node: self, place: convert(.zero, to: .global)))
        return false
    }
}
