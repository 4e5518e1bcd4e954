import Foundation
import SwiftData
import Testing

@testable import Atlas

@MainActor
struct FavouriteBookTests {
    private let container: ModelContainer
    private let places = Array(PlaceCatalogue.bundled.places.prefix(4))

    init() throws {
        container = try ModelContainer(for: Favourite.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    private var book: FavouriteBook { FavouriteBook(context: container.mainContext) }
    private var order: [String] { book.all.map(\.placeID) }

    @Test func togglingAddsAtTheEndAndRemoves() {
        for place in places { book.toggle(place) }
        #expect(order == places.map(\.id))
        book.toggle(places[1])
        #expect(!book.contains(places[1]))
        book.toggle(places[1])
        #expect(order == [0, 2, 3, 1].map { places[$0].id })
    }

    @Test func movingAndRemovingKeepTheRestInOrder() {
        for place in places { book.toggle(place) }
        book.move(from: IndexSet(integer: 3), to: 0)
        #expect(order == [3, 0, 1, 2].map { places[$0].id })
        book.remove(at: IndexSet([1, 2]))
        #expect(order == [3, 2].map { places[$0].id })
    }

    @Test func arrangingFollowsARoute() {
        for place in places { book.toggle(place) }
        book.arrange(as: Route(stops: places.reversed()))
        #expect(order == places.reversed().map(\.id))
    }
}
