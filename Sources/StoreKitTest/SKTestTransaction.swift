import StoreKit
import StoreModel

/// A transaction as a test sees it. Source: Apple's documentation of `SKTestTransaction`.
open class SKTestTransaction: NSObject, @unchecked Sendable {
    public let identifier: UInt
    public let originalTransactionIdentifier: UInt
    public let productIdentifier: String
    public let purchaseDate: Date
    public let expirationDate: Date?
    public let cancelDate: Date?
    public let autoRenewingEnabled: Bool
    public let pendingAskToBuyConfirmation: Bool
    /// Whether it was interrupted, or its renewal is not paid.
    public let hasPurchaseIssue: Bool
    public let state: SKPaymentTransactionState
    /// Prices are not raised.
    public let pendingPriceIncreaseConsent = false

    init(_ stored: StoredTransaction, _ ledger: StoreLedger) {
        (identifier, originalTransactionIdentifier) = (UInt(stored.id), UInt(stored.originalID))
        (productIdentifier, purchaseDate) = (stored.productID, stored.purchaseDate)
        (expirationDate, cancelDate) = (stored.expirationDate, stored.revocationDate)
        let subscription = stored.groupID.flatMap { ledger.subscription(inGroup: $0) }
        let isLatest = stored.groupID.flatMap { ledger.latest(inGroup: $0) }?.id == stored.id
        autoRenewingEnabled = isLatest && subscription?.willRenew == true
        hasPurchaseIssue = isLatest && subscription?.billingFailure != nil
        (pendingAskToBuyConfirmation, state) = (false, .purchased)
        super.init()
    }

    init(_ pending: PendingPurchase) {
        (identifier, originalTransactionIdentifier) = (UInt(pending.id), UInt(pending.id))
        (productIdentifier, purchaseDate, expirationDate, cancelDate) = (pending.productID, pending.date, nil, nil)
        (autoRenewingEnabled, hasPurchaseIssue) = (false, pending.isInterrupted)
        (pendingAskToBuyConfirmation, state) = (!pending.isInterrupted, pending.isInterrupted ? .failed : .deferred)
        super.init()
    }
}
