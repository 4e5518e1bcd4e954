/// A key of values that go with changes of state.
///
/// Source: Apple's documentation of `TransactionKey`.
public protocol TransactionKey {
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}

extension Transaction {
    /// The value of a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Runs `body` with a value set in the transaction of its changes.
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R {
    var transaction = Transaction.current
    // The completions of the transaction around are its own.
    transaction.completions = []
    transaction[keyPath: keyPath] = value
    return try Transaction.run(transaction, body)
}
