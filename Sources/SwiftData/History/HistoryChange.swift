/// A change of a model in the history of a store.
///
/// Source: Apple's documentation of `HistoryChange`.
public enum HistoryChange: Sendable {
    case insert(any HistoryInsert)
    case update(any HistoryUpdate)
    case delete(any HistoryDelete)

    /// The identifier of the changed model, which may be gone.
    public var changedPersistentIdentifier: PersistentIdentifier {
        switch self {
        case .insert(let change): change.changedPersistentIdentifier
        case .update(let change): change.changedPersistentIdentifier
        case .delete(let change): change.changedPersistentIdentifier
        }
    }
}

/// The insertion of a model.
public protocol HistoryInsert<Model>: Hashable, Identifiable, Sendable {
    associatedtype Model: PersistentModel
    associatedtype ChangeIdentifier: Hashable, Sendable
    associatedtype TransactionIdentifier: Hashable, Sendable
    var changedPersistentIdentifier: PersistentIdentifier { get }
    var changeIdentifier: ChangeIdentifier { get }
    var transactionIdentifier: TransactionIdentifier { get }
}

/// A change of a model's properties.
public protocol HistoryUpdate<Model>: Hashable, Identifiable, Sendable {
    associatedtype Model: PersistentModel
    associatedtype ChangeIdentifier: Hashable, Sendable
    associatedtype TransactionIdentifier: Hashable, Sendable
    var changedPersistentIdentifier: PersistentIdentifier { get }
    var changeIdentifier: ChangeIdentifier { get }
    var transactionIdentifier: TransactionIdentifier { get }
    /// The properties that have other values than before.
    var updatedAttributes: [PartialKeyPath<Model> & Sendable] { get }
}

/// The deletion of a model.
public protocol HistoryDelete<Model>: Hashable, Identifiable, Sendable {
    associatedtype Model: PersistentModel
    associatedtype ChangeIdentifier: Hashable, Sendable
    associatedtype TransactionIdentifier: Hashable, Sendable
    var changedPersistentIdentifier: PersistentIdentifier { get }
    var changeIdentifier: ChangeIdentifier { get }
    var transactionIdentifier: TransactionIdentifier { get }
    /// The values that the model keeps beyond its deletion.
    var tombstone: HistoryTombstone<Model> { get }
}

/// The values of a deleted model's properties with `@Attribute(.preserveValueOnDeletion)`.
///
/// Source: Apple's documentation of `HistoryTombstone`.
public struct HistoryTombstone<Model: PersistentModel>: Hashable, @unchecked Sendable {
    /// Values by property, as the store has them.
    private let values: [String: AnyHashable]

    init(_ values: [AnyHashable: Any]) {
        var named: [String: AnyHashable] = [:]
        for (name, value) in values { if let name = name as? String, let value = value as? AnyHashable { named[name] = value } }
        self.values = named
    }

    /// The value of a property; nil where it was not kept.
    public subscript<Value>(_ keyPath: KeyPath<Model, Value>) -> Value? {
        guard let name = ModelProperties.of(Model.self).name(keyPath), let value = values[name] else { return nil }
        return AttributeCoding.value(value.base, name)
    }
}
