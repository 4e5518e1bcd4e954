import SwiftUI

/// The app's tabs, and the shop above them.
struct RootView: View {
    @Environment(Router.self) private var router

    var body: some View {
        @Bindable var router = router
        TabView(selection: $router.section) {
            Tab("Club", systemImage: "house.fill", value: .home) { HomeView() }
            Tab("Courts", systemImage: "sportscourt.fill", value: .courts) { CourtsTab() }
            Tab("Bookings", systemImage: "calendar", value: .bookings) { BookingsView() }
            Tab("Match", systemImage: "tennisball.fill", value: .match) { MatchView() }
            Tab("Members", systemImage: "person.text.rectangle.fill", value: .members) { MembersView() }
        }
        .sheet(isPresented: $router.isShopShown) { ShopView() }
        .onOpenURL { url in
            if let link = ClubLink(url) { router.open(link) }
        }
    }
}

#Preview {
    RootView().previewClub()
}
