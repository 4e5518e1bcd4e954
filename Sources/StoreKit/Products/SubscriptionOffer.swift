import StoreModel
import UIKit

extension Product {
    /// A lower price for the first periods of a subscription. Source: Apple's documentation of `Product.SubscriptionOffer`.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// The kind of an offer.
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let introductory = OfferType(rawValue: "introductory")
            public static let promotional = OfferType(rawValue: "promotional")
            public static let winBack = OfferType(rawValue: "winBack")
            public var localizedDescription: String {
                switch self {
                case .introductory: systemText("Introductory Offer")
                case .promotional: systemText("Promotional Offer")
                case .winBack: systemText("Win-Back Offer")
                default: rawValue
                }
            }
        }

        /// The way in which an offer is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The lower price for each period.
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            /// Once, for all periods.
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
            public var localizedDescription: String {
                switch self {
                case .payAsYouGo: systemText("Pay as You Go")
                case .payUpFront: systemText("Pay Up Front")
                case .freeTrial: systemText("Free Trial")
                default: rawValue
                }
            }

            init(_ mode: StoreOffer.Mode) {
                self =
                    switch mode {
                    case .free: .freeTrial
                    case .payAsYouGo: .payAsYouGo
                    case .payUpFront: .payUpFront
                    }
            }
        }

        let offer: StoreOffer
        let settings: StoreSettingsBox

        init(_ offer: StoreOffer, _ settings: StoreSettings) { (self.offer, self.settings) = (offer, StoreSettingsBox(settings)) }

        /// nil for an introductory offer.
        public var id: String? { offer.id }
        public var type: OfferType { OfferType(rawValue: offer.kind.rawValue) }
        public var price: Decimal { offer.price }
        public var displayPrice: String { PriceFormat(settings.value).text(price) }
        public var period: SubscriptionPeriod { SubscriptionPeriod(offer.period) }
        public var periodCount: Int { offer.periodCount }
        public var paymentMode: PaymentMode { PaymentMode(offer.mode) }
    }
}

/// The settings that prices are written with; they do not tell values apart.
struct StoreSettingsBox: Hashable, Sendable {
    let value: StoreSettings
    init(_ value: StoreSettings) { self.value = value }
    static func == (a: StoreSettingsBox, b: StoreSettingsBox) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}
