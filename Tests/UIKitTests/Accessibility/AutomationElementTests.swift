import DeviceProtocol
import Testing

@testable import UIKit

/// What UI tests and WebDriver clients find besides the elements of all others.
@MainActor @Suite(.serialized) struct AutomationElementTests {
    @MainActor private struct Screen {
        let device = TestDevice()
        let controller = UIViewController()

        init() { device.show(controller) }

        func nodes(isForAutomation: Bool = true) -> [ElementNode] {
            device.settle()
            return device.application.makeElementTree(isForAutomation: isForAutomation).flattened
        }

        func edit(_ configure: (UITextField) -> Void = { _ in }) -> UITextField {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            configure(field)
            controller.view.addSubview(field)
            UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
            return field
        }

        func key(_ identifier: String) throws -> ElementNode { try #require(nodes().first { $0.identifier == identifier }) }

        func tap(_ identifier: String) throws {
            let frame = try key(identifier).frame
            device.tap(frame[0] + frame[2] / 2, frame[1] + frame[3] / 2)
        }
    }

    @Test func keysAreWhereTheyAreDrawn() throws {
        let screen = Screen()
        #expect(!screen.nodes().contains { $0.role == "keyboard" })
        let field = screen.edit()
        let keyboard = try #require(screen.nodes().first { $0.role == "keyboard" })
        #expect(keyboard.frame == [0, 561, 393, 291])
        #expect(keyboard.children.filter { $0.role == "key" }.count == 29)
        for identifier in ["H", "i", "more", "1", "more", "space", "delete"] { try screen.tap(identifier) }
        #expect(field.text == "Hi1")
        #expect(screen.nodes(isForAutomation: false).allSatisfy { !$0.className.contains("Keyboard") })
        UIView.performWithoutAnimation { _ = field.resignFirstResponder() }
        #expect(!screen.nodes().contains { $0.role == "keyboard" })
    }

    @Test func keysAreNamedAsXcodeRecordsThem() throws {
        let screen = Screen()
        _ = screen.edit { $0.returnKeyType = .next }
        #expect(try screen.key("Next:").role == "button")
        #expect(try screen.key("Next:").label == "next")
        #expect(try screen.key("shift").isSelected)
        #expect(try screen.key("more").label == "numbers")
        try screen.tap("more")
        #expect(try screen.key("more").label == "letters")
        #expect(try screen.key("shift").label == "symbols")
        try screen.tap("shift")
        #expect(try screen.key("shift").label == "numbers")
    }

    @Test func aReturnKeyThatWaitsForTextIsDisabled() throws {
        let screen = Screen()
        _ = screen.edit { $0.enablesReturnKeyAutomatically = true }
        #expect(try !screen.key("Return").isEnabled)
        try screen.tap("A")
        #expect(try screen.key("Return").isEnabled)
    }

    @Test func padsHaveTheirOwnKeys() throws {
        let screen = Screen()
        let field = screen.edit { $0.keyboardType = .decimalPad }
        for identifier in ["4", ".", "2", "3", "Delete"] { try screen.tap(identifier) }
        #expect(field.text == "4.2")
        #expect(!screen.nodes().contains { $0.identifier == "Return" })
    }

    @Test func containersThatSayNothingAreFoundByTests() throws {
        let screen = Screen()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "Inside"
        scrollView.addSubview(label)
        let stepper = UIStepper(frame: CGRect(x: 0, y: 300, width: 94, height: 32))
        for view in [scrollView, stepper] { screen.controller.view.addSubview(view) }
        let found = screen.nodes()
        #expect(found.first { $0.role == "scrollView" }?.children.first?.label == "Inside")
        #expect(found.first { $0.role == "stepper" }?.children.map(\.label) == ["Decrement", "Increment"])
        let others = screen.nodes(isForAutomation: false)
        #expect(!others.contains { $0.role == "scrollView" || $0.role == "stepper" })
        #expect(others.contains { $0.label == "Inside" })
    }

    @Test func theDaysOfADatePickerAreACollection() throws {
        let screen = Screen()
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 320, height: 330))
        picker.preferredDatePickerStyle = .inline
        picker.datePickerMode = .date
        screen.controller.view.addSubview(picker)
        let found = try #require(screen.nodes().first { $0.role == "datePicker" })
        let days = try #require(found.children.first { $0.role == "days" })
        #expect((28...31).contains(days.children.count))
        #expect(found.children.contains { $0.label == "Next Month" && $0.identifier == "DatePicker.NextMonth" })
    }

    @Test func imagesIdentifyWhatShowsThem() throws {
        let screen = Screen()
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 44, height: 44))
        button.setImage(UIImage(systemName: "trash.circle.fill"), for: .normal)
        screen.controller.view.addSubview(button)
        let found = try #require(screen.nodes().first { $0.role == "button" })
        #expect(found.identifier == "trash.circle.fill")
        #expect(found.traits.contains("imageName"))
        #expect(found.children.isEmpty)
        #expect(screen.nodes(isForAutomation: false).allSatisfy { $0.identifier == nil })
        button.accessibilityIdentifier = "remove"
        #expect(screen.nodes().first { $0.role == "button" }?.identifier == "remove")
    }
}
