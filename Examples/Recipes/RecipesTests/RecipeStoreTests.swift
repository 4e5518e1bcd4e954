import Combine
import XCTest

@testable import Recipes

@MainActor
final class RecipeStoreTests: XCTestCase {
    private final class MemoryStorage: BookStorage {
        var book = StoredBook()
        private(set) var saves = 0

        func load() -> StoredBook { book }

        func save(_ book: StoredBook) {
            self.book = book
            saves += 1
        }
    }

    private let storage = MemoryStorage()
    private let omelette = Recipe.omelette
    private var date = Date(timeIntervalSince1970: 0)
    private lazy var store = makeStore()

    private func makeStore() -> RecipeStore {
        RecipeStore(bundled: [omelette], storage: storage) { self.date }
    }

    func testEveryChangeIsSaved() {
        store[isFavourite: omelette.id] = true
        store.buy(omelette.ingredients, for: omelette)
        store.toggle(store.book.shoppingList[0])
        store.removeItems(at: [1])
        store.removeBoughtItems()
        store.add(Recipe("Proja"))
        store.startTimer(for: omelette)
        XCTAssertEqual(storage.saves, 7)
        XCTAssertEqual(makeStore().book, store.book)
        XCTAssertEqual(store.book.shoppingList.map(\.ingredient.name), ["salt"])
    }

    func testAFavouriteIsDated() {
        date = Date(timeIntervalSince1970: 5)
        store[isFavourite: omelette.id] = true
        XCTAssertTrue(store[isFavourite: omelette.id])
        XCTAssertEqual(storage.book.favourites, [StoredBook.Favourite(recipe: omelette.id, date: date)])
        XCTAssertFalse(store[isFavourite: "unknown"])
    }

    func testChangesAreAnnounced() {
        var announcements = 0
        let subscription = store.objectWillChange.sink { announcements += 1 }
        store[isFavourite: omelette.id] = true
        XCTAssertEqual(announcements, 1)
        subscription.cancel()
    }

    func testADishIsReadyWhenItsTimeIsOver() async {
        store.startTimer(for: omelette)
        date += 600
        let dish = await store.dishIsReady()
        XCTAssertEqual(dish?.id, omelette.id)
        XCTAssertNil(store.book.timer)
    }

    func testNothingIsReadyWhereNothingIsCooked() async {
        let dish = await store.dishIsReady()
        XCTAssertNil(dish)
    }
}
