import XCTest

/// Uses every control of the app.
final class ScreensUITests: XCTestCase {
    private var app: XCUIApplication!

    @MainActor override func setUp() async throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    @MainActor private var status: String { app.staticTexts["status"].label }

    @MainActor func testAlert() {
        app.buttons["Alert"].tap()
        let alert = app.alerts["Delete?"]
        XCTAssertTrue(alert.waitForExistence(timeout: 2))
        XCTAssertEqual(alert.buttons.count, 2)
        alert.buttons["Delete"].tap()
        XCTAssertTrue(alert.waitForNonExistence(timeout: 2))
        XCTAssertEqual(status, "deleted")
    }

    @MainActor func testAttachment() {
        let screenshot = app.screenshot()
        XCTAssertGreaterThan(screenshot.image.size.width, 300)
        let attachment = XCTAttachment(screenshot: screenshot)
        attachment.name = "Form"
        attachment.lifetime = .keepAlways
        XCTContext.runActivity(named: "Keeps a picture") { $0.add(attachment) }
    }

    @MainActor func testCoordinates() {
        app.buttons["Sheet"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
        XCTAssertTrue(app.buttons["Close"].exists)
        app.coordinate(withNormalizedOffset: .zero).withOffset(
            CGVector(dx: app.buttons["Close"].frame.midX, dy: app.buttons["Close"].frame.midY)
        ).tap()
        XCTAssertEqual(status, "closed")
    }

    @MainActor func testExpectation() {
        app.buttons["Later"].tap()
        let label = app.staticTexts["status"]
        XCTAssertEqual(label.label, "waiting")
        expectation(for: NSPredicate(format: "label == 'done'"), evaluatedWith: label)
        waitForExpectations(timeout: 5)
        let exists = XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == true"), object: label)
        XCTAssertEqual(XCTWaiter.wait(for: [exists], timeout: 1), .completed)
        let missing = XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == true"), object: app.buttons["Missing"])
        XCTAssertEqual(XCTWaiter.wait(for: [missing], timeout: 1), .timedOut)
    }

    @MainActor func testExpectedFailure() {
        continueAfterFailure = true
        XCTExpectFailure("there is no such button") { app.buttons["Missing"].tap() }
    }

    @MainActor func testGestures() {
        let pad = app.descendants(matching: .any)["pad"]
        pad.doubleTap()
        XCTAssertEqual(status, "double tap")
        pad.twoFingerTap()
        XCTAssertEqual(status, "two fingers")
        pad.press(forDuration: 1)
        XCTAssertEqual(status, "long press")
        pad.pinch(withScale: 2, velocity: 2)
        XCTAssertEqual(status, "pinched out")
        pad.pinch(withScale: 0.5, velocity: -1)
        XCTAssertEqual(status, "pinched in")
        pad.swipeLeft()
        XCTAssertEqual(status, "swiped left")
    }

    @MainActor func testHome() {
        XCTAssertEqual(app.state, .runningForeground)
        XCUIDevice.shared.press(.home)
        XCTAssertTrue(app.wait(for: .runningBackground, timeout: 5))
        app.activate()
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
        app.terminate()
        XCTAssertEqual(app.state, .notRunning)
    }

    @MainActor func testInterruption() {
        var title = ""
        let token = addUIInterruptionMonitor(withDescription: "Place") { alert in
            title = alert.staticTexts.firstMatch.label
            alert.buttons["Allow While Using App"].tap()
            return true
        }
        app.buttons["Place"].tap()
        // The alert is in the way of whatever is touched next.
        app.staticTexts["status"].tap()
        XCTAssertTrue(title.contains("location"), title)
        XCTAssertEqual(status, "place allowed")
        removeUIInterruptionMonitor(token)
    }

    @MainActor func testLaunchArguments() {
        app.terminate()
        app.launchArguments = ["-greeting"]
        app.launchEnvironment = ["GREETING": "welcome"]
        app.launch()
        XCTAssertEqual(status, "welcome")
    }

    @MainActor func testLink() {
        app.open(URL(string: "screens://form")!)
        XCTAssertEqual(status, "opened form")
    }

    @MainActor func testList() {
        app.tabBars.buttons["List"].tap()
        let table = app.tables["rows"]
        XCTAssertTrue(table.cells.element(boundBy: 0).staticTexts["Row 1"].exists)
        let count = table.cells.count
        XCTAssertGreaterThan(count, 5)
        XCTAssertEqual(table.cells.allElementsBoundByIndex.count, count)
        XCTAssertTrue(table.cells.containing(.staticText, identifier: "Row 2").element.exists)
        XCTAssertTrue(table.staticTexts.matching(NSPredicate(format: "label BEGINSWITH 'Row 1'")).firstMatch.exists)
        table.cells.firstMatch.swipeLeft()
        app.buttons["Delete"].tap()
        XCTAssertFalse(table.staticTexts["Row 1"].exists)
        table.swipeUp()
        XCTAssertFalse(table.staticTexts["Row 2"].exists)
        table.swipeDown(velocity: .fast)
        table.staticTexts["Row 3"].tap()
        XCTAssertTrue(app.navigationBars["Row 3"].exists || app.staticTexts["Row 3"].exists)
        app.navigationBars.buttons.element(boundBy: 0).tap()
        XCTAssertTrue(table.exists)
    }

    @MainActor func testMeasuring() {
        let options = XCTMeasureOptions()
        options.iterationCount = 1
        measure(
            metrics: [XCTClockMetric(), XCTStorageMetric(), XCTCPUMetric(application: app), XCTMemoryMetric(application: app)],
            options: options
        ) {
            app.buttons["Later"].tap()
        }
    }

    @MainActor func testPicker() {
        app.pickerWheels.element.adjust(toPickerWheelValue: "Blue")
        XCTAssertEqual(app.pickerWheels.element.value as? String, "Blue")
        XCTAssertEqual(status, "Blue")
    }

    @MainActor func testRotation() {
        XCUIDevice.shared.orientation = .landscapeLeft
        XCTAssertGreaterThan(app.frame.width, app.frame.height)
        XCUIDevice.shared.orientation = .portrait
        XCTAssertLessThan(app.frame.width, app.frame.height)
    }

    @MainActor func testSkipped() throws { throw XCTSkip("not today") }

    @MainActor func testSlider() {
        app.sliders["volume"].adjust(toNormalizedSliderPosition: 0.7)
        XCTAssertEqual(app.sliders["volume"].normalizedSliderPosition, 0.7, accuracy: 0.05)
        XCTAssertEqual(status, "volume 7")
    }

    @MainActor func testSnapshot() throws {
        let snapshot = try app.snapshot()
        XCTAssertEqual(snapshot.elementType, .application)
        XCTAssertFalse(snapshot.children.isEmpty)
        XCTAssertTrue(app.debugDescription.contains("Button"))
    }

    @MainActor func testSwitch() {
        let alarm = app.switches["alarm"]
        XCTAssertEqual(alarm.value as? String, "0")
        alarm.tap()
        XCTAssertEqual(alarm.value as? String, "1")
        XCTAssertEqual(status, "alarm on")
    }

    @MainActor func testKeyboard() {
        XCTAssertEqual(app.keyboards.count, 0)
        let name = app.textFields["name"]
        name.tap()
        XCTAssertTrue(app.keyboards.element.waitForExistence(timeout: 1))
        XCTAssertTrue(app.keyboards.buttons["shift"].isSelected)
        for key in ["H", "i", "more", "2", "delete"] { app.keys[key].tap() }
        app.keyboards.keys["space"].tap()
        app.keys["a"].tap()
        XCTAssertEqual(name.value as? String, "Hi a")
        app.keyboards.buttons["Return"].tap()
        XCTAssertEqual(app.keyboards.count, 0)
        XCTAssertEqual(status, "hello Hi a")
    }

    @MainActor func testTyping() {
        let name = app.textFields["name"]
        XCTAssertEqual(name.placeholderValue, "Name")
        name.tap()
        name.typeText("Adam")
        name.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 3) + "nna")
        XCTAssertEqual(name.value as? String, "Anna")
        app.typeText("\n")
        XCTAssertEqual(status, "hello Anna")
        let secret = app.secureTextFields["Password"]
        secret.tap()
        secret.typeText("abc")
        XCTAssertEqual(secret.value as? String, "•••")
    }

    @MainActor func testWaiting() async {
        app.buttons["Later"].tap()
        XCTAssertTrue(app.staticTexts["status"].wait(for: \.label, toEqual: "done", timeout: 5))
    }
}
