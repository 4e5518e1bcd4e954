/// Rows of data in columns, which the user selects and sorts. In compact widths, as on iPhones, a table is a list of its first column.
///
/// Source: Apple's documentation of `Table`.
@MainActor @preconcurrency public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    nonisolated(unsafe) private let rows: Rows
    nonisolated(unsafe) private let columns: Columns
    private let selection: ListSelection?
    private let sorting: TableSorting?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tableHeadersVisibility) private var headers

    nonisolated init(rows: Rows, columns: Columns, selection: ListSelection? = nil, sorting: TableSorting? = nil) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sorting = sorting
    }

    public var body: some View {
        let all = columns.listedColumns
        let look = TableLook(columns: all, isCompact: sizeClass != .regular)
        List<Value.ID, AnyView>(content: AnyView(content(look)), selection: selection).listStyle(.plain)
    }

    @ViewBuilder private func content(_ look: TableLook) -> some View {
        if look.isCompact || headers == .hidden {
            rows.listedRows(look)
        } else {
            Section {
                rows.listedRows(look)
            } header: {
                TableHeader(columns: look.columns, sorting: sorting)
            }
        }
    }
}

extension Table {
    nonisolated public init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns)
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(rows: TableForEachContent(data: data), columns: columns())
    }
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .one(selection))
    }
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .several(selection))
    }
    /// - Parameter sortOrder: By what apps sort the data; a tap on a column's title changes it.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Sort == Columns.TableColumnSortComparator, Columns.TableRowValue == Data.Element,
        Data.Element == Sort.Compared
    { self.init(rows: TableForEachContent(data: data), columns: columns(), sorting: TableSorting(sortOrder)) }
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Sort == Columns.TableColumnSortComparator, Columns.TableRowValue == Data.Element,
        Data.Element == Sort.Compared
    {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder))
    }
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Sort == Columns.TableColumnSortComparator, Columns.TableRowValue == Data.Element,
        Data.Element == Sort.Compared
    {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder))
    }
}

extension Table {
    /// A table whose rows are listed one by one.
    nonisolated public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows: rows(), columns: columns()) }
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows: rows(), columns: columns(), selection: .one(selection)) }
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows: rows(), columns: columns(), selection: .several(selection)) }
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort == Columns.TableColumnSortComparator, Value == Sort.Compared {
        self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder))
    }
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort == Columns.TableColumnSortComparator, Value == Sort.Compared {
        self.init(rows: rows(), columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder))
    }
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort == Columns.TableColumnSortComparator, Value == Sort.Compared {
        self.init(rows: rows(), columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder))
    }
}
