import Testing

@testable import UIKit

/// A finger that holds the space bar moves the caret.
@MainActor @Suite(.serialized) struct KeyboardTrackpadTests {
    private func shownKeyboard(above view: UIView) -> KeyboardView? {
        func find(in view: UIView) -> KeyboardView? { view as? KeyboardView ?? view.subviews.lazy.compactMap(find).first }
        return KeyboardController.shared.effectsWindow(for: view).flatMap(find)
    }

    @Test func movesTheCaretAndTypesNothing() throws {
        let device = TestDevice(), controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        field.text = "several words"
        controller.view.addSubview(field)
        device.show(controller)
        UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
        device.settle()
        defer { UIView.performWithoutAnimation { _ = field.resignFirstResponder() }; device.settle() }
        let keyboard = try #require(shownKeyboard(above: field))
        #expect(field.selectedRange.location == 13)
        device.touch(.began, 196, 561 + 54 * 3 + 28)
        keyboard.spaceWasHeld()
        device.touch(.moved, 196 - 40, 561 + 54 * 3 + 28)
        let moved = field.selectedRange
        #expect(moved.length == 0)
        #expect((6...10).contains(moved.location))
        device.touch(.moved, -200, 561 + 54 * 3 + 28)
        #expect(field.selectedRange.location == 0)
        device.touch(.ended, -200, 561 + 54 * 3 + 28)
        #expect(field.text == "several words")
        // Let go at once, it types a space.
        device.tap(196, 561 + 54 * 3 + 28)
        #expect(field.text == " several words")
    }
}

extension UITextField {
    fileprivate var selectedRange: NSRange { editor.selection }
}
