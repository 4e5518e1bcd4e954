import SwiftUI

/// The score of both sides, one below the other.
struct ScoreBoard: View {
    let players: Players
    let score: TennisScore

    var body: some View {
        VStack(spacing: 10) {
            ScoreRow(side: .home, name: players.home, score: score)
            Divider()
            ScoreRow(side: .guest, name: players.guest, score: score)
        }
    }
}

#Preview {
    ScoreBoard(players: Players(home: "Ana", guest: "Ben"), score: TennisScore())
        .padding()
}
