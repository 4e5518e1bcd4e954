import QuinceFoundation

/// A column whose type is not known.
protocol ErasedColumn {
    var name: String { get set }
    var count: Int { get }
    var type: any Any.Type { get }
    func value(_ index: Int) -> Any?
    func at(_ indices: [Int]) -> any ErasedColumn
    /// - Returns: False where the value has another type; a missing one is appended then.
    mutating func appendAny(_ value: Any?) -> Bool
    mutating func setAny(_ value: Any?, _ index: Int) -> Bool
    mutating func removeValue(_ index: Int)
    func less(_ first: Int, _ second: Int) -> Bool?
}

extension Column: ErasedColumn {
    var type: any Any.Type { WrappedElement.self }
    func value(_ index: Int) -> Any? { values[index].map { $0 as Any } }
    func at(_ indices: [Int]) -> any ErasedColumn { Column(name: name, contents: indices.map { values[$0] }) }
    mutating func appendAny(_ value: Any?) -> Bool {
        let typed = value as? WrappedElement
        values.append(typed)
        return value == nil || typed != nil
    }
    mutating func setAny(_ value: Any?, _ index: Int) -> Bool {
        let typed = value as? WrappedElement
        values[index] = typed
        return value == nil || typed != nil
    }
    mutating func removeValue(_ index: Int) { values.remove(at: index) }

    /// Compares two values, of which missing ones come first; nil for a type without an order.
    func less(_ first: Int, _ second: Int) -> Bool? {
        guard let left = values[first] else { return values[second] != nil }
        guard let right = values[second] else { return false }
        guard let comparable = left as? any Comparable else {
            if let left = left as? Bool, let right = right as? Bool { return !left && right }
            return nil
        }
        func compare<T: Comparable>(_ left: T) -> Bool { (right as? T).map { left < $0 } ?? false }
        return compare(comparable)
    }
}

/// A column of any type. Source: Apple's documentation of `AnyColumn`.
public struct AnyColumn: RandomAccessCollection, CustomStringConvertible {
    var base: any ErasedColumn

    init(_ base: any ErasedColumn) { self.base = base }

    public var name: String {
        get { base.name }
        set { base.name = newValue }
    }
    public var wrappedElementType: any Any.Type { base.type }
    public var startIndex: Int { 0 }
    public var endIndex: Int { base.count }
    public var missingCount: Int { indices.reduce(0) { $0 + (base.value($1) == nil ? 1 : 0) } }

    public subscript(position: Int) -> Any? {
        get { base.value(position) }
        set { precondition(base.setAny(newValue, position), "the value is not of the type of the column \(name)") }
    }
    public func isNil(at index: Int) -> Bool { base.value(index) == nil }
    public mutating func append(_ element: Any?) {
        precondition(base.appendAny(element), "the value is not of the type of the column \(name)")
    }
    public mutating func remove(at index: Int) { base.removeValue(index) }

    /// The column with its type; one of another type is a programmer's error.
    public func assumingType<T>(_ type: T.Type) -> Column<T> {
        guard let column = base as? Column<T> else { preconditionFailure("the column \(name) is of the type \(base.type)") }
        return column
    }

    public var description: String { "\(name) <\(base.type)> [" + map { $0.map { "\($0)" } ?? "nil" }.joined(separator: ", ") + "]" }
}

extension AnyColumn: Equatable {
    public static func == (lhs: AnyColumn, rhs: AnyColumn) -> Bool {
        lhs.name == rhs.name && lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { Cell.areEqual($0, $1) }
    }
}

extension AnyColumn: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(count)
    }
}

/// Values of cells.
enum Cell {
    static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        guard let left = first as? AnyHashable, let right = second as? AnyHashable else { return false }
        return left == right
    }
}
