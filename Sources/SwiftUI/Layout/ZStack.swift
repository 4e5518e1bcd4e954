/// Views in front of each other.
@MainActor @preconcurrency public struct ZStack<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    let alignment: Alignment
    nonisolated(unsafe) let content: Content

    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        var inner = inputs
        inner.environment = inputs.changingEnvironment { $0.stackAxis = nil }.environment
        let list = Content._makeViewList(view: view.map(inputs.scope) { $0.content }, inputs: _ViewListInputs(inner)).list
        let node = LayersNode(alignment: view.attribute.untrackedValue.alignment, list, inputs)
        node.observe(inputs) { [unowned node] in node.alignment = view.value.alignment }
        return _ViewOutputs(node)
    }
}
