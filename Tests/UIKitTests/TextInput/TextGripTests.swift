import DeviceProtocol
import Testing

@testable import UIKit

/// Fingers on the ends of a selection, on the caret, on the keyboard's letters, and on content that pulls the keyboard down.
@MainActor @Suite(.serialized) struct TextGripTests {
    private func drag(_ device: TestDevice, from start: CGPoint, to end: CGPoint, endTime: Double = 3) {
        device.touch(.began, start.x, start.y, time: 1)
        for step in 1...10 {
            let part = CGFloat(step) / 10
            device.touch(
                .moved, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part, time: 1 + Double(step) * 0.02)
        }
        device.touch(.ended, end.x, end.y, time: endTime)
        device.settle()
    }

    private func editedView(_ device: TestDevice, _ text: String = "one two three four") -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        let controller = UIViewController()
        controller.view.addSubview(view)
        device.show(controller)
        UIView.performWithoutAnimation { _ = view.becomeFirstResponder() }
        device.settle()
        return view
    }

    private func place(of offset: Int, in view: UITextView) -> CGPoint {
        let caret = view.caretRect(for: TextOffset(offset))
        return view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }

    @Test func theEndsOfASelectionAreDragged() {
        let device = TestDevice()
        let view = editedView(device)
        view.selectedRange = NSRange(location: 4, length: 3)
        device.settle()
        let end = place(of: 7, in: view)
        // At the knob, below the line.
        drag(device, from: CGPoint(x: end.x, y: end.y + 14), to: CGPoint(x: place(of: 13, in: view).x, y: end.y + 14))
        #expect(view.selectedRange == NSRange(location: 4, length: 9))
        let start = place(of: 4, in: view)
        drag(device, from: CGPoint(x: start.x, y: start.y - 14), to: CGPoint(x: place(of: 0, in: view).x, y: start.y - 14))
        #expect(view.selectedRange == NSRange(location: 0, length: 13))
        #expect(EditMenu.isShown(for: view))
        // One end never passes the other.
        drag(device, from: place(of: 0, in: view), to: place(of: 17, in: view))
        #expect(view.selectedRange == NSRange(location: 12, length: 1))
    }

    @Test func theCaretIsDragged() {
        let device = TestDevice()
        let view = editedView(device)
        view.selectedRange = NSRange(location: 4, length: 0)
        device.settle()
        drag(device, from: place(of: 4, in: view), to: place(of: 11, in: view))
        #expect(view.selectedRange == NSRange(location: 11, length: 0))
    }

    @Test func fingersElsewhereScroll() {
        let device = TestDevice()
        let view = editedView(device)
        view.text = String(repeating: "line\n", count: 40)
        view.selectedRange = NSRange(location: 0, length: 4)
        view.contentOffset = .zero
        device.settle()
        drag(device, from: CGPoint(x: 200, y: 190), to: CGPoint(x: 200, y: 130))
        #expect(view.contentOffset.y > 30)
        #expect(view.selectedRange == NSRange(location: 0, length: 4))
    }

    @Test func aTextFieldsSelectionHasHandlesToo() {
        let device = TestDevice()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        field.text = "one two three"
        let controller = UIViewController()
        controller.view.addSubview(field)
        device.show(controller)
        UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
        field.editor.select(NSRange(location: 0, length: 3))
        device.settle()
        func x(_ offset: Int) -> CGFloat { field.convert(field.caretRect(for: TextOffset(offset)), to: nil).midX }
        #expect(field.subviews.filter { $0 is TextSelectionHandle && !$0.isHidden }.count == 2)
        drag(device, from: CGPoint(x: x(3), y: 122), to: CGPoint(x: x(7), y: 122))
        #expect(field.editor.selection == NSRange(location: 0, length: 7))
        drag(device, from: CGPoint(x: x(13), y: 122), to: CGPoint(x: x(9), y: 122), endTime: 4)
        #expect(field.editor.selection == NSRange(location: 9, length: 0))
    }

    // MARK: Keys

    @Test func lettersPopUpOnPhones() {
        let device = TestDevice()
        let view = editedView(device, "")
        device.touch(.began, 20, 561 + 28)
        let keyboard = KeyboardController.shared.windows.flatMap(\.subviews).flatMap(\.subviews).first { $0 is KeyboardView }
        let popUps = { keyboard?.subviews.compactMap { $0 as? KeyPopUpView } ?? [] }
        #expect(popUps().map { $0.subviews.compactMap { ($0 as? UILabel)?.text } } == [["Q"]])
        // It stays on the screen, above its key.
        #expect(popUps().first.map { $0.frame.minX >= 0 && $0.frame.minY < 0 } == true)
        device.touch(.ended, 20, 561 + 28)
        #expect(popUps().isEmpty)
        #expect(view.text == "Q")
    }

    // MARK: Pulling the keyboard

    private func scrollView(_ device: TestDevice) -> UITextField {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scroll.contentSize = CGSize(width: 393, height: 3000)
        scroll.keyboardDismissMode = .interactive
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        scroll.addSubview(field)
        let controller = UIViewController()
        controller.view.addSubview(scroll)
        device.show(controller)
        UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
        device.settle()
        return field
    }

    @Test func theKeyboardFollowsTheFingerAndComesBack() {
        let device = TestDevice()
        let field = scrollView(device)
        let keyboard = KeyboardController.shared
        #expect(keyboard.frame.minY == 561)
        device.touch(.began, 200, 400, time: 1)
        for step in 1...10 { device.touch(.moved, 200, 400 + Double(step) * 20, time: 1 + Double(step) * 0.02) }
        #expect(keyboard.frame.minY == 600)
        #expect(field.isFirstResponder)
        device.touch(.moved, 200, 520, time: 1.5)
        #expect(keyboard.frame.minY == 561)
        device.touch(.moved, 200, 620, time: 2)
        device.touch(.moved, 200, 620, time: 2.5)
        UIView.performWithoutAnimation { device.touch(.ended, 200, 620, time: 3) }
        #expect(keyboard.frame.minY == 561)
        #expect(field.isFirstResponder)
    }

    @Test func aFingerThatGoesOnDownSendsItAway() {
        let device = TestDevice()
        let field = scrollView(device)
        device.touch(.began, 200, 400, time: 1)
        for step in 1...10 { device.touch(.moved, 200, 400 + Double(step) * 20, time: 1 + Double(step) * 0.01) }
        UIView.performWithoutAnimation { device.touch(.ended, 200, 600, time: 1.11) }
        #expect(!field.isFirstResponder)
        #expect(!KeyboardController.shared.isShown)
    }
}
