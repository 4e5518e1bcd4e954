/// Views in a row.
@MainActor @preconcurrency public struct HStack<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    nonisolated(unsafe) let content: Content

    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        StackMaking.make(.horizontal, view, inputs) {
            ($0.alignment.key, $0.spacing)
        } content: {
            $0.content
        }
    }
}
