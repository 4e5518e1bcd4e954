import XCTest

@testable import Recipes

final class BundledRecipesTests: XCTestCase {
    private func recipes(_ language: String) throws -> [Recipe] {
        let url = try XCTUnwrap(Bundle.main.url(forResource: "Recipes", withExtension: "json", subdirectory: nil, localization: language))
        return try JSONDecoder().decode([Recipe].self, from: Data(contentsOf: url))
    }

    func testTheAppHasRecipes() {
        XCTAssertGreaterThanOrEqual(BundledRecipes.load().count, 8)
    }

    func testBothLanguagesHaveTheSameRecipes() throws {
        let (english, serbian) = (try recipes("en"), try recipes("sr-Latn"))
        XCTAssertEqual(english.map(\.id), serbian.map(\.id))
        XCTAssertEqual(english.map(\.minutes), serbian.map(\.minutes))
        XCTAssertEqual(english.map(\.pictureName), serbian.map(\.pictureName))
        XCTAssertEqual(english.map(\.ingredients.count), serbian.map(\.ingredients.count))
    }

    func testTheOmeletteNeedsTwoEggs() throws {
        XCTAssertEqual(try recipes("sr-Latn").first { $0.name == "Omlet" }?.ingredients.first?.text, "2 jaja")
        XCTAssertEqual(try recipes("en").first { $0.name == "Omelette" }?.ingredients.first?.text, "2 eggs")
    }

    func testOneHasNoPictureAndOneTwelveIngredients() throws {
        let recipes = try recipes("en")
        XCTAssertTrue(recipes.contains { $0.pictureName == nil })
        XCTAssertTrue(recipes.contains { $0.ingredients.count == 12 })
        XCTAssertTrue(recipes.contains { $0.minutes == Recipe.defaultMinutes })
    }
}
