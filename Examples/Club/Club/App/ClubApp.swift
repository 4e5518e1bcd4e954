import SwiftUI

@main
struct ClubApp: App {
    @UIApplicationDelegateAdaptor private var delegate: AppDelegate
    @State private var club = ClubModel.standard()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(club.router)
                .environment(club.bookings)
                .environment(club.shop)
                .environment(club.lock)
                .environment(club.match)
                .task { await club.shop.start() }
                .task { delegate.open = { club.router.open($0) } }
        }
    }
}
