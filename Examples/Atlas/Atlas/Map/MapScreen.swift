import MapKit
import SwiftUI

/// The map of all places, with a card of the selected one.
struct MapScreen: View {
    @Environment(Navigator.self) private var navigator
    @Environment(MapModel.self) private var model
    @Environment(Locator.self) private var locator
    @Environment(\.catalogue) private var catalogue

    var body: some View {
        @Bindable var navigator = navigator
        @Bindable var model = model
        NavigationStack(path: $navigator[path: .map]) {
            PlaceMap(places: catalogue.places(kind: model.kind), selectedPlace: selectedPlace)
                .safeAreaInset(edge: .top, spacing: 0) { KindBar(kind: $model.kind) }
                .safeAreaInset(edge: .bottom, spacing: 0) { card }
                .animation(.snappy, value: model.selection)
                .navigationTitle("Map")
                .toolbar(.hidden, for: .navigationBar)
                .placeDestinations()
        }
        .task { locator.requestAccess() }
    }

    private var selectedPlace: Place? { model.selection.flatMap(catalogue.place) }

    @ViewBuilder private var card: some View {
        if let selectedPlace {
            PlaceCard(place: selectedPlace) { model.selection = nil }
                .padding([.horizontal, .bottom])
                .frame(maxWidth: 480)
                .transition(.move(edge: .bottom).combined(with: .opacity))
        }
    }
}

#Preview {
    MapScreen().sampleEnvironment()
}
