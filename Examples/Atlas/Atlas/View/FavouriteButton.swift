import SwiftData
import SwiftUI

/// A heart that adds a place to the favourites or removes it.
struct FavouriteButton: View {
    @Environment(\.modelContext) private var context
    @Query private var found: [Favourite]
    private let place: Place

    init(place: Place) {
        let id = place.id
        self.place = place
        _found = Query(filter: #Predicate { $0.placeID == id })
    }

    var body: some View {
        Button(isFavourite ? "Unfavourite" : "Favourite", systemImage: isFavourite ? "heart.fill" : "heart") {
            withAnimation { FavouriteBook(context: context).toggle(place) }
        }
        .tint(.pink)
        .foregroundStyle(.pink)
        .contentTransition(.symbolEffect(.replace))
        .sensoryFeedback(.selection, trigger: isFavourite)
        .accessibilityIdentifier("favourite")
    }

    private var isFavourite: Bool { !found.isEmpty }
}
