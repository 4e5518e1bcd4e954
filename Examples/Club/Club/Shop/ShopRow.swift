import StoreKit
import SwiftUI

/// A product in the shop: icon, texts and price, one below the other where letters are large.
struct ShopRow: View {
    let product: Product
    let color: Color
    /// A line below the description; nil = none.
    var note: String?
    var isOwned = false
    var quantity = 1
    @Environment(\.dynamicTypeSize) private var typeSize

    private var layout: AnyLayout {
        typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 10)) : AnyLayout(HStackLayout(spacing: 14))
    }

    var body: some View {
        layout {
            ShopIcon(symbol: ClubProduct(rawValue: product.id)?.symbol ?? "bag.fill", color: color)
            texts
            PriceButton(
                product: product, period: product.subscription?.subscriptionPeriod, isOwned: isOwned, quantity: quantity)
        }
        .padding(.vertical, 4)
    }

    private var texts: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(product.displayName).font(.headline)
            Text(product.description).font(.subheadline).foregroundStyle(.secondary)
            if let note { Text(note).font(.footnote.weight(.medium)).foregroundStyle(.tint) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
