import XCTest

@testable import Recipes

final class RecipeBookWidgetsTests: XCTestCase {
    private var book = RecipeBook(bundled: ["a", "b", "c"].map { Recipe(id: $0, name: $0) })

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    private func recipe(onDay day: Double, hour: Double) -> Recipe? {
        book.recipeOfTheDay(Date(timeIntervalSince1970: day * 86400 + hour * 3600), calendar: calendar)
    }

    func testFavouritesComeFirstAndOthersFillUp() {
        book.setFavourite(true, of: "b", at: Date(timeIntervalSince1970: 1))
        book.setFavourite(true, of: "c", at: Date(timeIntervalSince1970: 2))
        XCTAssertEqual(book.favouritesFirst(3).map(\.id), ["c", "b", "a"])
        XCTAssertEqual(book.favouritesFirst(1).map(\.id), ["c"])
    }

    func testTheChosenRecipeIsShownElseThatOfTheDay() {
        let date = Date(timeIntervalSince1970: 100 * 86400)
        XCTAssertEqual(book.shownRecipe(chosen: "b", on: date, calendar: calendar)?.id, "b")
        let today = book.recipeOfTheDay(date, calendar: calendar)
        XCTAssertEqual(book.shownRecipe(chosen: nil, on: date, calendar: calendar), today)
        XCTAssertEqual(book.shownRecipe(chosen: "gone", on: date, calendar: calendar), today)
    }

    func testTheRecipeOfTheDayHangsOnTheDateAlone() {
        XCTAssertEqual(recipe(onDay: 100, hour: 0), recipe(onDay: 100, hour: 23.9))
        XCTAssertNotEqual(recipe(onDay: 100, hour: 0), recipe(onDay: 101, hour: 0))
        XCTAssertEqual(recipe(onDay: 100, hour: 0), recipe(onDay: 103, hour: 0))
        XCTAssertNil(RecipeBook(bundled: []).recipeOfTheDay(Date()))
    }
}
