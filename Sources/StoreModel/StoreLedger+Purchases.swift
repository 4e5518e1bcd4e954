import Foundation

/// What a purchase comes with.
public struct PurchaseTerms: Equatable, Sendable {
    public var quantity = 1
    public var appAccountToken: UUID?
    /// The identifier of a promotional or win-back offer.
    public var offerID: String?

    public init(quantity: Int = 1, appAccountToken: UUID? = nil, offerID: String? = nil) {
        (self.quantity, self.appAccountToken, self.offerID) = (max(quantity, 1), appAccountToken, offerID)
    }
}

extension StoreLedger {
    /// The effect that a purchase would have.
    public enum Effect: Equatable, Sendable {
        /// A new transaction.
        case transaction
        /// None: the user has the product.
        case owned(StoredTransaction)
        /// The subscription renews with the product when its period ends: it is of a lower level, or lasts another time.
        case change(from: StoredTransaction)
    }

    public func effect(of product: StoreProduct, at now: Date) -> Effect {
        switch product.kind {
        case .consumable, .nonRenewing: return .transaction
        case .nonConsumable:
            return transactions.last { $0.productID == product.id && $0.revocationDate == nil }.map(Effect.owned) ?? .transaction
        case .recurring:
            guard let group = product.subscription?.groupID, let current = latest(inGroup: group), current.isActive(at: now) else {
                return .transaction
            }
            guard current.productID == product.id else { return .change(from: current) }
            return subscription(inGroup: group)?.nextProductID == product.id && subscription(inGroup: group)?.willRenew == true
                ? .owned(current) : .change(from: current)
        }
    }

    /// Buys a product.
    ///
    /// - Returns: The new transaction; the earlier one where the user has the product, or changes to it when the period ends.
    public mutating func purchase(
        _ product: StoreProduct, _ terms: PurchaseTerms = PurchaseTerms(), at now: Date, _ configuration: StoreConfiguration
    ) -> StoredTransaction {
        switch effect(of: product, at: now) {
        case .owned(let transaction): return transaction
        case .change(let current):
            guard isImmediate(from: current, to: product, configuration) else {
                editSubscription(current.groupID ?? "") { ($0.nextProductID, $0.willRenew, $0.end) = (product.id, true, nil) }
                return current
            }
            for index in transactions.indices where transactions[index].id == current.id { transactions[index].isUpgraded = true }
            return add(product, terms, at: now, original: current, configuration)
        case .transaction: return add(product, terms, at: now, original: nil, configuration)
        }
    }

    /// Whether a subscription changes at once: to a higher level, or to another product of the same level and length.
    private func isImmediate(from current: StoredTransaction, to product: StoreProduct, _ configuration: StoreConfiguration) -> Bool {
        guard current.productID != product.id, let new = product.subscription,
            let old = configuration.product(current.productID)?.subscription
        else { return false }
        return new.level < old.level || (new.level == old.level && new.period == old.period)
    }

    private mutating func add(
        _ product: StoreProduct, _ terms: PurchaseTerms, at now: Date, original: StoredTransaction?, _ configuration: StoreConfiguration
    ) -> StoredTransaction {
        let id = makeID()
        // A subscription that is bought again goes on with the identifier of the first transaction.
        let first = original ?? product.subscription.flatMap { subscription in transactions.last { $0.groupID == subscription.groupID } }
        let offer = product.subscription.flatMap { self.offer(of: $0, terms) }
        var transaction = StoredTransaction(
            id: id, originalID: first?.originalID ?? id, productID: product.id, kind: product.kind, groupID: product.subscription?.groupID,
            purchaseDate: now, originalPurchaseDate: first?.originalPurchaseDate ?? now, price: product.price)
        transaction.appAccountToken = terms.appAccountToken
        transaction.quantity = product.kind == .consumable || product.kind == .nonRenewing ? terms.quantity : 1
        if let subscription = product.subscription {
            transaction.offer = offer
            transaction.price = offer?.price ?? product.price
            let period = offer.map { $0.mode == .payAsYouGo ? $0.period : $0.period.multiplied(by: $0.periodCount) } ?? subscription.period
            transaction.expirationDate = configuration.settings.timeRate.end(of: period, from: now)
            subscriptions.removeAll { $0.groupID == subscription.groupID }
            subscriptions.append(StoredSubscription(groupID: subscription.groupID, nextProductID: product.id))
        }
        insert(transaction)
        return transaction
    }

    private func offer(of subscription: StoreProduct.Subscription, _ terms: PurchaseTerms) -> StoreOffer? {
        if let id = terms.offerID {
            return (subscription.promotionalOffers + subscription.winBackOffers).first { $0.id == id }
        }
        return isEligibleForIntroductoryOffer(inGroup: subscription.groupID) ? subscription.introductoryOffer : nil
    }

    // MARK: Renewals

    /// Adds the renewals that have become due, and ends subscriptions that do not renew.
    public mutating func advance(to now: Date, _ configuration: StoreConfiguration) {
        for group in subscriptions.map(\.groupID) { advance(group, to: now, configuration) }
    }

    private mutating func advance(_ group: String, to now: Date, _ configuration: StoreConfiguration) {
        var count = 0
        // No period ends before it begins, whatever clock has ended it: its renewal would not be the newest.
        while let current = latest(inGroup: group), let end = current.expirationDate.map({ max($0, current.purchaseDate) }), end <= now,
            current.revocationDate == nil
        {
            guard let subscription = subscription(inGroup: group), subscription.end == nil else { return }
            guard subscription.willRenew else { return editSubscription(group) { $0.end = .autoRenewDisabled } }
            guard let product = configuration.product(subscription.nextProductID), let terms = product.subscription else {
                return editSubscription(group) { ($0.willRenew, $0.end) = (false, .productUnavailable) }
            }
            if let failure = subscription.billingFailure {
                guard configuration.settings.timeRate.retryEnd(from: failure) <= now else { return }
                return editSubscription(group) { ($0.willRenew, $0.end, $0.billingFailure) = (false, .billingError, nil) }
            }
            if configuration.settings.failsRenewals {
                editSubscription(group) { $0.billingFailure = end }
                continue
            }
            count += 1
            // Whatever dates a damaged document has: the rest is added the next time.
            guard count <= Self.maximumRenewals * 4 else { return }
            let start = count == 1 ? Self.start(of: terms.period, end, now, configuration.settings.timeRate) : end
            renew(current, with: product, at: start, configuration)
        }
    }

    /// The time at which a subscription renews whose period ended at `end`: later where so many renewals are due that the first are left out.
    private static func start(of period: StorePeriod, _ end: Date, _ now: Date, _ rate: StoreTimeRate) -> Date {
        // Real months have 31 days at most.
        let seconds = rate.seconds(of: period) ?? period.months * 31 * 86400
        let due = Int(min((now.timeIntervalSince(end) / max(seconds, 1)).rounded(.down), 1e12))
        guard due >= maximumRenewals else { return end }
        let skipped = due - maximumRenewals + 1
        guard rate.seconds(of: period) == nil else { return end.addingTimeInterval(TimeInterval(skipped) * seconds) }
        return rate.end(of: period.multiplied(by: skipped), from: end)
    }

    /// Begins the next period of a subscription.
    @discardableResult public mutating func renew(
        _ current: StoredTransaction, with product: StoreProduct, at start: Date, _ configuration: StoreConfiguration
    ) -> StoredTransaction {
        let start = max(start, current.purchaseDate)
        var renewal = current
        renewal.id = makeID()
        (renewal.productID, renewal.purchaseDate, renewal.reason) = (product.id, start, .renewal)
        (renewal.isFinished, renewal.isUpgraded) = (false, false)
        // Offers that are paid as they go are renewed as often as they say.
        let goesOn = current.offer.map { $0.mode == .payAsYouGo && uses(of: $0, in: current) < $0.periodCount } ?? false
        renewal.offer = goesOn && product.id == current.productID ? current.offer : nil
        renewal.price = renewal.offer?.price ?? product.price
        let period = renewal.offer?.period ?? product.subscription?.period ?? StorePeriod(1, .month)
        renewal.expirationDate = configuration.settings.timeRate.end(of: period, from: start)
        editSubscription(current.groupID ?? "") { ($0.billingFailure, $0.end) = (nil, nil) }
        insert(renewal)
        return renewal
    }

    /// The number of periods that a subscription has had with an offer.
    private func uses(of offer: StoreOffer, in current: StoredTransaction) -> Int {
        transactions.filter { $0.groupID == current.groupID && $0.offer == offer && $0.productID == current.productID }.count
    }
}
