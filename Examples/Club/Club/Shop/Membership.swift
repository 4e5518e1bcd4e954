import Foundation
import StoreKit

/// The user's membership.
struct Membership: Equatable, Sendable {
    var plan: ClubProduct
    /// The number on the pass; it stays when the membership is renewed.
    var number: Int
    /// The end of the paid period.
    var expires: Date?
    var renews = true

    private static let firstNumber = 1001

    init?(_ transaction: Transaction, renews: Bool) {
        guard let plan = ClubProduct(rawValue: transaction.productID), ClubProduct.memberships.contains(plan) else { return nil }
        self.init(
            plan: plan, number: Self.firstNumber + Int(transaction.originalID % 90_000), expires: transaction.expirationDate, renews: renews
        )
    }

    init(plan: ClubProduct, number: Int, expires: Date?, renews: Bool) {
        (self.plan, self.number, self.expires, self.renews) = (plan, number, expires, renews)
    }

    var title: String {
        plan == .yearly ? String(localized: "Yearly Member") : String(localized: "Monthly Member")
    }

    /// When it ends or goes on.
    var termText: String {
        guard let expires else { return String(localized: "No end date") }
        let date = expires.formatted(date: .long, time: .omitted)
        return renews ? String(localized: "Renews on \(date)") : String(localized: "Ends on \(date)")
    }
}
