import SwiftUI

/// A card of the place selected on the map, which leads to its details.
struct PlaceCard: View {
    let place: Place
    let close: () -> Void

    var body: some View {
        HStack(spacing: 12) {
            NavigationLink(value: Navigator.Destination.place(place)) {
                PlaceLabel(place: place)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .contentShape(.rect)
            }
            .accessibilityIdentifier("card")
            FavouriteButton(place: place)
                .labelStyle(.iconOnly)
                .font(.title3)
            Button("Close", systemImage: "xmark.circle.fill", action: close)
                .labelStyle(.iconOnly)
                .font(.title3)
                .foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .padding(16)
        .floating(in: .rect(cornerRadius: 24))
    }
}

#Preview {
    PlaceCard(place: .sample) {}.padding().sampleEnvironment()
}
