import CoreData

extension ModelContext {
    /// The author that history notes with the context's saves.
    public var author: String? {
        get { objects.transactionAuthor }
        set { objects.transactionAuthor = newValue }
    }

    /// The transactions that a descriptor describes, in the order of their saves.
    ///
    /// - Throws: Core Data's errors of stores, and what the predicate throws.
    public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] {
        let all = try ownTransactions() as? [T] ?? []
        let found = try descriptor.predicate.map { predicate in try all.filter { try predicate.evaluate($0) } } ?? all
        return descriptor.fetchLimit.map { Array(found.prefix(Int(clamping: $0))) } ?? found
    }

    /// Deletes the transactions that a descriptor describes.
    ///
    /// - Throws: As `fetchHistory(_:)`.
    public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {
        let found = try fetchHistory(descriptor).compactMap { $0 as? DefaultHistoryTransaction }
        for (store, transactions) in Dictionary(grouping: found, by: \.storeIdentifier) {
            try container.coordinator.deleteHistory(transactions.map(\.transactionIdentifier), ofStore: store)
        }
    }

    private func ownTransactions() throws -> [DefaultHistoryTransaction] {
        let request = NSPersistentHistoryChangeRequest.fetchHistory(after: nil as NSPersistentHistoryToken?)
        let result = try objects.execute(request) as? NSPersistentHistoryResult
        return (result?.result as? [NSPersistentHistoryTransaction] ?? []).map { DefaultHistoryTransaction($0, of: container.schema) }
    }
}
