import SwiftUI

/// All players, the highest rating first.
struct LadderView: View {
    @EnvironmentObject private var store: LadderStore
    @State private var path: [Profile.ID] = []
    @State private var isShowingSettings = false

    var body: some View {
        NavigationStack(path: $path) {
            List(Array(store.ladder.profiles.enumerated()), id: \.element.id) { index, profile in
                NavigationLink(value: profile.id) {
                    LadderRow(place: index + 1, profile: profile)
                }
            }
            .navigationTitle("Player ranking")
            .navigationDestination(for: Profile.ID.self) { id in
                ProfileDetail(store: store, id: id)
            }
            .toolbar {
                Button {
                    isShowingSettings = true
                } label: {
                    Label("Settings", systemImage: "gearshape")
                }
                .accessibilityIdentifier("settings")
            }
        }
        .sheet(isPresented: $isShowingSettings) {
            SettingsView()
        }
        .onOpenURL(perform: open)
    }

    /// Opens a player; where the link leads to none, the list.
    private func open(_ url: URL) {
        isShowingSettings = false
        let profile = ProfileLink(url).flatMap { store.ladder.profile($0.id) }
        path = profile.map { [$0.id] } ?? []
    }
}

struct LadderView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            LadderView()
            LadderView()
                .preferredColorScheme(.dark)
        }
        .environmentObject(LadderStore.preview)
    }
}
