/// A question for the transactions of stores.
///
/// Source: Apple's documentation of `HistoryDescriptor`.
public struct HistoryDescriptor<Transaction: HistoryTransaction> {
    /// The condition that transactions fulfil; nil for all.
    public var predicate: Predicate<Transaction>?
    /// The largest number of transactions; nil for all.
    public var fetchLimit: UInt64?

    public init(predicate: Predicate<Transaction>? = nil) { self.predicate = predicate }
}

extension HistoryDescriptor: @unchecked Sendable {}
