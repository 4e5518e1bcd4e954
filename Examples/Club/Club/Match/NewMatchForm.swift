import SwiftUI

/// Begins a match.
struct NewMatchForm: View {
    @Environment(MatchModel.self) private var model
    @Environment(BookingStore.self) private var store
    @State private var home = ""
    @State private var guest = ""
    @State private var court = Court.centre
    @State private var server = Side.home

    var body: some View {
        Form {
            Section("Players") {
                TextField("You", text: $home).textContentType(.givenName).accessibilityIdentifier("home")
                TextField("Opponent", text: $guest).textContentType(.name).accessibilityIdentifier("guest")
            }
            Section {
                Picker("Court", selection: $court) {
                    ForEach(Court.allCases) { Text($0.name).tag($0) }
                }
                Picker("Serves first", selection: $server) {
                    ForEach(Side.allCases) { Text(players[$0]).tag($0) }
                }
            }
            Section {
                Button("Start Match", action: begin)
                    .font(.headline)
                    .frame(maxWidth: .infinity)
            } footer: {
                Text("Best of three sets. The score shows on your Lock Screen as a Live Activity.")
            }
        }
        .onAppear(perform: fillIn)
    }

    private var players: Players {
        Players(
            home: home.isEmpty ? String(localized: "You") : home, guest: guest.isEmpty ? String(localized: "Opponent") : guest)
    }

    /// Takes the partner and the court from the next booking.
    private func fillIn() {
        guard guest.isEmpty, let booking = store.next() else { return }
        (guest, court) = (booking.partner, booking.court)
    }

    private func begin() { model.begin(Match(players: players, court: court, server: server)) }
}
