import SwiftUI

/// A side's name and points in the expanded Dynamic Island.
struct IslandSide: View {
    let side: Side
    let match: MatchAttributes
    let score: TennisScore

    var body: some View {
        VStack(alignment: side == .home ? .leading : .trailing) {
            Text(match.players[side]).font(.headline).lineLimit(1)
            Text(score.call(for: side)).font(.title.bold()).monospacedDigit()
            Text("\(score.games[side]) games").font(.caption).foregroundStyle(.secondary)
        }
    }
}
