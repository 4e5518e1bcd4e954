/// Several views that are written as one.
@MainActor @preconcurrency public struct Group<Content> {
    nonisolated(unsafe) let content: Content
}

extension Group: View, ListView where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Content._makeView(view: view.map(inputs.scope) { $0.content }, inputs: inputs)
    }
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        Content._makeViewList(view: view.map(inputs.base.scope) { $0.content }, inputs: inputs)
    }
    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Content._viewListCount(inputs: inputs) }
}
