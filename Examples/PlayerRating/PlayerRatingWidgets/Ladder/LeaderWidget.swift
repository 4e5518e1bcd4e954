import SwiftUI
import WidgetKit

/// The player who leads the ranking.
struct LeaderWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "LeaderWidget",
            provider: LeaderProvider(storage: UserDefaultsLadderStorage(defaults: .group), defaults: .group)
        ) { entry in
            ProfileWidgetView(heading: "Leader", profile: entry.profile)
        }
        .configurationDisplayName("Leader")
        .description("Shows who leads the player ranking.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
