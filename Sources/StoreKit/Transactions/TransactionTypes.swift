import StoreModel
import UIKit

extension Transaction {
    /// The owner of a purchase. Source: Apple's documentation of `Transaction.OwnershipType`.
    public struct OwnershipType: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        /// Somebody else of the user's family has bought it.
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// The reason of a transaction. Source: Apple's documentation of `Transaction.Reason`.
    public struct Reason: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchase = Reason(rawValue: "PURCHASE")
        public static let renewal = Reason(rawValue: "RENEWAL")
    }

    /// The reason of a refund. Source: Apple's documentation of `Transaction.RevocationReason`.
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let other = RevocationReason(rawValue: 0)
        public static let developerIssue = RevocationReason(rawValue: 1)
        public var localizedDescription: String { self == .developerIssue ? systemText("Developer Issue") : systemText("Other") }
    }

    /// The kind of an offer that a subscription was bought with. Source: Apple's documentation of `Transaction.OfferType`.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let introductory = OfferType(rawValue: 1)
        public static let promotional = OfferType(rawValue: 2)
        public static let code = OfferType(rawValue: 3)
        public static let winBack = OfferType(rawValue: 4)

        init(_ kind: StoreOffer.Kind) {
            self =
                switch kind {
                case .introductory: .introductory
                case .promotional: .promotional
                case .code: .code
                case .winBack: .winBack
                }
        }
    }

    /// The offer that a subscription was bought with. Source: Apple's documentation of `Transaction.Offer`.
    public struct Offer: Hashable, Sendable {
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
            public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
            public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
        }

        public let id: String?
        public let type: OfferType
        public let paymentMode: PaymentMode?
        public let period: Product.SubscriptionPeriod?

        init(_ offer: StoreOffer) {
            (id, type, period) = (offer.id, OfferType(offer.kind), Product.SubscriptionPeriod(offer.period))
            paymentMode =
                switch offer.mode {
                case .free: .freeTrial
                case .payAsYouGo: .payAsYouGo
                case .payUpFront: .payUpFront
                }
        }
    }

    /// The outcome of a request for a refund. Source: Apple's documentation of `Transaction.RefundRequestStatus`.
    public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }

    /// The reason for which no refund can be requested. Source: Apple's documentation of `Transaction.RefundRequestError`.
    public enum RefundRequestError: LocalizedError, Hashable, Sendable {
        case duplicateRequest
        case failed
        public var errorDescription: String? {
            self == .duplicateRequest
                ? systemText("A refund was requested already.") : systemText("The refund could not be requested.")
        }
    }
}
