import QuinceFoundation

/// A named sequence of values of one type, of which some are missing.
///
/// Source: Apple's documentation of `Column`.
public struct Column<WrappedElement>: BidirectionalCollection, MutableCollection, RandomAccessCollection {
    public typealias Element = WrappedElement?

    public var name: String
    var values: [WrappedElement?]

    public init(name: String, capacity: Int) {
        (self.name, values) = (name, [])
        values.reserveCapacity(Swift.min(Swift.max(capacity, 0), 1 << 20))
    }
    public init<S: Sequence>(name: String, contents: S) where S.Element == WrappedElement? {
        (self.name, values) = (name, Array(contents))
    }
    @_disfavoredOverload public init<S: Sequence>(name: String, contents: S) where S.Element == WrappedElement {
        (self.name, values) = (name, contents.map { $0 })
    }
    public init<S: Sequence>(_ id: ColumnID<WrappedElement>, contents: S) where S.Element == WrappedElement? {
        self.init(name: id.name, contents: contents)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { values.count }
    public var wrappedElementType: any Any.Type { WrappedElement.self }
    public var missingCount: Int { values.reduce(0) { $0 + ($1 == nil ? 1 : 0) } }

    public subscript(position: Int) -> WrappedElement? {
        get { values[position] }
        set { values[position] = newValue }
    }
    public func isNil(at index: Int) -> Bool { values[index] == nil }

    public mutating func append(_ element: WrappedElement?) { values.append(element) }
    public mutating func append<S: Sequence>(contentsOf sequence: S) where S.Element == WrappedElement? {
        values.append(contentsOf: sequence)
    }
    public mutating func remove(at index: Int) { values.remove(at: index) }

    /// Replaces each value that is there.
    public func map<T>(_ transform: (WrappedElement?) throws -> T?) rethrows -> Column<T> {
        Column<T>(name: name, contents: try values.map(transform))
    }
    public func mapNonNil<T>(_ transform: (WrappedElement) throws -> T?) rethrows -> Column<T> {
        Column<T>(name: name, contents: try values.map { try $0.flatMap(transform) })
    }
    public mutating func transform(_ transform: (WrappedElement?) throws -> WrappedElement?) rethrows { values = try values.map(transform) }
    public func filter(_ isIncluded: (WrappedElement?) throws -> Bool) rethrows -> Column<WrappedElement> {
        Column(name: name, contents: try values.filter(isIncluded))
    }
    /// The values, with another for those that are missing.
    public func filled(with value: WrappedElement) -> Column<WrappedElement> { map { $0 ?? value } }
    public func eraseToAnyColumn() -> AnyColumn { AnyColumn(self) }
}

extension Column: Equatable where WrappedElement: Equatable {}
extension Column: Hashable where WrappedElement: Hashable {}
extension Column: @unchecked Sendable where WrappedElement: Sendable {}

extension Column where WrappedElement: Comparable {
    public func min() -> WrappedElement? { values.compactMap { $0 }.min() }
    public func max() -> WrappedElement? { values.compactMap { $0 }.max() }
}

extension Column where WrappedElement: AdditiveArithmetic {
    /// The sum of the values that are there.
    public func sum() -> WrappedElement { values.reduce(.zero) { $0 + ($1 ?? .zero) } }
}

extension Column where WrappedElement: FloatingPoint {
    /// The mean of the values that are there; nil without any.
    public func mean() -> WrappedElement? {
        let present = values.compactMap { $0 }
        return present.isEmpty ? nil : present.reduce(0, +) / WrappedElement(present.count)
    }
}

extension Column where WrappedElement: BinaryInteger {
    /// The mean of the values that are there; nil without any.
    public func mean() -> Double? {
        let present = values.compactMap { $0 }
        return present.isEmpty ? nil : present.reduce(0) { $0 + Double($1) } / Double(present.count)
    }
}

extension Column where WrappedElement: Hashable {
    /// The values without repetitions, in their order.
    public func distinct() -> Column<WrappedElement> {
        var seen: Set<WrappedElement?> = []
        return Column(name: name, contents: values.filter { seen.insert($0).inserted })
    }
}

/// The name and the type of a column. Source: Apple's documentation of `ColumnID`.
public struct ColumnID<T>: Hashable, Sendable, CustomStringConvertible {
    public var name: String
    public init(_ name: String, _ type: T.Type) { self.name = name }
    public var description: String { "\(name) <\(T.self)>" }
}
