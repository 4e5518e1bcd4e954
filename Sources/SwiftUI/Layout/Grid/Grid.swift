/// Views in rows and columns, each column as wide as its widest cell.
///
/// Source: Apple's documentation of `Grid`.
@MainActor @preconcurrency public struct Grid<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    let settings: GridNode.Settings
    nonisolated(unsafe) let content: Content

    /// - Parameters:
    ///   - alignment: The alignment of views in cells that they do not fill.
    ///   - horizontalSpacing: The distance between columns, in points; nil for the preferred one of their cells.
    ///   - verticalSpacing: The distance between rows, in points; nil for the preferred one of their cells.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        settings = GridNode.Settings(alignment: alignment, horizontal: horizontalSpacing, vertical: verticalSpacing)
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        var inner = inputs
        inner.environment = inputs.changingEnvironment { $0.stackAxis = nil }.environment
        let list = Content._makeViewList(view: view.map(inputs.scope) { $0.content }, inputs: _ViewListInputs(inner)).list
        let node = GridNode(view.attribute.untrackedValue.settings, list, inputs)
        node.observe(inputs) { [unowned node] in node.settings = view.value.settings }
        return _ViewOutputs(node)
    }
}

// MARK: What cells say

/// The keys of the traits of a grid's cells.
enum GridCellTraits {
    enum Row {}
    enum Columns {}
    enum Anchor {}
    enum UnsizedAxes {}
    enum ColumnAlignment {}
}

/// Says something about a cell of a grid.
@MainActor struct GridCellModifier<Value>: NodeModifier {
    typealias Body = Never
    let key: ObjectIdentifier
    nonisolated(unsafe) let value: Value
    nonisolated init(_ key: Any.Type, _ value: Value) {
        self.key = ObjectIdentifier(key)
        self.value = value
    }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        node.observe(inputs) { [unowned node] in
            let modifier = modifier.value
            node.traits[modifier.key] = TraitBox(modifier.value)
            node.invalidateLayout()
        }
        return node
    }
}

extension View {
    /// Has the view take several columns of its grid.
    nonisolated public func gridCellColumns(_ count: Int) -> some View { modifier(GridCellModifier(GridCellTraits.Columns.self, count)) }
    /// Places the view at a point of its grid cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(GridCellModifier(GridCellTraits.Anchor.self, anchor))
    }
    /// Keeps the view from making its column or row larger.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(GridCellModifier(GridCellTraits.UnsizedAxes.self, axes))
    }
    /// Sets where the cells of the view's column stand.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(GridCellModifier(GridCellTraits.ColumnAlignment.self, guide))
    }
}
