import XCTest

/// Fails on purpose, to see what is said of it.
final class FailingUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }

    override func tearDown() { print("tearDown of \(name)") }

    func testMissingElement() {
        app.buttons["Missing"].tap()
        print("never reached")
    }

    func testAssertion() {
        XCTAssertEqual(app.staticTexts["status"].label, "something else")
        print("never reached")
    }

    func testGoingOn() {
        continueAfterFailure = true
        app.buttons["Missing"].tap()
        app.textFields["name"].typeText("no focus")
        print("reached")
    }

    func testHelper() { tapMissing() }

    func testSeveral() { app.buttons.element.tap() }

    func testTask() async {
        await MainActor.run { app.buttons["Missing"].tap() }
        XCTFail("does not count")
    }

    private func tapMissing() {
        app.staticTexts["Missing"].tap()
    }
}
