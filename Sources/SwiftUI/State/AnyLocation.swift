/// The storage of a state value, or access to it. Subclasses override both accessors.
class AnyLocation<Value>: @unchecked Sendable {
    func get() -> Value { fatalError("a location has a value") }
    func set(_ value: Value, _ transaction: Transaction) {}
    /// Whether the other location leads to the same value.
    func isSame(as other: AnyLocation<Value>) -> Bool { self === other }
}

/// State that the graph keeps for a view.
final class StateLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    let attribute: Attribute<Value>

    init(_ value: Value) { attribute = Attribute(value) }

    override func get() -> Value { attribute.value }

    override func set(_ value: Value, _ transaction: Transaction) {
        MainThread.run { [self] in
            if BodyEvaluation.isRunning { GraphDiagnostics.reportChangeDuringUpdate() }
            Transaction.run(transaction) { attribute.set(value) }
        }
    }
}

/// A value reached by two closures.
final class FunctionalLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) { (getter, setter) = (get, set) }

    override func get() -> Value { getter() }
    override func set(_ value: Value, _ transaction: Transaction) { Transaction.run(transaction) { setter(value, transaction) } }
}

/// A value that never changes.
final class ConstantLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private let value: Value
    init(_ value: Value) { self.value = value }
    override func get() -> Value { value }
    override func isSame(as other: AnyLocation<Value>) -> Bool {
        (other as? ConstantLocation).map { ValueComparison.areEqual(value, $0.value) } ?? false
    }
}

/// A part of another location's value.
final class KeyPathLocation<Root, Value>: AnyLocation<Value>, @unchecked Sendable {
    private let base: AnyLocation<Root>
    private let keyPath: WritableKeyPath<Root, Value>

    init(_ base: AnyLocation<Root>, _ keyPath: WritableKeyPath<Root, Value>) { (self.base, self.keyPath) = (base, keyPath) }

    override func get() -> Value { base.get()[keyPath: keyPath] }
    override func set(_ value: Value, _ transaction: Transaction) {
        var root = base.get()
        root[keyPath: keyPath] = value
        base.set(root, transaction)
    }
    override func isSame(as other: AnyLocation<Value>) -> Bool {
        (other as? KeyPathLocation).map { keyPath == $0.keyPath && base.isSame(as: $0.base) } ?? false
    }
}

/// A property of an object.
final class ObjectLocation<Root: AnyObject, Value>: AnyLocation<Value>, @unchecked Sendable {
    private let object: Root
    private let keyPath: ReferenceWritableKeyPath<Root, Value>
    /// The value when the binding was made: the graph does not know of changes of the object's, so views that are given the binding are
    /// other views when this is another value. Nil where what is read is observed by itself.
    private let seen: Value?

    init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>, seen: Value? = nil) {
        (self.object, self.keyPath, self.seen) = (object, keyPath, seen)
    }

    override func get() -> Value { object[keyPath: keyPath] }
    override func set(_ value: Value, _ transaction: Transaction) { Transaction.run(transaction) { object[keyPath: keyPath] = value } }
    override func isSame(as other: AnyLocation<Value>) -> Bool {
        guard let other = other as? ObjectLocation, object === other.object, keyPath == other.keyPath else { return false }
        return ValueComparison.areEqual(seen, other.seen)
    }
}
