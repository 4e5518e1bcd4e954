import SwiftUI
import WidgetKit

/// The player who leads the ranking.
struct LeaderWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "LeaderWidget",
            provider: LeaderProvider(timelines: .shared)
        ) { entry in
            ProfileWidgetView(heading: "Leader", symbol: "crown.fill", profile: entry.profile)
        }
        .configurationDisplayName("Leader")
        .description("Shows who leads the player ranking.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
