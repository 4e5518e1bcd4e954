import Foundation

/// Why the store cannot do something.
public struct StoreLedgerError: LocalizedError, Equatable {
    public var reason: String
    public var errorDescription: String? { reason }

    public init(reason: String) { self.reason = reason }
}

extension StoreLedger {
    private func index(of id: UInt64) throws -> Int {
        guard let index = transactions.firstIndex(where: { $0.id == id }) else {
            throw StoreLedgerError(reason: "there is no transaction \(id)")
        }
        return index
    }

    /// Marks a transaction as delivered.
    public mutating func finish(_ id: UInt64) {
        for index in transactions.indices where transactions[index].id == id { transactions[index].isFinished = true }
    }

    /// Gives the money back; a subscription ends at once.
    ///
    /// - Parameter reason: 0 = other, 1 = an issue of the app.
    public mutating func refund(_ id: UInt64, reason: Int = 0, at now: Date) throws {
        let index = try index(of: id)
        guard transactions[index].revocationDate == nil else { throw StoreLedgerError(reason: "transaction \(id) is refunded already") }
        (transactions[index].revocationDate, transactions[index].revocationReason) = (now, reason)
        guard let group = transactions[index].groupID, latest(inGroup: group)?.id == id else { return }
        editSubscription(group) { $0.willRenew = false }
    }

    /// Ends a subscription now, as if its user had cancelled it.
    public mutating func expire(_ product: String, at now: Date) throws {
        guard let index = transactions.lastIndex(where: { $0.productID == product && $0.groupID != nil && $0.isActive(at: now) }) else {
            throw StoreLedgerError(reason: "there is no running subscription '\(product)'")
        }
        transactions[index].expirationDate = now
        editSubscription(transactions[index].groupID ?? "") { ($0.willRenew, $0.end) = (false, .autoRenewDisabled) }
    }

    /// Switches the renewal of a subscription on or off.
    public mutating func setRenews(_ renews: Bool, group: String) throws {
        guard subscription(inGroup: group) != nil else {
            throw StoreLedgerError(reason: "there is no subscription of the group '\(group)'")
        }
        editSubscription(group) {
            $0.willRenew = renews
            if renews { $0.end = nil }
        }
    }

    /// Ends the period of a subscription and begins the next one.
    public mutating func forceRenewal(_ product: String, at now: Date, _ configuration: StoreConfiguration) throws {
        guard let index = transactions.lastIndex(where: { $0.productID == product && $0.groupID != nil && $0.isActive(at: now) }),
            let group = transactions[index].groupID, let subscription = subscription(inGroup: group),
            let next = configuration.product(subscription.nextProductID)
        else { throw StoreLedgerError(reason: "there is no running subscription '\(product)'") }
        transactions[index].expirationDate = now
        renew(transactions[index], with: next, at: now, configuration)
    }

    /// Renews a subscription whose payment had failed.
    public mutating func resolveBillingFailure(_ group: String, at now: Date, _ configuration: StoreConfiguration) throws {
        guard let subscription = subscription(inGroup: group), subscription.billingFailure != nil, let current = latest(inGroup: group),
            let next = configuration.product(subscription.nextProductID)
        else { throw StoreLedgerError(reason: "no payment of the group '\(group)' has failed") }
        renew(current, with: next, at: now, configuration)
    }

    /// Removes a transaction; a subscription that has no other is gone.
    public mutating func delete(_ id: UInt64) throws {
        let removed = transactions.remove(at: try index(of: id))
        guard let group = removed.groupID, latest(inGroup: group) == nil else { return }
        subscriptions.removeAll { $0.groupID == group }
    }

    /// Removes all transactions. Identifiers are not given again.
    public mutating func deleteAll() { (transactions, pending, subscriptions) = ([], [], []) }

    // MARK: Pending purchases

    /// Asks a parent, or the store, for a purchase.
    public mutating func ask(for product: StoreProduct, _ terms: PurchaseTerms, isInterrupted: Bool = false, at now: Date)
        -> PendingPurchase
    {
        var purchase = PendingPurchase(id: makeID(), productID: product.id, date: now)
        (purchase.quantity, purchase.appAccountToken, purchase.isInterrupted) = (terms.quantity, terms.appAccountToken, isInterrupted)
        pending.append(purchase)
        return purchase
    }

    /// Lets a pending purchase go through.
    public mutating func approve(_ id: UInt64, at now: Date, _ configuration: StoreConfiguration) throws -> StoredTransaction {
        let purchase = try removePending(id)
        guard let product = configuration.product(purchase.productID) else {
            throw StoreLedgerError(reason: "there is no product '\(purchase.productID)'")
        }
        let terms = PurchaseTerms(quantity: purchase.quantity, appAccountToken: purchase.appAccountToken)
        return self.purchase(product, terms, at: now, configuration)
    }

    /// Drops a pending purchase.
    public mutating func decline(_ id: UInt64) throws { _ = try removePending(id) }

    private mutating func removePending(_ id: UInt64) throws -> PendingPurchase {
        guard let index = pending.firstIndex(where: { $0.id == id }) else {
            throw StoreLedgerError(reason: "there is no pending purchase \(id)")
        }
        return pending.remove(at: index)
    }
}
