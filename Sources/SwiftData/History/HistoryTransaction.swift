import CoreData

/// The changes of one save.
///
/// Source: Apple's documentation of `HistoryTransaction`.
public protocol HistoryTransaction: Hashable, Identifiable {
    associatedtype TokenType: HistoryToken
    associatedtype TransactionIdentifier: Hashable, Sendable
    /// The author of the context that saved.
    var author: String? { get }
    var changes: [HistoryChange] { get }
    var storeIdentifier: String { get }
    var timestamp: Date { get }
    /// The place in history after the transaction.
    var token: TokenType { get }
    var transactionIdentifier: TransactionIdentifier { get }
}

/// The changes of one save in one of SwiftData's own stores.
///
/// Source: Apple's documentation of `DefaultHistoryTransaction`.
public struct DefaultHistoryTransaction: HistoryTransaction, @unchecked Sendable {
    public let author: String?
    public let bundleIdentifier: String
    public let changes: [HistoryChange]
    public let processIdentifier: String
    public let storeIdentifier: String
    public let timestamp: Date
    public let token: DefaultHistoryToken
    public let transactionIdentifier: Int64
    public var id: Int64 { transactionIdentifier }

    init(_ transaction: NSPersistentHistoryTransaction, of schema: Schema) {
        (author, bundleIdentifier, processIdentifier) = (transaction.author, transaction.bundleID, transaction.processID)
        (storeIdentifier, timestamp) = (transaction.storeID, transaction.timestamp)
        transactionIdentifier = transaction.transactionNumber
        token = DefaultHistoryToken(transaction.transactionNumber, of: transaction.storeID)
        changes = (transaction.changes ?? []).compactMap { HistoryChange($0, transaction.transactionNumber, schema) }
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.transactionIdentifier == right.transactionIdentifier && left.storeIdentifier == right.storeIdentifier
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(transactionIdentifier)
        hasher.combine(storeIdentifier)
    }
}

extension HistoryChange {
    /// A change of a model of a schema; nil for one that the schema does not have.
    fileprivate init?(_ change: NSPersistentHistoryChange, _ transaction: Int64, _ schema: Schema) {
        guard let type = schema.type(named: change.changedObjectID.entity.name) else { return nil }
        self = HistoryChange.made(change, transaction, type)
    }

    private static func made<Model: PersistentModel>(
        _ change: NSPersistentHistoryChange, _ transaction: Int64, _ type: Model.Type
    ) -> HistoryChange {
        let id = PersistentIdentifier(change.changedObjectID)
        switch change.changeType {
        case .insert:
            return .insert(
                DefaultHistoryInsert<Model>(
                    changedPersistentIdentifier: id, changeIdentifier: change.changeID, transactionIdentifier: transaction))
        case .update:
            let properties = ModelProperties.of(type)
            let names = (change.updatedProperties ?? []).map(\.name).sorted()
            let paths = names.compactMap { properties.keyPath($0) as? PartialKeyPath<Model> }
            return .update(
                DefaultHistoryUpdate<Model>(
                    changedPersistentIdentifier: id, changeIdentifier: change.changeID, transactionIdentifier: transaction,
                    updatedAttributes: paths.map { unsafeBitCast($0, to: (PartialKeyPath<Model> & Sendable).self) }))
        case .delete:
            return .delete(
                DefaultHistoryDelete<Model>(
                    changedPersistentIdentifier: id, changeIdentifier: change.changeID, transactionIdentifier: transaction,
                    tombstone: HistoryTombstone(change.tombstone ?? [:])))
        }
    }
}
