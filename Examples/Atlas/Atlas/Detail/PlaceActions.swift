import SwiftUI

/// Buttons that keep a place and show it on the map.
struct PlaceActions: View {
    @Environment(Navigator.self) private var navigator
    @Environment(MapModel.self) private var map
    let place: Place

    var body: some View {
        ViewThatFits {
            HStack(spacing: 12) { buttons }
            VStack(spacing: 12) { buttons }
        }
        .buttonStyle(.bordered)
        .buttonBorderShape(.capsule)
        .controlSize(.large)
    }

    @ViewBuilder private var buttons: some View {
        FavouriteButton(place: place)
            .labelStyle(.wide)
        Button("Show on Map", systemImage: "map") {
            map.show(place)
            navigator.openMap()
        }
        .labelStyle(.wide)
        .accessibilityIdentifier("map")
    }
}
