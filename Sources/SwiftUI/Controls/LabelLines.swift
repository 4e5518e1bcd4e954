/// The views of a control's label: one as it is; of several, the others stand below the first, smaller and grey, as in Apple's
/// documentation of `LabeledContent` and `Toggle`.
struct LabelLines<Content: View>: PrimitiveView {
    typealias Body = Never
    nonisolated(unsafe) let content: Content

    nonisolated init(_ content: Content) { self.content = content }

    /// A label's view where it is one by its type; else its lines.
    @MainActor static func view(_ content: Content) -> AnyView {
        Content._viewListCount(inputs: _ViewListCountInputs()) == 1 ? AnyView(content) : AnyView(LabelLines(content))
    }

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let content = view.map(inputs.scope) { $0.content }
        var first = inputs
        first.environment = inputs.changingEnvironment { $0.stackAxis = .vertical }.environment
        var others = first
        others.environment =
            first.changingEnvironment { values in
                values.font = .subheadline
                values.foreground = AnyShapeStyle(Color.secondary)
            }.environment
        // Views are made when they are asked for: each is in one of the two looks only.
        let list = LineList(
            Content._makeViewList(view: content, inputs: _ViewListInputs(first)).list,
            Content._makeViewList(view: content, inputs: _ViewListInputs(others)).list)
        return _ViewOutputs(StackNode(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil, list, inputs))
    }
}

/// The first view of one list, and the others of another with the same views.
private final class LineList: ViewList {
    private let first, others: ViewList

    init(_ first: ViewList, _ others: ViewList) {
        (self.first, self.others) = (first, others)
        super.init()
        first.parent = self
        others.parent = self
    }

    override var count: Int { min(first.count, others.count) }
    override func element(at index: Int) -> ViewElement { index == 0 ? first.element(at: 0) : others.element(at: index) }
    override func index(of id: AnyHashable) -> Int? { first.index(of: id) }
}
