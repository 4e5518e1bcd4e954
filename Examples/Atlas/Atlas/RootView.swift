import SwiftData
import SwiftUI

/// The app's three tabs.
struct RootView: View {
    @Environment(Navigator.self) private var navigator
    @Environment(\.catalogue) private var catalogue
    @Query private var favourites: [Favourite]

    var body: some View {
        @Bindable var navigator = navigator
        TabView(selection: $navigator.tab) {
            Tab("Map", systemImage: "map", value: Navigator.Tab.map) { MapScreen() }
            Tab("Places", systemImage: "building.columns", value: Navigator.Tab.places) { PlaceListScreen() }
            Tab("Favourites", systemImage: "heart", value: Navigator.Tab.favourites) { FavouritesScreen() }
                .badge(favourites.count)
        }
        .onOpenURL { url in
            if let link = PlaceLink(url), let place = catalogue.place(link.placeID) { navigator.open(place) }
        }
    }
}

#Preview {
    RootView().sampleEnvironment()
}

#Preview("Dark") {
    RootView().sampleEnvironment().preferredColorScheme(.dark)
}
