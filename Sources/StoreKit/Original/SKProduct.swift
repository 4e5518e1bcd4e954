import StoreModel
import UIKit

/// A product of the first StoreKit. Source: Apple's documentation of `SKProduct`.
open class SKProduct: NSObject, @unchecked Sendable {
    private let product: StoreProduct?
    private let format: PriceFormat
    private let settings: StoreSettings

    /// A period of time in calendar units.
    public enum PeriodUnit: UInt, Sendable { case day = 0, week, month, year }

    init(_ product: StoreProduct, _ settings: StoreSettings) {
        (self.product, self.settings, format) = (product, settings, PriceFormat(settings))
        super.init()
    }

    public override init() {
        (product, settings, format) = (nil, StoreSettings(), PriceFormat(StoreSettings()))
        super.init()
    }

    open var productIdentifier: String { product?.id ?? "" }
    open var localizedTitle: String { product?.displayName(settings) ?? "" }
    open var localizedDescription: String { product?.displayDescription(settings) ?? "" }
    open var price: NSDecimalNumber { NSDecimalNumber(decimal: product?.price ?? 0) }
    /// The locale that the price is written in.
    open var priceLocale: Locale { Locale(identifier: "\(format.locale.identifier)@currency=\(format.currencyCode)") }
    open var isFamilyShareable: Bool { product?.isFamilyShareable ?? false }
    open var subscriptionGroupIdentifier: String? { product?.subscription?.groupID }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { product?.subscription.map { SKProductSubscriptionPeriod($0.period) } }
    open var introductoryPrice: SKProductDiscount? {
        product?.subscription?.introductoryOffer.map { SKProductDiscount($0, locale: priceLocale) }
    }
    open var discounts: [SKProductDiscount] {
        product?.subscription?.promotionalOffers.map { SKProductDiscount($0, locale: priceLocale) } ?? []
    }

    /// Whether there is something to download: the store holds no content any more.
    open var isDownloadable: Bool { false }
    open var downloadContentLengths: [NSNumber] { [] }
    open var contentVersion: String { "" }
    open var downloadContentVersion: String { "" }

    open override func isEqual(_ object: Any?) -> Bool { (object as? SKProduct)?.product == product }
    open override var hash: Int { productIdentifier.hash }
}

/// The time of which a subscription's renewals are apart. Source: Apple's documentation of `SKProductSubscriptionPeriod`.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    public let numberOfUnits: Int
    public let unit: SKProduct.PeriodUnit

    init(_ period: StorePeriod) {
        numberOfUnits = period.value
        unit =
            switch period.unit {
            case .day: .day
            case .week: .week
            case .month: .month
            case .year: .year
            }
        super.init()
    }

    public override init() {
        (numberOfUnits, unit) = (0, .day)
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? SKProductSubscriptionPeriod else { return false }
        return other.numberOfUnits == numberOfUnits && other.unit == unit
    }
    open override var hash: Int { numberOfUnits ^ Int(unit.rawValue) }
}

/// A lower price for the first periods of a subscription. Source: Apple's documentation of `SKProductDiscount`.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    public enum PaymentMode: UInt, Sendable { case payAsYouGo = 0, payUpFront, freeTrial }
    public enum `Type`: UInt, Sendable { case introductory = 0, subscription }

    public let price: NSDecimalNumber
    public let priceLocale: Locale
    public let identifier: String?
    public let subscriptionPeriod: SKProductSubscriptionPeriod
    public let numberOfPeriods: Int
    public let paymentMode: PaymentMode
    public let type: `Type`

    init(_ offer: StoreOffer, locale: Locale) {
        (price, priceLocale, identifier) = (NSDecimalNumber(decimal: offer.price), locale, offer.id)
        (subscriptionPeriod, numberOfPeriods) = (SKProductSubscriptionPeriod(offer.period), offer.periodCount)
        type = offer.kind == .introductory ? .introductory : .subscription
        paymentMode =
            switch offer.mode {
            case .free: .freeTrial
            case .payAsYouGo: .payAsYouGo
            case .payUpFront: .payUpFront
            }
        super.init()
    }
}
