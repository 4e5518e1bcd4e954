import SwiftUI
import WidgetKit

/// A player, who can play a game.
struct ProfileDetail: View {
    @ObservedObject var store: LadderStore
    let id: Profile.ID

    var body: some View {
        if let profile = store.ladder.profile(id) {
            Form {
                header(of: profile)
                facts(of: profile)
                Button("Play", action: play)
                    .frame(maxWidth: .infinity)
                    .accessibilityIdentifier("play")
                Button("Refresh widgets", action: refreshWidgets)
                    .frame(maxWidth: .infinity)
                    .accessibilityIdentifier("reload")
            }
            .navigationTitle(profile.name)
            .navigationBarTitleDisplayMode(.inline)
        }
    }

    private func header(of profile: Profile) -> some View {
        VStack {
            ProfilePicture(profile: profile)
                .frame(maxWidth: 160)
            Text(profile.name)
                .font(.largeTitle.bold())
                .multilineTextAlignment(.center)
                .accessibilityAddTraits(.isHeader)
        }
        .frame(maxWidth: .infinity)
        .listRowBackground(Color.clear)
    }

    private func facts(of profile: Profile) -> some View {
        Section {
            LabeledContent("Place") { Text(store.ladder.place(of: id) ?? 0, format: .number).accessibilityIdentifier("place") }
            LabeledContent("Rating") { Text(profile.rating, format: .rating).accessibilityIdentifier("rating") }
            LabeledContent("Score") { Text(profile.score, format: .score).accessibilityIdentifier("score") }
            LabeledContent("Last change") { lastChange(of: profile).accessibilityIdentifier("lastChange") }
        }
        .monospacedDigit()
    }

    private func lastChange(of profile: Profile) -> Text {
        guard let date = profile.lastChange else { return Text("None yet") }
        return Text(date, format: .dateTime.day().month().hour().minute())
    }

    private func play() {
        store.play(id)
    }

    private func refreshWidgets() {
        WidgetCenter.shared.reloadAllTimelines()
    }
}

struct ProfileDetail_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            detail
            detail
                .preferredColorScheme(.dark)
            detail
                .dynamicTypeSize(.accessibility5)
        }
    }

    private static var detail: some View {
        NavigationStack {
            ProfileDetail(store: .preview, id: Profile.sample.id)
        }
    }
}
