import SwiftData
import SwiftUI

/// The favourites as a route: on a map, and as a list of stops in an order that the user chooses.
struct FavouritesScreen: View {
    @Environment(Navigator.self) private var navigator
    @Environment(\.catalogue) private var catalogue
    @Environment(\.modelContext) private var context
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Query(sort: \Favourite.position) private var favourites: [Favourite]

    var body: some View {
        @Bindable var navigator = navigator
        NavigationStack(path: $navigator[path: .favourites]) {
            content
                .navigationTitle("Favourites")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { if route.stops.count > 1 { toolbar } }
                .placeDestinations()
        }
    }

    private var route: Route { Route(stops: favourites.compactMap { catalogue.place($0.placeID) }) }

    @ViewBuilder private var content: some View {
        if route.stops.isEmpty {
            ContentUnavailableView {
                Label("No Favourites", systemImage: "heart")
            } description: {
                Text("Tap the heart of a place to keep it here.")
            } actions: {
                Button("Find Places") { navigator.tab = .places }
            }
        } else {
            layout {
                RouteMap(route: route)
                    .ignoresSafeArea(edges: verticalSizeClass == .compact ? .leading : [])
                StopList(route: route)
            }
        }
    }

    /// The map above the list, or before it where there is little height.
    private var layout: AnyLayout {
        verticalSizeClass == .compact ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            Button("Shorten Route", systemImage: "wand.and.sparkles", action: shorten)
                .disabled(route.shortened == route)
                .accessibilityIdentifier("shorten")
        }
        ToolbarItem(placement: .topBarTrailing) { EditButton() }
    }

    private func shorten() {
        withAnimation { FavouriteBook(context: context).arrange(as: route.shortened) }
    }
}

#Preview {
    FavouritesScreen().sampleEnvironment()
}

#Preview("Landscape", traits: .landscapeLeft) {
    FavouritesScreen().sampleEnvironment()
}
