import Foundation

/// A purchase or a renewal of a product.
public struct StoredTransaction: Codable, Equatable, Sendable {
    public enum Reason: String, Codable, Sendable { case purchase, renewal }

    public var id: UInt64
    /// The identifier of the first transaction of a subscription, the own one of others.
    public var originalID: UInt64
    public var productID: String
    public var kind: StoreProduct.Kind
    public var groupID: String?
    public var purchaseDate: Date
    public var originalPurchaseDate: Date
    /// The end of a subscription's period.
    public var expirationDate: Date?
    public var quantity = 1
    public var price: Decimal
    public var offer: StoreOffer?
    public var appAccountToken: UUID?
    public var reason = Reason.purchase
    public var isUpgraded = false
    public var revocationDate: Date?
    /// 0 = other, 1 = an issue of the app.
    public var revocationReason: Int?
    public var isFinished = false

    /// Whether the transaction entitles to its product at a time, grace periods left out.
    public func isActive(at date: Date) -> Bool {
        revocationDate == nil && !isUpgraded && (expirationDate.map { $0 > date } ?? true)
    }
}

/// A purchase that somebody else has to approve, or that was interrupted.
public struct PendingPurchase: Codable, Equatable, Sendable {
    public var id: UInt64
    public var productID: String
    public var date: Date
    public var quantity = 1
    public var appAccountToken: UUID?
    /// Whether it was interrupted by the store; else a parent is asked.
    public var isInterrupted = false
}

/// The future of the subscription that a user has in a group.
public struct StoredSubscription: Codable, Equatable, Sendable {
    public enum End: Int, Codable, Sendable { case autoRenewDisabled = 1, billingError, priceIncrease, productUnavailable, unknown }

    public var groupID: String
    /// The product that it renews with.
    public var nextProductID: String
    public var willRenew = true
    /// The time at which a renewal failed, while the store goes on trying.
    public var billingFailure: Date?
    public var end: End?
}
