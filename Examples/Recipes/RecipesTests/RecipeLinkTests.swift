import XCTest

@testable import Recipes

final class RecipeLinkTests: XCTestCase {
    private func link(_ text: String) -> RecipeLink? {
        URL(string: text).flatMap(RecipeLink.init)
    }

    func testReadsLinks() {
        XCTAssertEqual(link("kulinarstvo://recipe/omlet"), .recipe("omlet"))
        XCTAssertEqual(link("kulinarstvo://favourites"), .favourites)
        XCTAssertEqual(link("kulinarstvo://shopping"), .shoppingList)
    }

    func testOthersLeadNowhere() {
        for text in ["kulinarstvo://recipe", "kulinarstvo://kitchen", "https://recipe/omlet", "kulinarstvo:favourites"] {
            XCTAssertNil(link(text), text)
        }
    }

    func testWritesLinks() {
        for target in [RecipeLink.recipe("omlet"), .recipe("a b č"), .favourites, .shoppingList] {
            XCTAssertEqual(target.url.flatMap(RecipeLink.init), target)
        }
    }
}
