/// The columns of a table.
///
/// Source: Apple's documentation of `TableColumnContent`.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
    associatedtype TableColumnBody: TableColumnContent
    @MainActor @preconcurrency var tableColumnBody: TableColumnBody { get }
    /// Makes the columns; wrappers call that of their content.
    nonisolated static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs
}

/// What a table's columns are made with.
public struct _TableColumnInputs {
    init() {}
}

/// The columns of a table.
public struct _TableColumnOutputs {
    /// From the leading edge.
    let columns: [AnyTableColumn]
}

/// Columns that are not made of others.
@MainActor protocol PrimitiveTableColumns: TableColumnContent where TableColumnBody == Never {
    var columns: [AnyTableColumn] { get }
}

extension PrimitiveTableColumns {
    public var tableColumnBody: Never { fatalError("the columns have no body") }
}

extension TableColumnContent {
    nonisolated public static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs {
        nonisolated(unsafe) let value = content.value
        nonisolated(unsafe) var columns: [AnyTableColumn] = []
        MainActor.assumeIsolated {
            columns = (value as? any PrimitiveTableColumns)?.columns ?? value.tableColumnBody.listedColumns
        }
        return _TableColumnOutputs(columns: columns)
    }

    /// The columns one by one, from the leading edge.
    var listedColumns: [AnyTableColumn] { Self._makeContent(content: _GraphValue(Attribute(self)), inputs: _TableColumnInputs()).columns }
}

extension Never: TableColumnContent {
    public typealias TableRowValue = NeverIdentified
    public typealias TableColumnSortComparator = Never
    public typealias TableColumnBody = Never
    public var tableColumnBody: Never { fatalError("there are no columns") }
}

/// A value there is none of. Source of the need: `Never` has an identity in newer systems only.
public struct NeverIdentified: Identifiable {
    public let id: Never
}

/// A column whose types are not told.
struct AnyTableColumn {
    let label: AnyView
    /// Compares rows by the column's values; nil for columns that do not sort.
    let comparator: Any?
    var width = TableColumnWidth()
    /// The horizontal alignment of cells and title; nil for the leading edge.
    var alignment: HorizontalAlignment?
    let content: @MainActor (Any) -> AnyView
}

/// How wide a column is, in points.
struct TableColumnWidth: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
}

/// Lists the columns of a table.
///
/// Source: Apple's documentation of `TableColumnBuilder`.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    @_disfavoredOverload public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never { column }
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }
    public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue { column }
    public static func buildBlock<each Column: TableColumnContent>(_ column: repeat each Column)
        -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)>
    {
        var parts: [@MainActor () -> [AnyTableColumn]] = []
        for column in repeat each column { parts.append(columns(of: column)) }
        return TupleTableColumnContent((repeat each column), parts)
    }
    private static func columns<C: TableColumnContent>(of content: C) -> @MainActor () -> [AnyTableColumn] {
        nonisolated(unsafe) let content = content
        return { content.listedColumns }
    }
    public static func buildIf<C: TableColumnContent>(_ content: C?) -> C? where RowValue == C.TableRowValue { content }
}

/// Several columns.
///
/// Source: Apple's documentation of `TupleTableColumnContent`.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: PrimitiveTableColumns {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    nonisolated(unsafe) public var value: T
    nonisolated(unsafe) private let parts: [@MainActor () -> [AnyTableColumn]]
    nonisolated init(_ value: T, _ parts: [@MainActor () -> [AnyTableColumn]]) { (self.value, self.parts) = (value, parts) }
    var columns: [AnyTableColumn] { parts.flatMap { $0() } }
}

extension Optional: TableColumnContent, PrimitiveTableColumns where Wrapped: TableColumnContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    public typealias TableColumnBody = Never
    var columns: [AnyTableColumn] { self?.listedColumns ?? [] }
}

extension Group: TableColumnContent, PrimitiveTableColumns where Content: TableColumnContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    public typealias TableColumnBody = Never

    /// Columns that are written as one.
    @_disfavoredOverload nonisolated public init<Value, Sort>(@TableColumnBuilder<Value, Sort> content: () -> Content)
    where Content.TableRowValue == Value, Content.TableColumnSortComparator == Sort { self.content = content() }

    var columns: [AnyTableColumn] { content.listedColumns }
}
