import XCTest

@testable import Recipes

final class RecipeDraftTests: XCTestCase {
    func testNeedsAName() {
        XCTAssertNil(RecipeDraft().recipe)
        XCTAssertNil(RecipeDraft(name: " \n").recipe)
        XCTAssertEqual(RecipeDraft(name: " Ajvar ").recipe?.name, "Ajvar")
    }

    func testTakesHalfAnHourUnlessItSays() {
        XCTAssertEqual(RecipeDraft(name: "Ajvar").recipe?.minutes, 30)
        XCTAssertEqual(RecipeDraft(name: "Ajvar", minutes: 0).recipe?.minutes, 30)
        XCTAssertEqual(RecipeDraft(name: "Ajvar", minutes: 180).recipe?.minutes, 180)
    }

    func testLeavesBlankLinesOut() {
        let draft = RecipeDraft(
            name: "Ajvar",
            ingredients: [.init(amount: "5 kg", text: " paprika "), .init(amount: "1"), .init(text: "so")],
            steps: [.init(text: " "), .init(text: "Ispecite paprike.")]
        )
        XCTAssertEqual(draft.recipe?.ingredients, [Ingredient(amount: "5 kg", name: "paprika"), Ingredient(name: "so")])
        XCTAssertEqual(draft.recipe?.steps, ["Ispecite paprike."])
    }
}
