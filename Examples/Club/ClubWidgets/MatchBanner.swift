import SwiftUI
import WidgetKit

/// The score on the Lock Screen.
struct MatchBanner: View {
    let attributes: MatchAttributes
    let score: TennisScore

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Label(attributes.court.name, systemImage: "tennisball.fill").font(.caption).foregroundStyle(.secondary)
            ScoreBoard(players: attributes.players, score: score)
        }
        .padding()
        .activityBackgroundTint(attributes.court.color.opacity(0.25))
        .activitySystemActionForegroundColor(.primary)
        .widgetURL(ClubLink.match.url)
    }
}
