import StoreModel
import UIKit

extension Product {
    /// What a purchase comes with. Source: Apple's documentation of `Product.PurchaseOption`.
    public struct PurchaseOption: Hashable, Sendable {
        enum Value: Hashable, Sendable {
            case token(UUID)
            case quantity(Int)
            case offer(String)
            case askToBuy(Bool)
            case custom(key: String, value: String)
            case storefrontChange
        }
        let value: Value

        /// The app's account that the purchase is for.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(value: .token(token)) }
        /// The number of items, 1 to 10; only consumables and subscriptions that do not renew have more than one.
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(value: .quantity(quantity)) }
        /// A promotional offer with a signature of the app's server, which the local store does not verify.
        public static func promotionalOffer(
            offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
        ) -> PurchaseOption { PurchaseOption(value: .offer(offerID)) }
        public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption { PurchaseOption(value: .offer(offer.id ?? "")) }
        /// Asks a parent, in tests only.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(value: .askToBuy(simulateAskToBuy))
        }
        /// Whether the purchase goes on where the storefront has changed. The local store's never does.
        public static func onStorefrontChange(shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool) -> PurchaseOption {
            PurchaseOption(value: .storefrontChange)
        }
        public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption(value: .custom(key: key, value: value)) }
        public static func custom(key: String, value: Double) -> PurchaseOption { custom(key: key, value: "\(value)") }
        public static func custom(key: String, value: Bool) -> PurchaseOption { custom(key: key, value: "\(value)") }
        public static func custom(key: String, value: Data) -> PurchaseOption { custom(key: key, value: value.base64EncodedString()) }

        @available(*, unavailable, message: "not yet in Quince: codes of offers")
        public static func codeOffer(_ code: String) -> PurchaseOption { fatalError() }
        @available(*, unavailable, message: "not yet in Quince: offers with a signature in JWS")
        public static func introductoryOfferEligibility(compactJWS: String) -> PurchaseOption { fatalError() }
    }

    /// The outcome of a purchase. Source: Apple's documentation of `Product.PurchaseResult`.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        /// Somebody else has to do something; `Transaction.updates` has the transaction then.
        case pending
    }

    /// The reason for which a product cannot be bought. Source: Apple's documentation of `Product.PurchaseError`.
    public enum PurchaseError: LocalizedError, Sendable, Hashable {
        case invalidQuantity
        case productUnavailable
        case purchaseNotAllowed
        case ineligibleForOffer
        case invalidOfferIdentifier
        case invalidOfferPrice
        case invalidOfferSignature
        case missingOfferParameters

        public var errorDescription: String? {
            switch self {
            case .invalidQuantity: systemText("The quantity is invalid.")
            case .productUnavailable: systemText("The item is not available.")
            case .purchaseNotAllowed: systemText("Purchases are not allowed.")
            case .ineligibleForOffer: systemText("You are not eligible for this offer.")
            case .invalidOfferIdentifier, .invalidOfferPrice, .invalidOfferSignature, .missingOfferParameters:
                systemText("The offer is invalid.")
            }
        }
    }
}
