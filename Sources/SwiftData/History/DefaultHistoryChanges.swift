/// The insertion of a model in the history of one of SwiftData's own stores.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
    public let changedPersistentIdentifier: PersistentIdentifier
    public let changeIdentifier: Int64
    public let transactionIdentifier: Int64
    public var id: Int64 { changeIdentifier }
}

/// A change of a model's properties in the history of one of SwiftData's own stores.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
    public let changedPersistentIdentifier: PersistentIdentifier
    public let changeIdentifier: Int64
    public let transactionIdentifier: Int64
    public let updatedAttributes: [PartialKeyPath<Model> & Sendable]
    public var id: Int64 { changeIdentifier }

    public static func == (left: Self, right: Self) -> Bool {
        left.changeIdentifier == right.changeIdentifier && left.changedPersistentIdentifier == right.changedPersistentIdentifier
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(changeIdentifier)
        hasher.combine(changedPersistentIdentifier)
    }
}

/// The deletion of a model in the history of one of SwiftData's own stores.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
    public let changedPersistentIdentifier: PersistentIdentifier
    public let changeIdentifier: Int64
    public let transactionIdentifier: Int64
    public let tombstone: HistoryTombstone<Model>
    public var id: Int64 { changeIdentifier }
}
