/// A view that is one whatever its content is: modifiers are put on it once, not on each view of the content.
struct SingleView<Content: View>: PrimitiveView {
    let content: Content

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let list = Content._makeViewList(view: view.map(inputs.scope) { $0.content }, inputs: _ViewListInputs(inputs)).list
        return _ViewOutputs(ImplicitStackNode(list, inputs))
    }
}
