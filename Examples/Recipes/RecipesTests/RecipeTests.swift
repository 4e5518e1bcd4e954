import XCTest

@testable import Recipes

final class RecipeTests: XCTestCase {
    private func recipe(_ json: String) throws -> Recipe {
        try JSONDecoder().decode(Recipe.self, from: Data(json.utf8))
    }

    func testOneIsMadeFromItsName() {
        let recipe = Recipe("Omlet")
        XCTAssertEqual(recipe.name, "Omlet")
        XCTAssertEqual(recipe.minutes, 30)
        XCTAssertEqual(recipe.ingredients, [])
        XCTAssertFalse(recipe.isFavourite)
        XCTAssertNotEqual(recipe.id, Recipe("Omlet").id)
    }

    func testIngredientsAreAdded() {
        var recipe = Recipe("Omlet")
        recipe.add(Ingredient(amount: "2", name: "jaja"))
        recipe.add(Ingredient(name: "so"))
        XCTAssertEqual(recipe.ingredients.map(\.text), ["2 jaja", "so"])
    }

    func testWhatIsLeftOutHasADefault() throws {
        XCTAssertEqual(try recipe(#"{"id": "a", "name": "A"}"#), Recipe(id: "a", name: "A", minutes: 30))
        XCTAssertThrowsError(try recipe(#"{"id": "a"}"#))
    }

    func testSurvivesCoding() throws {
        let recipe = Recipe(id: "a", name: "A", minutes: 5, ingredients: [Ingredient(amount: "1", name: "b")], steps: ["c"], pictureName: "d")
        XCTAssertEqual(try JSONDecoder().decode(Recipe.self, from: JSONEncoder().encode(recipe)), recipe)
    }

    func testIsFoundByNameAndIngredient() {
        let recipe = Recipe(id: "a", name: "Šopska salata", ingredients: [Ingredient(amount: "150 g", name: "belog sira")])
        for text in ["salata", "sopska", "SIR", "", "  "] { XCTAssertTrue(recipe.contains(text), text) }
        for text in ["150", "luk"] { XCTAssertFalse(recipe.contains(text), text) }
    }
}
