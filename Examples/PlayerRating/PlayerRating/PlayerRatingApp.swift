import SwiftUI
import WidgetKit

@main
struct PlayerRatingApp: App {
    @StateObject private var store = LadderStore(
        storage: UserDefaultsLadderStorage(defaults: .group),
        newsroom: Newsroom(file: .shared),
        didSave: WidgetCenter.shared.reloadAllTimelines
    )

    var body: some Scene {
        WindowGroup {
            LadderView()
                .environmentObject(store)
                .defaultAppStorage(.group)
        }
    }
}
