import StoreModel
import UIKit

/// Writes prices of the configuration's storefront.
struct PriceFormat: Sendable {
    /// The region is the storefront's, the language the user's.
    let locale: Locale
    let currencyCode: String

    init(_ settings: StoreSettings) {
        locale = Locale(identifier: settings.locale)
        currencyCode = locale.currency?.identifier ?? "USD"
    }

    var style: Decimal.FormatStyle.Currency { Decimal.FormatStyle.Currency(code: currencyCode, locale: locale) }

    func text(_ price: Decimal) -> String { style.format(price) }
}

extension StoreProduct {
    private func texts(_ settings: StoreSettings) -> StoreLocalization? { texts(Locale.preferredLanguages, fallback: settings.locale) }
    func displayName(_ settings: StoreSettings) -> String { texts(settings)?.displayName ?? "" }
    func displayDescription(_ settings: StoreSettings) -> String { texts(settings)?.description ?? "" }
}

/// Words for periods.
enum PeriodText {
    /// `1 week`, `3 months`
    static func length(_ period: StorePeriod) -> String {
        let isOne = period.value == 1
        return switch period.unit {
        case .day: isOne ? systemText("1 day") : systemText("\(String(period.value)) days")
        case .week: isOne ? systemText("1 week") : systemText("\(String(period.value)) weeks")
        case .month: isOne ? systemText("1 month") : systemText("\(String(period.value)) months")
        case .year: isOne ? systemText("1 year") : systemText("\(String(period.value)) years")
        }
    }

    /// `per month`, `every 3 months`
    static func each(_ period: StorePeriod) -> String {
        guard period.value == 1 else { return systemText("every \(length(period))") }
        return switch period.unit {
        case .day: systemText("per day")
        case .week: systemText("per week")
        case .month: systemText("per month")
        case .year: systemText("per year")
        }
    }

    /// `Free for 1 week`, `$0.99 for 3 months`
    static func offer(_ offer: StoreOffer, _ format: PriceFormat) -> String {
        let length = length(offer.period.multiplied(by: offer.periodCount))
        switch offer.mode {
        case .free: return systemText("Free for \(length)")
        case .payUpFront: return systemText("\(format.text(offer.price)) for \(length)")
        case .payAsYouGo: return systemText("\(format.text(offer.price)) \(each(offer.period)) for \(length)")
        }
    }
}
