import StoreModel
import UIKit

/// A purchase or a renewal. Source: Apple's documentation of `Transaction`.
public struct Transaction: Sendable, Identifiable {
    let stored: StoredTransaction
    private let settings: StoreSettings
    public let appBundleID: String
    public let signedDate: Date

    package init(_ stored: StoredTransaction, _ service: StoreService) {
        (self.stored, appBundleID, signedDate) = (stored, service.appIdentifier, service.now())
        settings = service.configuration?.settings ?? StoreSettings()
    }

    public var id: UInt64 { stored.id }
    /// The identifier of a subscription's first transaction; the own one of other products.
    public var originalID: UInt64 { stored.originalID }
    public var webOrderLineItemID: String? { stored.groupID == nil ? nil : String(stored.id) }
    public var productID: String { stored.productID }
    public var productType: Product.ProductType { Product.ProductType(stored.kind) }
    public var subscriptionGroupID: String? { stored.groupID }
    public var purchaseDate: Date { stored.purchaseDate }
    public var originalPurchaseDate: Date { stored.originalPurchaseDate }
    /// The end of a subscription's period; nil for other products.
    public var expirationDate: Date? { stored.expirationDate }
    public var purchasedQuantity: Int { stored.quantity }
    /// Whether another subscription of the group has replaced it before its end.
    public var isUpgraded: Bool { stored.isUpgraded }
    public var offer: Offer? { stored.offer.map(Offer.init) }
    public var offerType: OfferType? { offer?.type }
    public var offerID: String? { stored.offer?.id }
    public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode?.rawValue }
    /// The date of a refund.
    public var revocationDate: Date? { stored.revocationDate }
    public var revocationReason: RevocationReason? { stored.revocationReason.map(RevocationReason.init(rawValue:)) }
    public var appAccountToken: UUID? { stored.appAccountToken }
    public var ownershipType: OwnershipType { .purchased }
    public var reason: Reason { stored.reason == .renewal ? .renewal : .purchase }
    public var reasonStringRepresentation: String { reason.rawValue }
    public var environment: AppStore.Environment { .xcode }
    public var environmentStringRepresentation: String { environment.rawValue }
    public var storefront: Storefront { Storefront(settings) }
    public var storefrontCountryCode: String { storefront.countryCode }
    /// In the storefront's currency.
    public var price: Decimal? { stored.price }
    public var currency: Locale.Currency? { Locale.Currency(currencyCode ?? "USD") }
    public var currencyCode: String? { PriceFormat(settings).currencyCode }

    /// The state of the subscription that the transaction is of; nil for other products.
    public var subscriptionStatus: Product.SubscriptionInfo.Status? {
        get async { stored.groupID.flatMap { Product.SubscriptionInfo.Status.current(ofGroup: $0, .shared) } }
    }

    /// Tells the store that the app has given the user what they paid for.
    public func finish() async { StoreService.shared.update { $0.finish(id) } }

    /// The App Store's form of the transaction, as its server has it.
    public var jsonRepresentation: Data {
        var fields: [String: Any] = [
            "transactionId": String(id), "originalTransactionId": String(originalID), "bundleId": appBundleID, "productId": productID,
            "purchaseDate": Self.milliseconds(purchaseDate), "originalPurchaseDate": Self.milliseconds(originalPurchaseDate),
            "quantity": purchasedQuantity, "type": productType.rawValue, "inAppOwnershipType": ownershipType.rawValue,
            "signedDate": Self.milliseconds(signedDate), "environment": environment.rawValue, "transactionReason": reason.rawValue,
            "storefront": storefrontCountryCode, "storefrontId": storefront.id,
            "price": Int(truncating: (stored.price * 1000) as NSDecimalNumber),
        ]
        fields["currency"] = currencyCode
        fields["subscriptionGroupIdentifier"] = subscriptionGroupID
        fields["webOrderLineItemId"] = webOrderLineItemID
        fields["expiresDate"] = expirationDate.map(Self.milliseconds)
        fields["revocationDate"] = revocationDate.map(Self.milliseconds)
        fields["revocationReason"] = revocationReason?.rawValue
        fields["appAccountToken"] = appAccountToken?.uuidString.lowercased()
        fields["offerIdentifier"] = offerID
        fields["offerType"] = offerType?.rawValue
        if isUpgraded { fields["isUpgraded"] = true }
        return (try? JSONSerialization.data(withJSONObject: fields, options: .sortedKeys)) ?? Data()
    }

    static func milliseconds(_ date: Date) -> Int { Int((date.timeIntervalSince1970 * 1000).rounded()) }
}

extension Transaction: Hashable {
    public static func == (a: Transaction, b: Transaction) -> Bool { a.stored == b.stored }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Transaction: CustomDebugStringConvertible {
    public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}

extension Transaction {
    @available(*, unavailable, message: "not yet in Quince: the device's identifier in the store")
    public var deviceVerification: Never { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: the device's identifier in the store")
    public var deviceVerificationNonce: Never { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: advanced commerce")
    public var advancedCommerceInfo: Never { fatalError() }
}
