/// What the club sells, by the identifiers of the App Store.
enum ClubProduct: String, CaseIterable {
    case monthly = "dev.quince.examples.club.monthly"
    case yearly = "dev.quince.examples.club.yearly"
    case credit = "dev.quince.examples.club.credit"
    case badge = "dev.quince.examples.club.badge"

    /// The subscription group of the memberships.
    static let membershipGroup = "21700001"

    static let memberships: [ClubProduct] = [.yearly, .monthly]
    static let extras: [ClubProduct] = [.credit, .badge]

    var symbol: String {
        switch self {
        case .monthly: "calendar"
        case .yearly: "crown.fill"
        case .credit: "ticket.fill"
        case .badge: "medal.fill"
        }
    }
}
