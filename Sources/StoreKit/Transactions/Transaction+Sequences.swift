import StoreModel
import UIKit

extension Transaction {
    /// An asynchronous sequence of transactions. Source: Apple's documentation of `Transaction.Transactions`.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>

        enum Source: Sendable {
            /// Evaluated when the iteration begins.
            case list(@Sendable (StoreLedger, StoreService) -> [StoredTransaction])
            case updates
        }
        let source: Source

        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var stream: AsyncStream<Element>.AsyncIterator
            public mutating func next() async -> Element? { await stream.next() }
        }

        public func makeAsyncIterator() -> AsyncIterator {
            let service = StoreService.shared
            switch source {
            case .list(let list):
                let all = list(service.purchases, service).map { VerificationResult.verified(Transaction($0, service)) }
                let stream = AsyncStream<Element> { stream in
                    for transaction in all { stream.yield(transaction) }
                    stream.finish()
                }
                return AsyncIterator(stream: stream.makeAsyncIterator())
            case .updates: return AsyncIterator(stream: Self.updates(service).makeAsyncIterator())
            }
        }

        private static func updates(_ service: StoreService) -> AsyncStream<Element> {
            let id = UUID()
            return AsyncStream { stream in
                stream.onTermination = { _ in service.unsubscribe(id) }
                service.subscribe(id) { changes in
                    for change in changes { stream.yield(.verified(Transaction(change.transaction, service))) }
                }
            }
        }
    }

    private static func list(
        _ make: @escaping @Sendable (StoreLedger, StoreService) -> [StoredTransaction]
    ) -> Transactions { Transactions(source: .list(make)) }

    /// Transactions that come to be, or change, outside of the app: renewals, refunds, purchases that a parent has approved; and at first those that the
    /// app has not finished. It never ends.
    public static var updates: Transactions { Transactions(source: .updates) }

    /// All transactions but finished consumables, the newest first.
    public static var all: Transactions {
        list { ledger, _ in ledger.transactions.filter { $0.kind != .consumable || !$0.isFinished }.reversed() }
    }

    /// All transactions of a product but finished consumables, the newest first.
    public static func all(for productID: String) -> Transactions {
        list { ledger, _ in
            ledger.transactions.filter { $0.productID == productID && ($0.kind != .consumable || !$0.isFinished) }.reversed()
        }
    }

    /// The transactions that the app has not finished.
    public static var unfinished: Transactions { list { ledger, _ in ledger.transactions.filter { !$0.isFinished } } }

    /// The transactions that entitle the user to something now; no consumables.
    public static var currentEntitlements: Transactions {
        list { $0.entitlements(at: $1.now(), $1.configuration ?? StoreConfiguration()) }
    }

    /// The transactions that entitle the user to a product now.
    public static func currentEntitlements(for productID: String) -> Transactions {
        list { ledger, service in
            ledger.entitlements(at: service.now(), service.configuration ?? StoreConfiguration()).filter { $0.productID == productID }
        }
    }

    /// The transaction that entitles the user to a product; nil where nothing does.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        var newest: VerificationResult<Transaction>?
        for await result in currentEntitlements(for: productID) { newest = result }
        return newest
    }

    /// The newest transaction of a product; nil where the user has never bought it.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        let service = StoreService.shared
        return service.purchases.latest(of: productID).map { .verified(Transaction($0, service)) }
    }
}
