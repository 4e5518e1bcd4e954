import SwiftUI

/// The score of a match, and a button for each side's points.
struct MatchScoreView: View {
    let match: Match
    @Environment(MatchModel.self) private var model
    @Environment(\.verticalSizeClass) private var height
    @State private var isEnding = false

    var body: some View {
        let layout = height == .compact ? AnyLayout(HStackLayout(spacing: 16)) : AnyLayout(VStackLayout(spacing: 16))
        layout {
            board
            buttons
        }
        .padding()
        .background(Color(.systemGroupedBackground))
        .toolbar { toolbar }
        .sensoryFeedback(.impact, trigger: match.score)
    }

    // MARK: Board

    private var board: some View {
        VStack(spacing: 12) {
            ScoreBoard(players: match.players, score: match.score)
                .padding()
                .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 20))
            Text(status).font(.headline).foregroundStyle(.secondary).multilineTextAlignment(.center)
            if let failure = model.broadcastFailure {
                Label(failure, systemImage: "bell.slash")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
            }
        }
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity)
    }

    private var status: String {
        let score = match.score
        if let winner = score.winner { return String(localized: "Game, set and match: \(match.players[winner])") }
        if score.isDeuce { return String(localized: "Deuce") }
        if score.isTieBreak { return String(localized: "Tie-break") }
        return String(localized: "Serving: \(match.players[score.server]) · \(match.court.name)")
    }

    // MARK: Buttons

    @ViewBuilder private var buttons: some View {
        if match.score.winner == nil {
            HStack(spacing: 16) {
                PointButton(name: match.players.home, color: match.court.color) { model.addPoint(to: .home) }
                    .accessibilityIdentifier("point.home")
                PointButton(name: match.players.guest, color: Color(.systemGray)) { model.addPoint(to: .guest) }
                    .accessibilityIdentifier("point.guest")
            }
        } else {
            ContentUnavailableView {
                Label("Match Over", systemImage: "trophy.fill")
            } actions: {
                Button("New Match") { model.end() }.buttonStyle(.borderedProminent)
            }
        }
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            Button("Undo", systemImage: "arrow.uturn.backward", action: model.undo).disabled(!match.canUndo)
        }
        ToolbarItem(placement: .topBarTrailing) {
            Button("End") { isEnding = true }
                .confirmationDialog("End this match?", isPresented: $isEnding, titleVisibility: .visible) {
                    Button("End Match", role: .destructive) { model.end() }
                }
        }
    }
}

#Preview {
    NavigationStack {
        MatchScoreView(match: Match(players: Players(home: "Ana", guest: "Ben"), court: .centre, server: .home))
            .navigationTitle("Match")
    }
    .previewClub()
}
