import AutomationModel
import Testing
import UIKit

@_spi(Quince) @testable import XCUIAutomation

/// Queries over the elements of a screen, and what elements ask of the phone.
@Suite(.serialized) @MainActor struct ElementQueryTests {
    private let phone = FakePhone(.screen)
    private let app = XCUIApplication()

    init() {
        Phone.link = phone
        ScreenTree.forget()
        TestInterruption.begin(phone)
    }

    // MARK: Queries

    @Test func typesAreFoundAtAnyDepth() {
        #expect(app.cells.count == 2)
        #expect(app.buttons.count == 2)
        #expect(app.descendants(matching: .any).count == 9)
        #expect(app.tables.cells.staticTexts.count == 2)
        #expect(app.windows.children(matching: .table).count == 1)
        #expect(app.children(matching: .table).count == 0)
    }

    @Test func textsIdentifyElements() {
        #expect(app.staticTexts["Tea"].exists)
        #expect(app.tables["menu"].exists)
        #expect(app.buttons["buy.Cake"].identifier == "buy.Cake")
        #expect(app.sliders["50%"].label == "Volume")
        #expect(!app.staticTexts["Coffee"].exists)
        #expect(app.buttons.matching(identifier: "Buy").count == 2)
        #expect(app.buttons.matching(.button, identifier: "buy.Tea").count == 1)
    }

    @Test func containersAreChosenByWhatTheyHold() {
        let cake = app.cells.containing(.staticText, identifier: "Cake").element
        #expect(cake.buttons.element.identifier == "buy.Cake")
        #expect(app.cells.containing(NSPredicate(format: "label == 'Tea'")).count == 1)
    }

    @Test func predicatesReadAttributes() {
        #expect(app.staticTexts.matching(NSPredicate(format: "label CONTAINS 'a' AND enabled == true")).count == 2)
        #expect(
            app.descendants(matching: .any).matching(NSPredicate(format: "elementType == %d", XCUIElement.ElementType.slider.rawValue))
                .count == 1)
        #expect(app.buttons.element(matching: NSPredicate(format: "identifier ENDSWITH 'Tea'")).exists)
    }

    @Test func predicatesOfExpectationsReadElementsAndQueries() {
        #expect(NSPredicate(format: "exists == true").evaluate(with: app.staticTexts["Tea"]))
        #expect(NSPredicate(format: "exists == 0").evaluate(with: app.staticTexts["Coffee"]))
        #expect(NSPredicate(format: "hittable == true").evaluate(with: app.staticTexts["Tea"]))
        #expect(NSPredicate(format: "label == 'Tea'").evaluate(with: app.staticTexts.firstMatch))
        #expect(NSPredicate(format: "count == 2").evaluate(with: app.cells))
    }

    @Test func elementsAreBoundByPositionOrByThemselves() {
        let second = app.cells.element(boundBy: 1)
        let byElement = app.cells.allElementsBoundByAccessibilityElement
        #expect(second.staticTexts.firstMatch.label == "Cake")
        #expect(!app.cells.element(boundBy: 2).exists)
        // The first row goes away.
        phone.root.children[0].children[0].children.removeFirst()
        ScreenTree.forget()
        #expect(!second.exists)
        #expect(byElement.map(\.exists) == [false, true])
    }

    @Test func enumerationValuesAreXCTests() {
        #expect(XCUIElement.ElementType.button.rawValue == 9)
        #expect(XCUIElement.ElementType.staticText.rawValue == 48)
        #expect(XCUIElement.ElementType.statusItem.rawValue == 82)
        #expect(XCUIElement.ElementType.allNames == ElementType.allCases.map { "\($0)" })
    }

    // MARK: Interactions

    @Test func tapsGoToTheMiddle() {
        app.buttons["buy.Tea"].tap()
        #expect(phone.requests == [.perform(.tap(CGPoint(x: 340, y: 125), taps: 1, fingers: 1))])
    }

    @Test func coordinatesAreRelative() {
        let point = app.sliders.element.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 1)).withOffset(CGVector(dx: 6, dy: -5))
        #expect(point.screenPoint == CGPoint(x: 170, y: 325))
        point.press(forDuration: 2)
        #expect(phone.requests == [.perform(.press(CGPoint(x: 170, y: 325), duration: 2))])
    }

    @Test func slidersAreDragged() {
        app.sliders.element.adjust(toNormalizedSliderPosition: 1)
        guard case .perform(.drag(let start, let end, _, _, _))? = phone.requests.first else { Issue.record("no drag"); return }
        #expect(start == CGPoint(x: 164, y: 315))
        #expect(end == CGPoint(x: 264, y: 315))
    }

    @Test func waitingEndsWithTheElement() {
        phone.change = { [phone] _ in
            if phone.waited > 0.95 { phone.root.children[0].children.append(.make(40, .button, "Done")) }
            MainActor.assumeIsolated { ScreenTree.forget() }
        }
        #expect(app.buttons["Done"].waitForExistence(timeout: 5))
        #expect(abs(phone.waited - 1) < 0.01)
        #expect(!app.buttons["Never"].waitForExistence(timeout: 3))
        #expect(abs(phone.waited - 4) < 0.01)
    }

    @Test func failuresSayWhatIsMissing() {
        var failures: [String] = []
        TestRun.recordFailure = { description, _, _ in failures.append(description) }
        defer { TestRun.recordFailure = { _, _, _ in } }
        app.buttons["Pay"].tap()
        app.buttons["Buy"].tap()
        app.staticTexts["Tea"].typeText("x")
        _ = app.images.element.label
        #expect(failures.count == 4)
        #expect(failures.first?.hasPrefix("Failed to tap \"Pay\" Button: No matches found for \"Pay\" Button") == true)
        #expect(failures.dropFirst().first?.contains("Multiple matching elements found") == true)
        #expect(failures.dropFirst(2).first?.contains("keyboard focus") == true)
        #expect(failures.last?.hasPrefix("Failed to get matching snapshot: No matches found") == true)
    }

    // MARK: Interruptions

    @Test func alertsInFrontAreHandled() {
        let alert = AutomationElement.make(50, .alert, "Allow “App” to use your location?", [.make(51, .button, "Allow Once")])
        phone.root.children[0].children.append(alert)
        phone.change = { [phone] request in
            guard case .perform(.tap) = request, phone.root.children[0].children.last?.id == 50 else { return }
            phone.root.children[0].children.removeLast()
        }
        var titles: [String] = []
        let token = Interruptions.add("place") { alert in
            titles.append(alert.label)
            alert.buttons["Allow Once"].tap()
            return true
        }
        defer { Interruptions.remove(token) }
        app.buttons["buy.Tea"].tap()
        #expect(titles == ["Allow “App” to use your location?"])
        #expect(phone.requests.count == 2)
        // What is in the alert itself is no interruption.
        phone.root.children[0].children.append(alert)
        ScreenTree.forget()
        app.buttons["Allow Once"].tap()
        #expect(titles.count == 1)
    }

    @Test(arguments: [["Delete", "Cancel"], ["OK"]]) func alertsThatNobodyHandlesAreClosed(_ labels: [String]) throws {
        let buttons = labels.enumerated().map { index, label in
            AutomationElement.make(
                60 + UInt64(index), .button, label, frame: CGRect(x: 50, y: 400 + 50 * CGFloat(index), width: 100, height: 40))
        }
        phone.root.children[0].children.append(.make(50, .alert, "Sure?", buttons))
        phone.change = { [phone] request in
            guard case .perform(.tap) = request, phone.root.children[0].children.last?.id == 50 else { return }
            phone.root.children[0].children.removeLast()
        }
        app.tap()
        let frame = try #require(buttons.last?.frame)
        #expect(phone.requests.first == .perform(.tap(CGPoint(x: frame.midX, y: frame.midY), taps: 1, fingers: 1)))
        #expect(phone.requests.count == 2)
    }

    @Test func anAlertWithAChoiceStays() {
        phone.root.children[0].children.append(.make(50, .alert, "Which?", [.make(51, .button, "One"), .make(52, .button, "Two")]))
        app.tap()
        #expect(phone.requests.count == 1)
    }
}

extension XCUIElement.ElementType {
    fileprivate static var allNames: [String] { (0...82).compactMap { XCUIElement.ElementType(rawValue: $0).map { "\($0)" } } }
}
