import StoreKit
import SwiftUI

/// The shop: memberships, court credits and the badge.
struct ShopView: View {
    @Environment(ClubShop.self) private var shop
    @Environment(\.dismiss) private var dismiss
    @State private var isManaging = false

    var body: some View {
        @Bindable var shop = shop
        NavigationStack {
            List {
                ShopHeader(membership: shop.membership).listRowBackground(Color.clear).listRowInsets(EdgeInsets())
                switch shop.loading {
                case .loading: ProgressView().frame(maxWidth: .infinity).listRowBackground(Color.clear)
                case .failed(let reason): failure(reason)
                case .ready: products
                }
            }
            .navigationTitle("Shop")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Done") { dismiss() } }
        }
        .alert(shop.notice?.title ?? "", isPresented: $shop.notice.isPresent(), presenting: shop.notice) { _ in
        } message: {
            Text($0.message)
        }
        .manageSubscriptionsSheet(isPresented: $isManaging)
    }

    // MARK: Sections

    @ViewBuilder private var products: some View {
        Section {
            ForEach(shop.memberships) { MembershipRow(product: $0) }
        } header: {
            Text("Membership")
        } footer: {
            Text("Memberships renew until you cancel them, which you can do at any time.")
        }
        Section("Extras") {
            ForEach(shop.extras) { ExtraRow(product: $0) }
        }
        Section {
            Button("Restore Purchases") { Task { await shop.restore() } }
            if shop.membership != nil { Button("Manage Membership") { isManaging = true } }
        }
    }

    private func failure(_ reason: String) -> some View {
        ContentUnavailableView {
            Label("The Shop Is Closed", systemImage: "cart")
        } description: {
            Text(reason)
        } actions: {
            Button("Try Again") { Task { await shop.load() } }
        }
        .listRowBackground(Color.clear)
    }
}

#Preview {
    ShopView().previewClub()
}
