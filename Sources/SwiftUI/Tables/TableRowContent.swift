/// The rows of a table.
///
/// Source: Apple's documentation of `TableRowContent`.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    associatedtype TableRowBody: TableRowContent
    @MainActor @preconcurrency var tableRowBody: TableRowBody { get }
}

/// Rows that are not made of others.
@MainActor protocol PrimitiveTableRows: TableRowContent where TableRowBody == Never {
    /// Views of the rows.
    func rows(_ table: TableLook) -> AnyView
}

extension PrimitiveTableRows {
    public var tableRowBody: Never { fatalError("the rows have no body") }
}

extension TableRowContent {
    func listedRows(_ table: TableLook) -> AnyView { (self as? any PrimitiveTableRows)?.rows(table) ?? tableRowBody.listedRows(table) }
}

extension Never: TableRowContent {
    public typealias TableRowBody = Never
    public var tableRowBody: Never { fatalError("there are no rows") }
}

/// A row of a table that shows a value.
///
/// Source: Apple's documentation of `TableRow`.
public struct TableRow<Value: Identifiable>: PrimitiveTableRows {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    nonisolated(unsafe) let value: Value
    nonisolated public init(_ value: Value) { self.value = value }

    func rows(_ table: TableLook) -> AnyView { AnyView(TableLineView(value: value, table: table).tag(value.id).id(value.id)) }
}

/// A row for each element of a collection.
///
/// Source: Apple's documentation of `TableForEachContent`.
public struct TableForEachContent<Data: RandomAccessCollection>: PrimitiveTableRows where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
    nonisolated(unsafe) let data: Data
    nonisolated init(data: Data) { self.data = data }

    func rows(_ table: TableLook) -> AnyView { AnyView(ForEach(data) { TableLineView(value: $0, table: table) }) }
}

extension ForEach: TableRowContent, PrimitiveTableRows where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    func rows(_ table: TableLook) -> AnyView {
        AnyView(ForEach<Data, ID, AnyView>(data, .closure { identify($0) }) { content($0).listedRows(table) })
    }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable, Content: TableRowContent {
    /// Rows of elements that know their identity.
    nonisolated public init<V: Identifiable>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where Content.TableRowValue == V { self.init(data, .keyPath(\.id), content) }
    /// A row for each element.
    nonisolated public init(_ data: Data) where Content == TableRow<Data.Element> { self.init(data, .keyPath(\.id)) { TableRow($0) } }
}

extension ForEach where Content: TableRowContent {
    /// Rows of elements whose identity `id` tells.
    nonisolated public init<V: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == V { self.init(data, .keyPath(id), content) }
}

extension Optional: TableRowContent, PrimitiveTableRows where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableRowBody = Never
    func rows(_ table: TableLook) -> AnyView { self?.listedRows(table) ?? AnyView(EmptyView()) }
}

extension _ConditionalContent: TableRowContent, PrimitiveTableRows
where TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue {
    public typealias TableRowValue = TrueContent.TableRowValue
    public typealias TableRowBody = Never

    func rows(_ table: TableLook) -> AnyView {
        switch storage {
        case .trueContent(let content): content.listedRows(table)
        case .falseContent(let content): content.listedRows(table)
        }
    }
}

extension Group: TableRowContent, PrimitiveTableRows where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    /// Rows that are written as one.
    @_disfavoredOverload nonisolated public init<Value>(@TableRowBuilder<Value> content: () -> Content)
    where Content.TableRowValue == Value { self.content = content() }

    func rows(_ table: TableLook) -> AnyView { content.listedRows(table) }
}

/// Several rows.
///
/// Source: Apple's documentation of `TupleTableRowContent`.
public struct TupleTableRowContent<Value: Identifiable, T>: PrimitiveTableRows {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    nonisolated(unsafe) public var value: T
    nonisolated(unsafe) private let parts: [@MainActor (TableLook) -> AnyView]
    nonisolated init(_ value: T, _ parts: [@MainActor (TableLook) -> AnyView]) { (self.value, self.parts) = (value, parts) }

    func rows(_ table: TableLook) -> AnyView {
        let views = parts.map { $0(table) }
        return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
    }
}

/// Rows with something said about each.
@MainActor struct ModifiedTableRows<Base: TableRowContent>: PrimitiveTableRows {
    typealias TableRowValue = Base.TableRowValue
    typealias TableRowBody = Never
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let change: @MainActor (AnyView) -> AnyView
    nonisolated init(base: Base, change: @escaping @MainActor (AnyView) -> AnyView) { (self.base, self.change) = (base, change) }
    func rows(_ table: TableLook) -> AnyView { change(base.listedRows(table)) }
}

extension TableRowContent {
    /// Shows choices when a finger stays on the row.
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
        nonisolated(unsafe) let items = menuItems()
        return ModifiedTableRows(base: self) { row in AnyView(row.contextMenu { items }) }
    }
    /// Lets people drag the row, which then carries a value.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<TableRowValue> {
        nonisolated(unsafe) let payload = payload
        return ModifiedTableRows(base: self) { row in AnyView(row.draggable(payload())) }
    }
    /// Lets people drag the row, which then carries what the closure makes.
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
        nonisolated(unsafe) let action = action
        return ModifiedTableRows(base: self) { row in AnyView(row.itemProvider(action)) }
    }
}

/// Lists the rows of a table.
///
/// Source: Apple's documentation of `TableRowBuilder`.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content where Value == Content.TableRowValue {
        content
    }
    public static func buildBlock<C: TableRowContent>(_ content: C) -> C where Value == C.TableRowValue { content }
    public static func buildBlock<each C: TableRowContent>(_ content: repeat each C) -> TupleTableRowContent<Value, (repeat each C)> {
        var parts: [@MainActor (TableLook) -> AnyView] = []
        for part in repeat each content { parts.append(rows(of: part)) }
        return TupleTableRowContent((repeat each content), parts)
    }
    private static func rows<C: TableRowContent>(of content: C) -> @MainActor (TableLook) -> AnyView {
        nonisolated(unsafe) let content = content
        return { content.listedRows($0) }
    }
    public static func buildIf<C: TableRowContent>(_ content: C?) -> C? where Value == C.TableRowValue { content }
    public static func buildEither<T: TableRowContent, F: TableRowContent>(first: T) -> _ConditionalContent<T, F>
    where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue { _ConditionalContent(storage: .trueContent(first)) }
    public static func buildEither<T: TableRowContent, F: TableRowContent>(second: F) -> _ConditionalContent<T, F>
    where Value == F.TableRowValue, T.TableRowValue == F.TableRowValue { _ConditionalContent(storage: .falseContent(second)) }
}

/// Rows of a collection that people drag into and within.
@available(*, unavailable, message: "not yet in Quince: rows of tables that take what is dropped")
@MainActor @preconcurrency public protocol DynamicTableRowContent: TableRowContent {
    associatedtype Data: Collection
    var data: Data { get }
}

/// A row that shows and hides rows below it.
@available(*, unavailable, message: "not yet in Quince: rows of tables within others; use a List with an OutlineGroup")
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent> where Label.TableRowValue == Content.TableRowValue {
    public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value> {}
}
