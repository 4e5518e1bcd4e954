/// Reads and changes a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    /// The transaction of the changes made through the binding.
    public var transaction = Transaction()
    var location: AnyLocation<Value>

    init(location: AnyLocation<Value>) { self.location = location }

    /// A binding that calls closures.
    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        let (get, set) = (IsolatedCall.plain(get), IsolatedCall.plain(set))
        location = FunctionalLocation(get: get, set: { value, _ in set(value) })
    }

    /// A binding that calls closures, and tells the second of the transaction.
    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        let (get, set) = (IsolatedCall.plain(get), IsolatedCall.plain(set))
        location = FunctionalLocation(get: get, set: set)
    }

    /// The binding itself.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to an optional value, which takes nil for nothing.
    public init<V>(_ base: Binding<V>) where Value == V? {
        location = FunctionalLocation(get: { base.wrappedValue }, set: { value, _ in if let value { base.wrappedValue = value } })
    }

    /// A binding to the value of an optional one; nil while there is none.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        // Shown once more before its view goes, when the value has gone: the last one counts.
        location = FunctionalLocation(get: { base.wrappedValue ?? value }, set: { new, _ in base.wrappedValue = new })
    }

    /// A binding to a value whose type is not told.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        location = FunctionalLocation(
            get: { AnyHashable(base.wrappedValue) }, set: { value, _ in if let value = value.base as? V { base.wrappedValue = value } })
    }

    /// A binding whose value never changes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

    /// The value.
    public var wrappedValue: Value {
        // Whoever shows the value follows what the binding's closure or object reads for it.
        get { AnyAttribute.observing { location.get() } }
        nonmutating set { location.set(newValue, transaction.isEmpty ? .current : transaction) }
    }

    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: KeyPathLocation(location, keyPath)).transaction(transaction)
    }

    /// The binding, making its changes with `transaction`.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    /// The binding, animating what its changes change.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
    /// A binding to the element at a position.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(location: ElementLocation(location, position))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: DynamicProperty {}

extension Binding: SelfComparing {
    func isSame(as other: Binding<Value>) -> Bool {
        location.isSame(as: other.location) && transaction.isEmpty && other.transaction.isEmpty
    }
}

/// An element of another location's collection.
private final class ElementLocation<Elements: MutableCollection>: AnyLocation<Elements.Element>, @unchecked Sendable {
    private let base: AnyLocation<Elements>
    private let index: Elements.Index
    private var last: Elements.Element?

    init(_ base: AnyLocation<Elements>, _ index: Elements.Index) { (self.base, self.index) = (base, index) }

    override func get() -> Elements.Element {
        let elements = base.get()
        // An element that has just been removed is asked for once more by a view that is about to go.
        if index >= elements.endIndex, let last { return last }
        let element = elements[index]
        last = element
        return element
    }
    override func set(_ value: Elements.Element, _ transaction: Transaction) {
        var elements = base.get()
        guard index < elements.endIndex else { return }
        elements[index] = value
        base.set(elements, transaction)
    }
    override func isSame(as other: AnyLocation<Elements.Element>) -> Bool {
        (other as? ElementLocation).map { index == $0.index && base.isSame(as: $0.base) } ?? false
    }
}
