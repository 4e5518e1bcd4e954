import ActivityKit
import SwiftUI
import WidgetKit

/// The match that is played, on the Lock Screen and in the Dynamic Island.
struct MatchLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: MatchAttributes.self) { context in
            MatchBanner(attributes: context.attributes, score: context.state.score)
        } dynamicIsland: { context in
            island(context.attributes, context.state.score)
        }
    }

    private func island(_ match: MatchAttributes, _ score: TennisScore) -> DynamicIsland {
        DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { IslandSide(side: .home, match: match, score: score) }
            DynamicIslandExpandedRegion(.trailing) { IslandSide(side: .guest, match: match, score: score) }
            DynamicIslandExpandedRegion(.bottom) { Text(match.court.name).font(.caption).foregroundStyle(.secondary) }
        } compactLeading: {
            Image(systemName: "tennisball.fill").foregroundStyle(Color("Ball"))
        } compactTrailing: {
            Text("\(score.games.home)–\(score.games.guest)").monospacedDigit()
        } minimal: {
            Text("\(score.games.home)–\(score.games.guest)").font(.caption2).monospacedDigit()
        }
        .widgetURL(ClubLink.match.url)
        .keylineTint(match.court.color)
    }
}
