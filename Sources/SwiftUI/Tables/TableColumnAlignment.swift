/// The horizontal alignment of a column's title and cells.
///
/// Source: Apple's documentation of `TableColumnAlignment`.
public struct TableColumnAlignment: Hashable, Sendable {
    private enum Kind { case automatic, leading, center, trailing }
    private let kind: Kind
    public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .automatic) }
    public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
    public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
    public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
    /// That of numbers, which end at the same place.
    public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }

    /// Nil for the automatic one.
    var horizontal: HorizontalAlignment? {
        switch kind {
        case .automatic: nil
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension View {
    /// Places a cell or title in the width of its column.
    @ViewBuilder func aligned(in column: AnyTableColumn) -> some View {
        if let alignment = column.alignment {
            frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
        } else {
            self
        }
    }
}
