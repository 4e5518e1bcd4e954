import Foundation

/// Everything that an app's user has bought, as the host keeps it, and the rules by which it changes.
///
/// Nothing runs while the app does not: `advance(to:_:)` adds the renewals that have become due since the last time.
public struct StoreLedger: Codable, Equatable, Sendable {
    /// In the order of their purchase dates.
    public var transactions: [StoredTransaction] = []
    public var pending: [PendingPurchase] = []
    public var subscriptions: [StoredSubscription] = []
    private var nextID: UInt64 = 0

    /// The renewals that one call of `advance(to:_:)` adds at most to a subscription; earlier ones are left out.
    public static let maximumRenewals = 100

    /// The transactions from which on the oldest renewals are dropped.
    public static let maximumTransactions = 1000

    public init() {}

    /// - Throws: What `JSONDecoder` throws.
    public init(_ data: Data) throws { self = try JSONDecoder().decode(StoreLedger.self, from: data) }

    /// The binary form.
    public func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(self)
    }

    // MARK: Questions

    /// The newest transaction of a product that was not revoked, else the newest.
    public func latest(of product: String) -> StoredTransaction? {
        transactions.last { $0.productID == product && $0.revocationDate == nil } ?? transactions.last { $0.productID == product }
    }

    /// The newest transaction of a group of subscriptions, revoked ones included.
    public func latest(inGroup group: String) -> StoredTransaction? { transactions.last { $0.groupID == group && !$0.isUpgraded } }

    public func subscription(inGroup group: String) -> StoredSubscription? { subscriptions.first { $0.groupID == group } }

    /// Whether the group has never had a subscription with an introductory offer.
    public func isEligibleForIntroductoryOffer(inGroup group: String) -> Bool {
        !transactions.contains { $0.groupID == group && $0.offer?.kind == .introductory }
    }

    /// The transactions that entitle the user to something at a time: of each group of subscriptions the newest, while it runs or in its grace period.
    public func entitlements(at now: Date, _ configuration: StoreConfiguration) -> [StoredTransaction] {
        transactions.filter { transaction in
            switch transaction.kind {
            case .consumable: false
            case .nonConsumable: transaction.revocationDate == nil
            case .nonRenewing: transaction.revocationDate == nil
            case .recurring:
                transaction.groupID.flatMap { latest(inGroup: $0) }?.id == transaction.id
                    && [.subscribed, .inGracePeriod].contains(state(of: transaction, at: now, configuration))
            }
        }
    }

    /// The states of a subscription, with the values of `Product.SubscriptionInfo.RenewalState`.
    public enum State: Int, Sendable { case subscribed = 1, expired, inBillingRetryPeriod, inGracePeriod, revoked }

    /// The state of the subscription whose newest transaction this is.
    public func state(of transaction: StoredTransaction, at now: Date, _ configuration: StoreConfiguration) -> State {
        if transaction.revocationDate != nil { return .revoked }
        guard let end = transaction.expirationDate, end <= now else { return .subscribed }
        guard let failure = transaction.groupID.flatMap({ subscription(inGroup: $0) })?.billingFailure else { return .expired }
        if let grace = graceEnd(of: transaction, failure, configuration), grace > now { return .inGracePeriod }
        return configuration.settings.timeRate.retryEnd(from: failure) > now ? .inBillingRetryPeriod : .expired
    }

    /// The end of the grace period of a subscription whose renewal failed; nil without one.
    public func graceEnd(of transaction: StoredTransaction, _ failure: Date, _ configuration: StoreConfiguration) -> Date? {
        guard configuration.settings.hasGracePeriod, let product = configuration.product(transaction.productID)?.subscription else {
            return nil
        }
        return configuration.settings.timeRate.graceEnd(of: product.period, from: failure)
    }

    /// The next time at which a subscription renews or ends by itself; nil where none does.
    public func nextChange(after now: Date) -> Date? {
        subscriptions.compactMap { latest(inGroup: $0.groupID)?.expirationDate }.filter { $0 > now }.min()
    }

    // MARK: Identifiers

    mutating func makeID() -> UInt64 {
        defer { nextID &+= 1 }
        return nextID
    }

    mutating func insert(_ transaction: StoredTransaction) {
        let index = transactions.lastIndex { $0.purchaseDate <= transaction.purchaseDate }.map { $0 + 1 } ?? 0
        transactions.insert(transaction, at: index)
        guard transactions.count > Self.maximumTransactions,
            let oldest = transactions.firstIndex(where: { $0.reason == .renewal && $0.id != transaction.id })
        else { return }
        transactions.remove(at: oldest)
    }

    mutating func editSubscription(_ group: String, _ edit: (inout StoredSubscription) -> Void) {
        guard let index = subscriptions.firstIndex(where: { $0.groupID == group }) else { return }
        edit(&subscriptions[index])
    }
}
