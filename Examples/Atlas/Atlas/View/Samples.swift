import SwiftData
import SwiftUI

extension Place {
    /// A place for previews.
    static var sample: Place { PlaceCatalogue.bundled.places[0] }
}

extension View {
    /// Everything the app's screens expect, with some favourites in memory, for previews.
    func sampleEnvironment() -> some View {
        environment(Navigator())
            .environment(MapModel())
            .environment(Locator())
            .modelContainer(SampleFavourites.container)
    }
}

/// Favourites for previews, in memory.
private enum SampleFavourites {
    static let container: ModelContainer = {
        do {
            let container = try ModelContainer(for: Favourite.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
            for (position, id) in ["eiffel-tower", "colosseum", "charles-bridge", "tower-bridge"].enumerated() {
                container.mainContext.insert(Favourite(placeID: id, position: position))
            }
            return container
        } catch { fatalError("The sample could not be made: \(error)") }
    }()
}
