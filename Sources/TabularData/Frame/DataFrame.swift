import QuinceFoundation

/// Columns of the same length. Source: Apple's documentation of `DataFrame`.
public struct DataFrame: ExpressibleByDictionaryLiteral, Hashable {
    private(set) var stored: [AnyColumn] = []

    public init() {}
    public init(columns: some Sequence<AnyColumn>) { for column in columns { append(column: column) } }
    public init(dictionaryLiteral elements: (String, [Any?])...) {
        for (name, values) in elements { append(column: Self.column(name, values)) }
    }
    /// The rows of a slice as a frame of their own.
    public init(_ other: DataFrame.Slice) { self = other.contents }
    init(stored: [AnyColumn]) { self.stored = stored }

    /// A column of the type that all values have, or of `Any`.
    private static func column(_ name: String, _ values: [Any?]) -> AnyColumn {
        func typed<T>(_ type: T.Type) -> AnyColumn? {
            values.allSatisfy { $0 == nil || $0 is T } ? AnyColumn(Column(name: name, contents: values.map { $0 as? T })) : nil
        }
        return typed(Int.self) ?? typed(Double.self) ?? typed(Bool.self) ?? typed(String.self) ?? typed(Date.self)
            ?? AnyColumn(Column<Any>(name: name, contents: values))
    }

    public var columns: [AnyColumn] {
        get { stored }
        set { self = DataFrame(columns: newValue) }
    }
    public var rows: Rows { Rows(frame: self) }
    public var shape: (rows: Int, columns: Int) { (stored.first?.count ?? 0, stored.count) }
    public var isEmpty: Bool { shape.rows == 0 }

    // MARK: Columns

    public func indexOfColumn(_ name: String) -> Int? { stored.firstIndex { $0.name == name } }
    public func containsColumn(_ name: String) -> Bool { indexOfColumn(name) != nil }
    public func containsColumn<T>(_ name: String, _ type: T.Type) -> Bool {
        indexOfColumn(name).map { stored[$0].base is Column<T> } ?? false
    }
    public func containsColumn<T>(_ id: ColumnID<T>) -> Bool { containsColumn(id.name, T.self) }

    func index(_ name: String) -> Int {
        guard let index = indexOfColumn(name) else { preconditionFailure("the frame has no column \(name)") }
        return index
    }

    public subscript(_ name: String) -> AnyColumn {
        get { stored[index(name)] }
        set { replace(index(name), newValue) }
    }
    public subscript(column index: Int) -> AnyColumn {
        get { stored[index] }
        set { replace(index, newValue) }
    }
    public subscript<T>(_ name: String, _ type: T.Type) -> Column<T> {
        get { stored[index(name)].assumingType(T.self) }
        set { replace(index(name), AnyColumn(newValue)) }
    }
    public subscript<T>(_ id: ColumnID<T>) -> Column<T> {
        get { self[id.name, T.self] }
        set { self[id.name, T.self] = newValue }
    }
    public subscript<T>(column index: Int, type: T.Type) -> Column<T> { stored[index].assumingType(T.self) }
    /// The rows of which a column of truth values says so.
    public subscript(mask: some Collection<Bool>) -> Slice {
        Slice(self, zip(0..., mask).compactMap { $1 ? $0 : nil }.filter { $0 < shape.rows })
    }

    private mutating func replace(_ index: Int, _ column: AnyColumn) {
        precondition(stored.count == 1 || column.count == shape.rows, "the column \(column.name) has another length than the frame")
        stored[index] = column
    }

    /// Appends a column, which is as long as the others; a name that is taken is a programmer's error.
    public mutating func append(column: AnyColumn) { insert(column: column, at: stored.count) }
    public mutating func append<T>(column: Column<T>) { append(column: AnyColumn(column)) }
    public mutating func insert(column: AnyColumn, at index: Int) {
        precondition(!containsColumn(column.name), "the frame has a column \(column.name)")
        precondition(stored.isEmpty || column.count == shape.rows, "the column \(column.name) has another length than the frame")
        stored.insert(column, at: index)
    }
    public mutating func insert<T>(column: Column<T>, at index: Int) { insert(column: AnyColumn(column), at: index) }
    @discardableResult public mutating func removeColumn(_ name: String) -> AnyColumn { stored.remove(at: index(name)) }
    @discardableResult public mutating func removeColumn<T>(_ id: ColumnID<T>) -> Column<T> { removeColumn(id.name).assumingType(T.self) }
    public mutating func renameColumn(_ name: String, to newName: String) {
        precondition(name == newName || !containsColumn(newName), "the frame has a column \(newName)")
        stored[index(name)].name = newName
    }
    public mutating func replaceColumn(_ name: String, with newColumn: AnyColumn) { replace(index(name), newColumn) }
    public mutating func replaceColumn<T>(_ name: String, with newColumn: Column<T>) { replace(index(name), AnyColumn(newColumn)) }
    /// Replaces each value of a column; the column may get another type.
    public mutating func transformColumn<From, To>(_ name: String, _ transform: (From) throws -> To?) rethrows {
        let column = self[name, From.self]
        stored[index(name)] = AnyColumn(try column.mapNonNil(transform))
    }
    public func selecting(columnNames: some Collection<String>) -> DataFrame { DataFrame(stored: columnNames.map { stored[index($0)] }) }
    public func selecting(columnNames: String...) -> DataFrame { selecting(columnNames: columnNames) }

    // MARK: Rows

    public subscript(row index: Int) -> Row { Row(frame: self, index: index) }
    public subscript(row range: Range<Int>) -> Slice { Slice(self, Array(range)) }

    public mutating func append(row values: Any?...) { append(valuesOf: values) }
    private mutating func append(valuesOf values: [Any?]) {
        precondition(values.count <= stored.count, "the row has more values than the frame has columns")
        for index in stored.indices { stored[index].append(index < values.count ? values[index] : nil) }
    }
    /// Appends a row of values by the names of their columns.
    public mutating func append(valuesByColumn dictionary: [String: Any?]) { append(valuesOf: stored.map { dictionary[$0.name] ?? nil }) }
    /// Appends the rows of a frame; columns that one of both lacks have missing values.
    public mutating func append(rowsOf other: DataFrame) {
        let before = shape.rows
        for index in stored.indices {
            let column = other.indexOfColumn(stored[index].name).map { other.stored[$0] }
            for row in 0..<other.shape.rows { stored[index].append(column?[row]) }
        }
        for column in other.stored where !containsColumn(column.name) {
            let source = column.at(Array(0..<column.count)), lacking = Array(repeating: Any?.none, count: before)
            var whole = column.at([])
            for value in lacking + source.map({ $0 }) { whole.append(value) }
            stored.append(whole)
        }
    }
    public mutating func appendEmptyRow() { append(valuesOf: []) }
    public mutating func removeRow(at index: Int) { for column in stored.indices { stored[column].remove(at: index) } }

    func at(_ indices: [Int]) -> DataFrame { DataFrame(stored: stored.map { $0.at(indices) }) }
}

extension AnyColumn {
    func at(_ indices: [Int]) -> AnyColumn { AnyColumn(base.at(indices)) }
}
