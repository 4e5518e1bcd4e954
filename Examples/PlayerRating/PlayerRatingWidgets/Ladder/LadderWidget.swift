import SwiftUI
import WidgetKit

/// A player of the ladder.
struct LadderWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: "LadderWidget",
            intent: DynamicProfileSelectionIntent.self,
            provider: SelectedProfileProvider(timelines: .shared) { (intent: DynamicProfileSelectionIntent) in
                intent.profile?.profileID
            }
        ) { entry in
            ProfileWidgetView(heading: "Player", symbol: "person.fill", profile: entry.profile)
        }
        .configurationDisplayName("Player")
        .description("Follows a player of your choice.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
