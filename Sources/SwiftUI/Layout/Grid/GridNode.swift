/// Lays out cells in rows and columns.
@MainActor final class GridNode: ArrangedNode<GridArranger> {
    struct Settings: Equatable {
        var alignment: Alignment
        var horizontal, vertical: CGFloat?
    }

    var settings: Settings {
        get { arranger.settings }
        set {
            guard newValue != arranger.settings else { return }
            arranger.settings = newValue
            invalidateLayout()
        }
    }

    init(_ settings: Settings, _ list: ViewList, _ inputs: _ViewInputs) { super.init(GridArranger(settings), list, inputs) }
}
