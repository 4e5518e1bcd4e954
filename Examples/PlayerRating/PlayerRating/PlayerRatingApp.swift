import SwiftUI

@main
struct PlayerRatingApp: App {
    @StateObject private var store = LadderStore(storage: UserDefaultsLadderStorage(defaults: .group))

    var body: some Scene {
        WindowGroup {
            LadderView()
                .environmentObject(store)
                .defaultAppStorage(.group)
        }
    }
}
