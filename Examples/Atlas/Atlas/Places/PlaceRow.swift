import SwiftUI

/// A place in the list, with swipes that keep it and show it on the map.
struct PlaceRow: View {
    @Environment(Navigator.self) private var navigator
    @Environment(MapModel.self) private var map
    let place: Place

    var body: some View {
        NavigationLink(value: Navigator.Destination.place(place)) { PlaceLabel(place: place) }
            .swipeActions(edge: .leading) { FavouriteButton(place: place) }
            .swipeActions(edge: .trailing) { Button("Show on Map", systemImage: "map", action: showOnMap).tint(.blue) }
            .contextMenu {
                FavouriteButton(place: place)
                Button("Show on Map", systemImage: "map", action: showOnMap)
                ShareLink(item: place.mapsURL, preview: SharePreview(place.name))
            }
    }

    private func showOnMap() {
        map.show(place)
        navigator.openMap()
    }
}
