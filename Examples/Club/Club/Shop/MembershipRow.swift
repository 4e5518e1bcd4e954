import StoreKit
import SwiftUI

/// A membership with its price; a tap on the price buys it.
struct MembershipRow: View {
    let product: Product
    @Environment(ClubShop.self) private var shop
    @State private var isTrialOffered = false

    private var isYearly: Bool { product.id == ClubProduct.yearly.rawValue }

    var body: some View {
        ShopRow(
            product: product, color: isYearly ? .orange : .accentColor, note: trial,
            isOwned: shop.membership?.plan.rawValue == product.id
        )
        .task(id: shop.membership) { isTrialOffered = await product.subscription?.isEligibleForIntroOffer ?? false }
    }

    /// The free period for new members; nil without one.
    private var trial: String? {
        guard isTrialOffered, let offer = product.subscription?.introductoryOffer, offer.paymentMode == .freeTrial else { return nil }
        return String(localized: "First \(offer.period.text) free")
    }
}
