import SwiftUI
import WidgetKit

@main
struct PlayerRatingApp: App {
    @StateObject private var store = LadderStore(
        storage: UserDefaultsLadderStorage(defaults: .group),
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
