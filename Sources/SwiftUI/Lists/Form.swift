/// Controls to fill in, grouped.
@MainActor @preconcurrency public struct Form<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    nonisolated(unsafe) let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(CollectionNode.make(view.map(inputs.scope) { $0.content }, inputs))
    }
}
