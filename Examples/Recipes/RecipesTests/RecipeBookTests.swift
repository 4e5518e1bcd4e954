import XCTest

@testable import Recipes

final class RecipeBookTests: XCTestCase {
    private let eggs = Ingredient(amount: "2", name: "jaja")
    private let salt = Ingredient(name: "so")
    private lazy var omlet = Recipe(id: "omlet", name: "Omlet", minutes: 10, ingredients: [eggs, salt])
    private lazy var book = RecipeBook(bundled: [omlet, Recipe(id: "proja", name: "Proja")])

    private func date(_ seconds: TimeInterval) -> Date {
        Date(timeIntervalSince1970: seconds)
    }

    // MARK: - Recipes

    func testFindsRecipes() {
        XCTAssertEqual(book.recipes(matching: "").map(\.id), ["omlet", "proja"])
        XCTAssertEqual(book.recipes(matching: "jaj").map(\.id), ["omlet"])
        XCTAssertEqual(book.recipes(matching: "pro").map(\.id), ["proja"])
        XCTAssertEqual(book.recipes(matching: "x"), [])
        XCTAssertNil(book.recipe("x"))
    }

    func testOnlyOwnRecipesAreStored() {
        book.add(Recipe(id: "own", name: "Own"))
        XCTAssertEqual(book.stored.recipes.map(\.id), ["own"])
        let again = RecipeBook(bundled: [omlet], stored: book.stored)
        XCTAssertEqual(again.recipes.map(\.id), ["omlet", "own"])
    }

    func testAStoredRecipeDoesNotHideOneOfTheBundle() {
        let stored = StoredBook(recipes: [Recipe(id: "omlet", name: "Other")])
        XCTAssertEqual(RecipeBook(bundled: [omlet], stored: stored).recipes.map(\.name), ["Omlet"])
    }

    // MARK: - Favourites

    func testTheNewestFavouriteIsFirst() {
        book.setFavourite(true, of: "proja", at: date(1))
        book.setFavourite(true, of: "omlet", at: date(2))
        XCTAssertEqual(book.favourites.map(\.id), ["omlet", "proja"])
        XCTAssertEqual(RecipeBook(bundled: book.recipes, stored: book.stored).favourites.map(\.id), ["omlet", "proja"])
    }

    func testAFavouriteKeepsItsDate() {
        book.setFavourite(true, of: "omlet", at: date(1))
        book.setFavourite(true, of: "omlet", at: date(2))
        XCTAssertEqual(book.recipe("omlet")?.favouriteSince, date(1))
    }

    func testAFavouriteIsTakenBack() {
        book.setFavourite(true, of: "omlet", at: date(1))
        book.setFavourite(false, of: "omlet", at: date(2))
        XCTAssertEqual(book.favourites, [])
        XCTAssertEqual(book.stored.favourites, [])
    }

    func testAFavouriteThatIsGoneIsLeftOut() {
        let stored = StoredBook(favourites: [StoredBook.Favourite(recipe: "gone", date: date(1))])
        XCTAssertEqual(RecipeBook(bundled: [omlet], stored: stored).favourites, [])
    }

    // MARK: - Shopping

    func testIngredientsAreBoughtOnce() {
        book.buy([eggs], for: omlet)
        book.buy(omlet.ingredients, for: omlet)
        XCTAssertEqual(book.shoppingList.map(\.ingredient), [eggs, salt])
        XCTAssertTrue(book.needs(salt, for: omlet))
        XCTAssertFalse(book.needs(salt, for: Recipe("Proja")))
    }

    func testWhatWasBoughtCanBeNeededAgain() {
        book.buy([eggs], for: omlet)
        book.toggleItem(book.shoppingList[0].id)
        XCTAssertEqual(book.openItems, [])
        XCTAssertFalse(book.needs(eggs, for: omlet))
        book.buy([eggs], for: omlet)
        XCTAssertEqual(book.shoppingList.map(\.isBought), [true, false])
    }

    func testItemsAreRemoved() {
        book.buy(omlet.ingredients, for: omlet)
        book.toggleItem(book.shoppingList[0].id)
        book.removeBoughtItems()
        XCTAssertEqual(book.shoppingList.map(\.ingredient), [salt])
        book.removeItems([book.shoppingList[0].id])
        XCTAssertEqual(book.shoppingList, [])
    }

    // MARK: - Cooking

    func testTheTimerRunsAsLongAsTheDishTakes() {
        book.startTimer(for: omlet, at: date(0))
        XCTAssertEqual(book.timer?.recipe, "omlet")
        XCTAssertEqual(book.timer?.end, date(600))
        book.stopTimer()
        XCTAssertNil(book.timer)
    }
}
