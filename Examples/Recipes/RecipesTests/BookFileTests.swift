import XCTest

@testable import Recipes

final class BookFileTests: XCTestCase {
    private let file = BookFile(url: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString))

    override func tearDown() {
        try? FileManager.default.removeItem(at: file.url)
        super.tearDown()
    }

    private func write(_ text: String) throws {
        try Data(text.utf8).write(to: file.url)
    }

    func testKeepsABook() {
        let recipe = Recipe(id: "own", name: "Own", ingredients: [Ingredient(amount: "1", name: "a")])
        let book = StoredBook(
            recipes: [recipe],
            favourites: [StoredBook.Favourite(recipe: "own", date: Date(timeIntervalSince1970: 1))],
            shoppingList: [ShoppingItem(id: UUID(), ingredient: recipe.ingredients[0], recipe: "own", isBought: true)],
            timer: CookingTimer(recipe, start: Date(timeIntervalSince1970: 2))
        )
        file.save(book)
        XCTAssertEqual(file.load(), book)
    }

    func testNothingIsStoredAtFirst() {
        XCTAssertEqual(file.load(), StoredBook())
    }

    func testABrokenFileCountsAsNone() throws {
        for text in ["", "{", "[1, 2]", "null"] {
            try write(text)
            XCTAssertEqual(file.load(), StoredBook(), text)
        }
    }

    func testBrokenElementsAreSkipped() throws {
        try write(#"{"recipes": [7, {"id": "a", "name": "A"}, {"name": "B"}], "favourites": "x", "shopping": [null], "timer": 3}"#)
        XCTAssertEqual(file.load(), StoredBook(recipes: [Recipe(id: "a", name: "A")]))
    }
}
