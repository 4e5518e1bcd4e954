/// Columns of a table, made for each element of a collection.
///
/// Source: Apple's documentation of `TableColumnForEach` (iOS 17.4).
public struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator, Content: TableColumnContent
>: PrimitiveTableColumns where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    /// The elements.
    nonisolated(unsafe) public var data: Data
    /// Makes the columns of an element.
    nonisolated(unsafe) public var content: (Data.Element) -> Content

    /// Columns of elements whose identity `id` tells.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) { (self.data, self.content) = (data, content) }

    var columns: [AnyTableColumn] { data.flatMap { content($0).listedColumns } }
}

extension TableColumnForEach where ID == Data.Element.ID, Data.Element: Identifiable {
    /// Columns of elements that know their identity.
    nonisolated public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}
