/// Views in a column.
@MainActor @preconcurrency public struct VStack<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    nonisolated(unsafe) let content: Content

    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        StackMaking.make(.vertical, view, inputs) {
            ($0.alignment.key, $0.spacing)
        } content: {
            $0.content
        }
    }
}
