import QuinceFoundation

extension DataFrame {
    /// A row. Source: Apple's documentation of `DataFrame.Row`.
    public struct Row: RandomAccessCollection, Hashable {
        let frame: DataFrame
        public let index: Int

        public var base: DataFrame { frame }
        public var startIndex: Int { 0 }
        public var endIndex: Int { frame.columns.count }
        public subscript(position: Int) -> Any? { frame.columns[position][index] }
        public subscript(_ columnName: String) -> Any? { frame[columnName][index] }
        public subscript<T>(_ columnName: String, _ type: T.Type) -> T? { frame[columnName][index] as? T }
        public subscript<T>(_ id: ColumnID<T>) -> T? { self[id.name, T.self] }
        public subscript<T>(position: Int, type: T.Type) -> T? { self[position] as? T }

        public static func == (lhs: Row, rhs: Row) -> Bool { lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { Cell.areEqual($0, $1) } }
        public func hash(into hasher: inout Hasher) { for value in self { hasher.combine(value as? AnyHashable) } }
    }

    /// The rows of a frame. Source: Apple's documentation of `DataFrame.Rows`.
    public struct Rows: RandomAccessCollection {
        let frame: DataFrame
        /// The numbers that the rows have in the frame they are of; nil = all.
        var numbers: [Int]?

        public var startIndex: Int { 0 }
        public var endIndex: Int { numbers?.count ?? frame.shape.rows }
        public subscript(position: Int) -> Row { Row(frame: frame, index: numbers?[position] ?? position) }
    }

    /// Some rows of a frame. Source: Apple's documentation of `DataFrame.Slice`.
    public struct Slice: Hashable {
        public let base: DataFrame
        let numbers: [Int]

        init(_ base: DataFrame, _ numbers: [Int]) { (self.base, self.numbers) = (base, numbers) }

        var contents: DataFrame { base.at(numbers) }
        public var rows: Rows { Rows(frame: base, numbers: numbers) }
        public var columns: [AnyColumn] { contents.columns }
        public var shape: (rows: Int, columns: Int) { (numbers.count, base.shape.columns) }
        public var isEmpty: Bool { numbers.isEmpty }
        public subscript(_ name: String) -> AnyColumn { base[name].at(numbers) }
        public subscript<T>(_ name: String, _ type: T.Type) -> Column<T> { self[name].assumingType(T.self) }
        public subscript<T>(_ id: ColumnID<T>) -> Column<T> { self[id.name, T.self] }
        public subscript(row index: Int) -> Row { rows[index] }
        public func selecting(columnNames: String...) -> DataFrame { contents.selecting(columnNames: columnNames) }
        public func filter(_ isIncluded: (Row) throws -> Bool) rethrows -> Slice {
            Slice(base, try numbers.filter { try isIncluded(Row(frame: base, index: $0)) })
        }
        public func prefix(_ length: Int) -> Slice { Slice(base, Array(numbers.prefix(length))) }
        public func suffix(_ length: Int) -> Slice { Slice(base, Array(numbers.suffix(length))) }
        public func sorted(on columnName: String, order: Order = .ascending) -> DataFrame { contents.sorted(on: columnName, order: order) }
        public func grouped(by columnName: String) -> some RowGroupingProtocol { contents.grouped(by: columnName) }
    }

    // MARK: Filtering

    public func filter(_ isIncluded: (Row) throws -> Bool) rethrows -> Slice {
        Slice(self, try (0..<shape.rows).filter { try isIncluded(Row(frame: self, index: $0)) })
    }
    public func filter<T>(on columnName: String, _ type: T.Type, _ isIncluded: (T?) throws -> Bool) rethrows -> Slice {
        let column = self[columnName, T.self]
        return Slice(self, try column.indices.filter { try isIncluded(column[$0]) })
    }
    public func filter<T>(on id: ColumnID<T>, _ isIncluded: (T?) throws -> Bool) rethrows -> Slice {
        try filter(on: id.name, T.self, isIncluded)
    }
    public func prefix(_ length: Int) -> Slice { Slice(self, Array((0..<shape.rows).prefix(length))) }
    public func suffix(_ length: Int) -> Slice { Slice(self, Array((0..<shape.rows).suffix(length))) }

    // MARK: Sorting

    private func sorted(_ order: Order, _ isLess: (Int, Int) throws -> Bool) rethrows -> DataFrame {
        // Equal rows stay in their order.
        let numbers = try (0..<shape.rows).sorted { first, second in
            let (left, right) = order == .ascending ? (first, second) : (second, first)
            if try isLess(left, right) { return true }
            return try !isLess(right, left) && first < second
        }
        return at(numbers)
    }

    /// The rows by the values of a column, whose type has an order; missing values come first.
    public func sorted(on columnName: String, order: Order = .ascending) -> DataFrame {
        let column = self[columnName]
        return sorted(order) { first, second in
            guard let isLess = column.base.less(first, second) else { preconditionFailure("the column \(columnName) has no order") }
            return isLess
        }
    }
    public func sorted<T: Comparable>(on columnName: String, _ type: T.Type, order: Order = .ascending) -> DataFrame {
        sorted(on: columnName, order: order)
    }
    public func sorted<T: Comparable>(on id: ColumnID<T>, order: Order = .ascending) -> DataFrame { sorted(on: id.name, order: order) }
    public func sorted<T>(on columnName: String, _ type: T.Type, by areInIncreasingOrder: (T, T) throws -> Bool) rethrows -> DataFrame {
        let column = self[columnName, T.self]
        return try sorted(.ascending) { first, second in
            guard let left = column[first] else { return column[second] != nil }
            guard let right = column[second] else { return false }
            return try areInIncreasingOrder(left, right)
        }
    }
    public mutating func sort(on columnName: String, order: Order = .ascending) { self = sorted(on: columnName, order: order) }
    public mutating func sort<T: Comparable>(on columnName: String, _ type: T.Type, order: Order = .ascending) {
        self = sorted(on: columnName, order: order)
    }
    public mutating func sort<T: Comparable>(on id: ColumnID<T>, order: Order = .ascending) { self = sorted(on: id, order: order) }
    public mutating func sort<T>(on columnName: String, _ type: T.Type, by areInIncreasingOrder: (T, T) throws -> Bool) rethrows {
        self = try sorted(on: columnName, type, by: areInIncreasingOrder)
    }
}

/// Source: Apple's documentation of `Order`.
public enum Order: Hashable, Sendable { case ascending, descending }
