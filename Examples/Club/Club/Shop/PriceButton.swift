import StoreKit
import SwiftUI

/// Buys a product; shows a check mark for one that the user has.
struct PriceButton: View {
    let product: Product
    var period: Product.SubscriptionPeriod?
    var isOwned = false
    var quantity = 1
    @Environment(ClubShop.self) private var shop

    var body: some View {
        if isOwned {
            Image(systemName: "checkmark.circle.fill")
                .font(.title2)
                .foregroundStyle(.tint)
                .accessibilityLabel("Bought")
        } else if shop.buying == product.id {
            ProgressView()
        } else {
            button
        }
    }

    private var button: some View {
        VStack(spacing: 2) {
            Button(price) { Task { await shop.buy(product, quantity: quantity) } }
                .buttonStyle(.borderedProminent)
                .buttonBorderShape(.capsule)
                .font(.subheadline.weight(.semibold))
                .monospacedDigit()
                .disabled(shop.buying != nil)
                .accessibilityLabel("Buy \(product.displayName) for \(price)")
                .accessibilityIdentifier("buy.\(product.id)")
            if let period { Text(period.priceText).font(.caption2).foregroundStyle(.secondary) }
        }
        .fixedSize()
    }

    private var price: String { (product.price * Decimal(quantity)).formatted(product.priceFormatStyle) }
}
