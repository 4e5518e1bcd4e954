import XCTest

final class DataStoryboardAppUITests: XCTestCase {
    override func setUpWithError() throws {
        continueAfterFailure = false
    }

    @MainActor
    func testExample() throws {
        let app = XCUIApplication()
        app.launch()
        XCTAssert(app.staticTexts.firstMatch.exists)
    }
}
