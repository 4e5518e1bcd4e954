import SwiftUI

/// The club at a glance: the next booking, the membership, news and how to reach the club.
struct HomeView: View {
    @Environment(Router.self) private var router

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 20) {
                    NextBookingCard()
                    MembershipCard()
                    NewsSection()
                    ContactSection()
                }
                .padding()
                .frame(maxWidth: 640)
                .frame(maxWidth: .infinity)
            }
            .background(Color(.systemGroupedBackground))
            .navigationTitle("Quince Tennis Club")
            .toolbar { Button("Shop", systemImage: "cart.fill") { router.isShopShown = true } }
        }
    }
}

#Preview {
    HomeView().previewClub()
}
