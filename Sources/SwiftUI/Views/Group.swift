/// Several views, scenes, commands, bar items, rows or columns that are written as one.
///
/// Source: Apple's documentation of `Group`. The initializers for other content than views come second, as the compiler would try all of them otherwise.
@MainActor @preconcurrency public struct Group<Content> {
    public typealias Body = Never
    nonisolated(unsafe) let content: Content

    /// A closure is content of its builder, and never content itself.
    nonisolated private init(showing content: Content) { self.content = content }
}

extension Group: View, ListView where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Content._makeView(view: view.map(inputs.scope) { $0.content }, inputs: inputs)
    }
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        Content._makeViewList(view: view.map(inputs.base.scope) { $0.content }, inputs: inputs)
    }
    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Content._viewListCount(inputs: inputs) }
}
