import SwiftUI
import WidgetKit

/// One of three players.
struct FixedLadderWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: "FixedLadderWidget",
            intent: ProfileSelectionIntent.self,
            provider: SelectedProfileProvider(timelines: .shared) { (intent: ProfileSelectionIntent) in
                // The names of the enumeration have the identifiers of the players.
                intent.player.rawValue
            }
        ) { entry in
            ProfileWidgetView(heading: "Famous player", symbol: "star.fill", profile: entry.profile)
        }
        .configurationDisplayName("Famous player")
        .description("Follows one of the three best-known players.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
