import SwiftUI

/// The match that is played, or a form to begin one.
struct MatchView: View {
    @Environment(MatchModel.self) private var model

    var body: some View {
        NavigationStack {
            Group {
                if let match = model.match {
                    MatchScoreView(match: match)
                } else {
                    NewMatchForm()
                }
            }
            .navigationTitle("Match")
        }
    }
}

#Preview {
    MatchView().previewClub()
}
