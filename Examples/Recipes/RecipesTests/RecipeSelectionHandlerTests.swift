import Intents
import XCTest

@testable import Recipes

final class RecipeSelectionHandlerTests: XCTestCase {
    private struct Storage: BookStorage {
        func load() -> StoredBook { StoredBook(recipes: [Recipe(id: "own", name: "Aspik")]) }
        func save(_ book: StoredBook) {}
    }

    func testAllRecipesAreOfferedByTheirNames() {
        let handler = RecipeSelectionHandler(
            bundled: { [Recipe(id: "2", name: "Proja"), Recipe(id: "1", name: "Omlet")] }, storage: Storage())
        var options: [RecipeType] = []
        handler.provideRecipeOptionsCollection(for: RecipeSelectionIntent()) { collection, _ in options = collection?.allItems ?? [] }
        XCTAssertEqual(options.map(\.displayString), ["Aspik", "Omlet", "Proja"])
        XCTAssertEqual(options.map(\.identifier), ["own", "1", "2"])
        XCTAssertNil(handler.defaultRecipe(for: RecipeSelectionIntent()))
    }
}
