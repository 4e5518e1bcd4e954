/// Views in one row of a grid, one in each column. Outside of grids it is a group; modifiers are those of each of its views.
///
/// Source: Apple's documentation of `GridRow`.
@MainActor @preconcurrency public struct GridRow<Content: View>: View, ListView {
    public typealias Body = Never
    let alignment: VerticalAlignment?
    nonisolated(unsafe) let content: Content

    /// - Parameter alignment: Where cells stand in the row's height; nil for what the grid says.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Content._makeView(view: view.map(inputs.scope) { $0.content }, inputs: inputs)
    }

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let list = Content._makeViewList(view: view.map(inputs.base.scope) { $0.content }, inputs: inputs).list
        let owner = GridRowOwner(view.attribute, inputs.base) { $0.alignment }
        return _ViewListOutputs(
            MappedList(list) { element in
                element.gridRow = owner
                return element
            })
    }

    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Content._viewListCount(inputs: inputs) }
}

/// Tells the cells of one row from those of others.
@MainActor final class GridRowOwner {
    private(set) var alignment: VerticalAlignment?
    /// Called when the cells stand elsewhere in the row.
    var onChange: () -> Void = {}
    private var sink: GraphSink?

    init<Row>(_ row: Attribute<Row>, _ inputs: _ViewInputs, alignment: @escaping (Row) -> VerticalAlignment?) {
        self.alignment = alignment(row.untrackedValue)
        sink = GraphSink(in: inputs.scope, graph: inputs.graph) { [weak self] in
            MainActor.assumeIsolated {
                let new = alignment(row.value)
                guard let self, new != self.alignment else { return }
                self.alignment = new
                AnyAttribute.untracked(self.onChange)
            }
        }
    }
}
