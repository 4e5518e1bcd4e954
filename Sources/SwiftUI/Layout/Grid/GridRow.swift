/// Views in one row of a grid, one in each column. Outside of grids it is a group; modifiers are those of each of its views.
///
/// Source: Apple's documentation of `GridRow`.
@MainActor @preconcurrency public struct GridRow<Content: View>: View, ListView {
    public typealias Body = Never
    let alignment: VerticalAlignment?
    nonisolated(unsafe) let content: Content

    /// - Parameter alignment: The vertical alignment of the row's cells; nil for the grid's.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Content._makeView(view: view.map(inputs.scope) { $0.content }, inputs: inputs)
    }

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let list = Content._makeViewList(view: view.map(inputs.base.scope) { $0.content }, inputs: inputs).list
        let owner = GridRowOwner { view.value.alignment }
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
    private let alignment: () -> VerticalAlignment?

    /// - Parameter alignment: Reads where cells stand in the row's height, for those who follow it.
    init(alignment: @escaping () -> VerticalAlignment?) { self.alignment = alignment }

    /// Makes the node a cell of the row.
    func addCell(_ node: LayoutNode, _ inputs: _ViewInputs) {
        node.observe(inputs) { [unowned node] in
            node.traits[ObjectIdentifier(GridCellTraits.Row.self)] = TraitBox(GridRowPlace(owner: self, alignment: self.alignment()))
            node.invalidateLayout()
        }
    }
}

/// The row that a cell stands in.
struct GridRowPlace {
    let owner: GridRowOwner
    /// The vertical alignment of the row's cells; nil for the grid's.
    let alignment: VerticalAlignment?
}
