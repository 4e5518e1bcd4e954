import QuinceFoundation

/// Rows by the value of a column. Source: Apple's documentation of `RowGroupingProtocol`.
public protocol RowGroupingProtocol: CustomStringConvertible {
    /// The number of groups.
    var count: Int { get }
    /// The groups' numbers of rows.
    func counts(order: Order?) -> DataFrame
    /// A value made of the rows of each group.
    func aggregated<Result>(naming: String, transform: (DataFrame.Slice) throws -> Result?) rethrows -> DataFrame
    func filter(_ isIncluded: (DataFrame.Row) throws -> Bool) rethrows -> Self
    /// All rows again, group by group.
    func ungrouped() -> DataFrame
}

extension RowGroupingProtocol {
    public func counts() -> DataFrame { counts(order: nil) }

    public func sums<N: AdditiveArithmetic & Comparable>(_ columnName: String, _ type: N.Type, order: Order? = nil) -> DataFrame {
        ordered("sum(\(columnName))", order) { $0[columnName, N.self].sum() }
    }
    public func means<N: FloatingPoint>(_ columnName: String, _ type: N.Type, order: Order? = nil) -> DataFrame {
        ordered("mean(\(columnName))", order) { $0[columnName, N.self].mean() }
    }
    public func minimums<N: Comparable>(_ columnName: String, _ type: N.Type, order: Order? = nil) -> DataFrame {
        ordered("min(\(columnName))", order) { $0[columnName, N.self].min() }
    }
    public func maximums<N: Comparable>(_ columnName: String, _ type: N.Type, order: Order? = nil) -> DataFrame {
        ordered("max(\(columnName))", order) { $0[columnName, N.self].max() }
    }

    private func ordered<T>(_ name: String, _ order: Order?, _ transform: (DataFrame.Slice) -> T?) -> DataFrame {
        let frame = aggregated(naming: name, transform: transform)
        return order.map { frame.sorted(on: name, order: $0) } ?? frame
    }
}

/// Rows by the value of a column. Source: Apple's documentation of `RowGrouping`.
public struct RowGrouping<GroupingKey: Hashable>: RowGroupingProtocol, RandomAccessCollection {
    public typealias Element = (key: GroupingKey?, group: DataFrame.Slice)

    private let name: String
    private let groups: [(key: GroupingKey?, group: DataFrame.Slice)]

    init(_ name: String, _ groups: [(key: GroupingKey?, group: DataFrame.Slice)]) { (self.name, self.groups) = (name, groups) }

    /// Groups in the order in which their keys appear.
    init(_ frame: DataFrame, _ column: Column<GroupingKey>) {
        var (order, rows): ([GroupingKey?], [GroupingKey?: [Int]]) = ([], [:])
        for (index, key) in column.enumerated() {
            if rows[key] == nil { order.append(key) }
            rows[key, default: []].append(index)
        }
        self.init(column.name, order.map { ($0, DataFrame.Slice(frame, rows[$0] ?? [])) })
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { groups.count }
    public var count: Int { groups.count }
    public subscript(position: Int) -> Element { groups[position] }
    public subscript(keyedBy key: GroupingKey?) -> DataFrame.Slice? { groups.first { $0.key == key }?.group }

    private func frame<T>(_ naming: String, _ values: [T?]) -> DataFrame {
        var frame = DataFrame()
        frame.append(column: Column<GroupingKey>(name: name, contents: groups.map(\.key)))
        frame.append(column: Column<T>(name: naming, contents: values))
        return frame
    }

    public func counts(order: Order? = nil) -> DataFrame {
        let frame = frame("count", groups.map { Int?($0.group.shape.rows) })
        return order.map { frame.sorted(on: "count", order: $0) } ?? frame
    }
    public func aggregated<Result>(naming: String, transform: (DataFrame.Slice) throws -> Result?) rethrows -> DataFrame {
        frame(naming, try groups.map { try transform($0.group) })
    }
    public func filter(_ isIncluded: (DataFrame.Row) throws -> Bool) rethrows -> RowGrouping<GroupingKey> {
        RowGrouping(name, try groups.map { ($0.key, try $0.group.filter(isIncluded)) })
    }
    public func mapGroups(_ transform: (DataFrame.Slice) throws -> DataFrame) rethrows -> RowGrouping<GroupingKey> {
        RowGrouping(
            name,
            try groups.map { group in
                let frame = try transform(group.group)
                return (group.key, frame.prefix(frame.shape.rows))
            })
    }
    public func ungrouped() -> DataFrame {
        var whole = groups.first.map { DataFrame($0.group) } ?? DataFrame()
        for group in groups.dropFirst() { whole.append(rowsOf: DataFrame(group.group)) }
        return whole
    }
    public var description: String {
        groups.map { "\(name): \($0.key.map { "\($0)" } ?? "nil")\n\($0.group)" }.joined(separator: "\n\n")
    }
}

extension DataFrame {
    public func grouped<T: Hashable>(by id: ColumnID<T>) -> RowGrouping<T> { RowGrouping(self, self[id]) }

    /// Groups the rows by the values of a column, which can be hashed.
    public func grouped(by columnName: String) -> some RowGroupingProtocol {
        RowGrouping<AnyHashable>(
            self, Column(name: columnName, contents: self[columnName].map { $0.flatMap { $0 as? AnyHashable } }))
    }
    public func grouped<T, Key: Hashable>(by columnName: String, _ type: T.Type, transform: (T?) throws -> Key?) rethrows -> RowGrouping<
        Key
    > {
        let column = self[columnName, T.self]
        return RowGrouping(self, Column(name: columnName, contents: try column.map { try transform($0) } as [Key?]))
    }
}
