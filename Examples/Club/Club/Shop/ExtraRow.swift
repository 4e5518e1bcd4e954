import StoreKit
import SwiftUI

/// Something to buy beside a membership: court credits, as many as the user likes, or the badge.
struct ExtraRow: View {
    let product: Product
    @Environment(ClubShop.self) private var shop
    @State private var quantity = 1

    private var isCredit: Bool { product.id == ClubProduct.credit.rawValue }

    var body: some View {
        if isCredit {
            VStack(spacing: 10) {
                ShopRow(product: product, color: Color("HardCourt"), quantity: quantity)
                stepper
            }
        } else {
            ShopRow(product: product, color: Color("Clay"), isOwned: shop.ownsBadge)
        }
    }

    private var stepper: some View {
        Stepper(value: $quantity, in: 1...10) {
            VStack(alignment: .leading) {
                Text("\(quantity) credits").monospacedDigit()
                Text("You have \(shop.wallet.balance)").font(.footnote).foregroundStyle(.secondary)
            }
        }
        .accessibilityIdentifier("credits")
    }
}
