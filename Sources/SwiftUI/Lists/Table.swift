/// Rows of data in columns.
@available(*, unavailable, message: "not yet in Quince: tables; a List shows what a table shows on an iPhone, the first column")
@MainActor @preconcurrency public struct Table<Value: Identifiable, Rows, Columns>: View {
    nonisolated public init(_ data: some RandomAccessCollection<Value>, columns: () -> Columns) { fatalError("unavailable") }
    public var body: some View { EmptyView() }
}

/// A column of a table.
@available(*, unavailable, message: "not yet in Quince: tables; a List shows what a table shows on an iPhone, the first column")
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {}

extension View {
    @available(*, unavailable, message: "not yet in Quince: tables")
    nonisolated public func tableStyle<S>(_ style: S) -> some View { self }
}
