@_spi(Quince) import QuinceFoundation

/// The kinds of results of requests for history.
public enum NSPersistentHistoryResultType: Int, Sendable {
    case statusOnly = 0
    case objectIDs = 1
    case count = 2
    case transactionsOnly = 3
    case changesOnly = 4
    case transactionsAndChanges = 5
}

/// A request that fetches or deletes persistent history. Source: Apple's documentation of `NSPersistentHistoryChangeRequest`.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    private enum Limit {
        case token(NSPersistentHistoryToken?)
        case date(Date)
    }

    private let limit: Limit
    private let deletes: Bool
    open var resultType = NSPersistentHistoryResultType.transactionsAndChanges

    /// The condition on the history, and its order and limits; of transactions or of changes. All of it for nil.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

    private init(_ limit: Limit, deletes: Bool) { (self.limit, self.deletes) = (limit, deletes) }

    /// Fetches the history from a date on.
    open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest { made(.date(date), deletes: false) }
    /// Fetches the history after a token; all of it for nil.
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        made(.token(token), deletes: false)
    }
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest {
        made(.token(transaction?.token), deletes: false)
    }
    /// Fetches the transactions, or the changes, that a request of `NSPersistentHistoryTransaction.fetchRequest` or
    /// `NSPersistentHistoryChange.fetchRequest` selects.
    open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>) -> NSPersistentHistoryChangeRequest {
        let request = made(.token(nil), deletes: false)
        request.fetchRequest = fetchRequest
        return request
    }

    /// Deletes the history before a date.
    open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest { made(.date(date), deletes: true) }
    /// Deletes the history up to a token; all of it for nil.
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        made(.token(token), deletes: true)
    }
    open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest {
        made(.token(transaction?.token), deletes: true)
    }

    private static func made(_ limit: Limit, deletes: Bool) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(limit, deletes: deletes)
    }

    /// The token that the history is fetched after; nil for a date.
    open var token: NSPersistentHistoryToken? {
        guard case .token(let token) = limit else { return nil }
        return token
    }
}

extension NSPersistentHistoryChangeRequest: CoordinatedRequest {
    func result(by coordinator: NSPersistentStoreCoordinator, in context: NSManagedObjectContext?) throws -> NSPersistentStoreResult {
        try coordinator.locked {
            let stores = (affectedStores ?? coordinator.persistentStores).filter { $0.backend.history != nil }
            guard !stores.isEmpty else {
                throw StoreError.make(.noStoreWithHistory, "None of the stores keeps persistent history.")
            }
            if deletes {
                for store in stores { try delete(of: store) }
                return NSPersistentHistoryResult(true, .statusOnly)
            }
            let withChanges = resultType != .transactionsOnly || fetchRequest != nil
            let transactions = try stores.flatMap { store in
                try fetched(of: store, withChanges).map {
                    NSPersistentHistoryTransaction($0, storeID: store.identifier, withChanges: withChanges)
                }
            }
            return NSPersistentHistoryResult(try result(selected(from: transactions)), resultType)
        }
    }

    private func delete(of store: NSPersistentStore) throws {
        switch limit {
        case .date(let date): try store.backend.history?.delete(through: nil, before: date)
        case .token(nil): try store.backend.history?.delete(through: nil, before: nil)
        case .token(let token?):
            guard let number = token.numbers[store.identifier] else { return }
            // Up to the token itself: its transaction has been processed.
            try store.backend.history?.delete(through: number, before: nil)
        }
    }

    private func fetched(of store: NSPersistentStore, _ withChanges: Bool) throws -> [StoreTransaction] {
        switch limit {
        case .date(let date): try store.backend.history?.transactions(after: 0, since: date, withChanges: withChanges) ?? []
        case .token(let token):
            try store.backend.history?
                .transactions(after: token?.numbers[store.identifier] ?? 0, since: nil, withChanges: withChanges) ?? []
        }
    }

    /// Transactions with those of their changes that are asked for.
    private struct Selection {
        var transactions: [NSPersistentHistoryTransaction]
        var changes: [NSPersistentHistoryChange]
    }

    private func selected(from all: [NSPersistentHistoryTransaction]) throws -> Selection {
        guard let fetchRequest else { return Selection(transactions: all, changes: all.flatMap { $0.changes ?? [] }) }
        if fetchRequest.entityName == HistoryEntities.changeName {
            let changes = applied(fetchRequest, to: all.flatMap { $0.changes ?? [] })
            let chosen = Set(changes.map(ObjectIdentifier.init))
            let parts = all.compactMap { transaction -> NSPersistentHistoryTransaction? in
                let own = (transaction.changes ?? []).filter { chosen.contains(ObjectIdentifier($0)) }
                return own.isEmpty ? nil : NSPersistentHistoryTransaction(transaction, with: own)
            }
            return Selection(transactions: parts, changes: changes)
        }
        guard fetchRequest.entityName == HistoryEntities.transactionName else {
            throw StoreError.make(
                .unsupportedRequest,
                "A request for history must be of transactions or changes and is of \(fetchRequest.entityName ?? "nothing")")
        }
        let transactions = applied(fetchRequest, to: all)
        return Selection(transactions: transactions, changes: transactions.flatMap { $0.changes ?? [] })
    }

    private func applied<Element: NSObject>(_ request: NSFetchRequest<any NSFetchRequestResult>, to all: [Element]) -> [Element] {
        var found = all
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
            found = NSArray(array: found).sortedArray(using: descriptors).compactMap { $0 as? Element }
        }
        if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
        if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
        return found
    }

    private func result(_ selection: Selection) -> Any {
        let (transactions, changes) = (selection.transactions, selection.changes)
        return switch resultType {
        case .statusOnly: true
        case .objectIDs: changes.map(\.changedObjectID)
        case .count: transactions.count
        case .transactionsOnly, .transactionsAndChanges: transactions
        case .changesOnly: changes
        }
    }
}

/// The result of a request for history.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
    open private(set) var result: Any?
    open private(set) var resultType: NSPersistentHistoryResultType

    init(_ result: Any, _ type: NSPersistentHistoryResultType) {
        (self.result, resultType) = (result, type)
        super.init()
    }
}
