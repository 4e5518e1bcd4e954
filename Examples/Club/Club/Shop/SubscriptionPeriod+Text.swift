import StoreKit

extension Product.SubscriptionPeriod {
    /// The period in words: `week`, `3 months`.
    var text: String {
        let word =
            switch unit {
            case .day: String(localized: "\(value) days")
            case .week: String(localized: "\(value) weeks")
            case .month: String(localized: "\(value) months")
            case .year: String(localized: "\(value) years")
            @unknown default: String(value)
            }
        return word
    }

    /// The period as it stands behind a price: `per month`.
    var priceText: String {
        switch unit {
        case .day: String(localized: "per day")
        case .week: String(localized: "per week")
        case .month: String(localized: "per month")
        case .year: String(localized: "per year")
        @unknown default: ""
        }
    }
}
