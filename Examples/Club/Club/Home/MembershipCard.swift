import SwiftUI

/// The user's membership and court credits; a tap leads to the shop.
struct MembershipCard: View {
    @Environment(ClubShop.self) private var shop
    @Environment(Router.self) private var router

    var body: some View {
        Button {
            router.isShopShown = true
        } label: {
            HStack(spacing: 14) {
                ShopIcon(symbol: shop.membership?.plan.symbol ?? "ticket.fill", color: .accentColor)
                VStack(alignment: .leading, spacing: 2) {
                    Text(title).font(.headline)
                    Text(subtitle).font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer(minLength: 8)
                if shop.ownsBadge { Image(systemName: "medal.fill").foregroundStyle(.orange).accessibilityLabel("Founder’s badge") }
                Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary).accessibilityHidden(true)
            }
            .card()
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .combine)
    }

    private var title: String { shop.membership?.title ?? String(localized: "Guest") }

    private var subtitle: String {
        shop.membership?.termText ?? String(localized: "\(shop.wallet.balance) court credits")
    }
}
