import Foundation
import SwiftData
import SwiftUI

/// Changes the favourites of a model context.
struct FavouriteBook {
    let context: ModelContext

    /// All favourites, in the order of the route.
    var all: [Favourite] {
        (try? context.fetch(FetchDescriptor<Favourite>(sortBy: [SortDescriptor(\.position)]))) ?? []
    }

    func contains(_ place: Place) -> Bool { all.contains { $0.placeID == place.id } }

    /// Adds a place at the end of the route, or removes it.
    func toggle(_ place: Place) {
        let favourites = all
        if let favourite = favourites.first(where: { $0.placeID == place.id }) {
            context.delete(favourite)
        } else {
            context.insert(Favourite(placeID: place.id, position: (favourites.last?.position ?? -1) + 1))
        }
        save()
    }

    func remove(at offsets: IndexSet) {
        let favourites = all
        for index in offsets { context.delete(favourites[index]) }
        save()
    }

    func move(from offsets: IndexSet, to offset: Int) {
        var favourites = all
        favourites.move(fromOffsets: offsets, toOffset: offset)
        number(favourites)
    }

    /// Brings the favourites into the order of a route's stops.
    func arrange(as route: Route) {
        let order = Dictionary(uniqueKeysWithValues: route.stops.enumerated().map { ($0.element.id, $0.offset) })
        number(all.sorted { order[$0.placeID, default: .max] < order[$1.placeID, default: .max] })
    }

    private func number(_ favourites: [Favourite]) {
        for (position, favourite) in favourites.enumerated() { favourite.position = position }
        save()
    }

    private func save() {
        do { try context.save() } catch { assertionFailure("The favourites could not be saved: \(error)") }
    }
}
