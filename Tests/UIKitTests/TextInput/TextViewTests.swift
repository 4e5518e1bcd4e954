import DeviceProtocol
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct TextViewTests {
    /// Notes what a text view asks and tells.
    private final class Listener: NSObject, UITextViewDelegate {
        var log: [String] = []
        var allows = true

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note("shouldBegin") }
        func textViewDidBeginEditing(_ textView: UITextView) { _ = note("didBegin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note("shouldEnd") }
        func textViewDidEndEditing(_ textView: UITextView) { _ = note("didEnd") }
        func textViewDidChange(_ textView: UITextView) { _ = note("didChange") }
        func textViewDidChangeSelection(_ textView: UITextView) { _ = note("selection") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            note("should \(range.location)+\(range.length) “\(text)”")
        }
        func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
            log.append("link \(URL.absoluteString)")
            return false
        }
        private func note(_ line: String) -> Bool {
            log.append(line)
            return allows
        }
    }

    private func shown(_ device: TestDevice, _ text: String = "") -> (view: UITextView, listener: Listener) {
        let controller = UIViewController()
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        let listener = Listener()
        view.delegate = listener
        controller.view.addSubview(view)
        device.show(controller)
        return (view, listener)
    }

    private func type(
        _ device: TestDevice, _ code: String, _ characters: String = "", shift: Bool = false, command: Bool = false
    ) {
        device.send(.key(KeyEvent(phase: .down, code: code, characters: characters, shift: shift, command: command)))
        device.send(.key(KeyEvent(phase: .up, code: code, characters: characters, shift: shift, command: command)))
    }

    @Test func tellsTheDelegateInOrder() {
        let device = TestDevice()
        let (view, listener) = shown(device)
        device.tap(100, 120)
        #expect(view.isFirstResponder)
        device.send(.insertText("Hi"))
        device.send(.deleteBackward(count: 1))
        view.resignFirstResponder()
        #expect(view.text == "H")
        #expect(
            listener.log == [
                "shouldBegin", "didBegin", "should 0+0 “Hi”", "selection", "didChange", "should 1+1 “”", "selection", "didChange",
                "shouldEnd", "didEnd",
            ])
    }

    @Test func aDelegateThatRefusesKeepsTheText() {
        let device = TestDevice()
        let (view, listener) = shown(device, "kept")
        view.becomeFirstResponder()
        listener.allows = false
        device.send(.insertText("x"))
        #expect(view.text == "kept")
    }

    @Test func standsInInsetsOfEightAndPaddingOfFive() {
        let device = TestDevice()
        let (view, _) = shown(device, "A")
        let caret = view.caretRect(for: view.beginningOfDocument)
        #expect(caret.midX == 5)
        #expect(caret.minY == 8)
        #expect(abs(caret.height - UIFont.systemFont(ofSize: 17).lineHeight) < 0.01)
    }

    @Test func scrollsOnlyWhereItMay() {
        let device = TestDevice()
        let (view, _) = shown(device, String(repeating: "line\n", count: 40))
        #expect(view.contentSize.height > 800)
        UIView.performWithoutAnimation { view.scrollRangeToVisible(NSRange(location: 199, length: 1)) }
        #expect(view.contentOffset.y > 500)
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height == view.contentSize.height)
    }

    @Test func movesUpAndDownKeepingItsColumn() {
        let device = TestDevice()
        let (view, _) = shown(device, "a long first line\nb\na long third line")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 10, length: 0)
        type(device, "ArrowDown")
        #expect(view.selectedRange.location == 19)
        type(device, "ArrowDown")
        let back = view.selectedRange.location
        #expect((29...31).contains(back))
        type(device, "ArrowUp")
        type(device, "ArrowUp")
        #expect(view.selectedRange.location == 10)
        type(device, "ArrowRight", shift: true, command: true)
        #expect(view.selectedRange == NSRange(location: 10, length: 7))
    }

    @Test func takesTypingBack() {
        let device = TestDevice()
        let (view, _) = shown(device)
        view.becomeFirstResponder()
        for letter in "abc" { device.send(.insertText(String(letter))) }
        #expect(view.undoManager?.canUndo == true)
        view.undoManager?.undo()
        #expect(view.text == "")
        view.undoManager?.redo()
        #expect(view.text == "abc")
    }

    @Test func cutsAndPastes() {
        let device = TestDevice()
        let (view, _) = shown(device, "one two")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 4)
        type(device, "KeyX", "x", command: true)
        #expect(view.text == "two")
        view.selectedRange = NSRange(location: 3, length: 0)
        type(device, "KeyV", "v", command: true)
        #expect(view.text == "twoone ")
    }

    @Test func typingKeepsTheAttributesBeforeIt() {
        let device = TestDevice()
        let (view, _) = shown(device)
        let text = NSMutableAttributedString(string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
        text.append(NSAttributedString(string: " plain", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        view.attributedText = text
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 4, length: 0)
        device.send(.insertText("er"))
        #expect(view.textStorage.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 17))
        #expect(view.textStorage.attribute(.font, at: 7, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
    }

    @Test func linksAreTappedWhereNothingIsEdited() {
        let device = TestDevice()
        let (view, listener) = shown(device)
        view.isEditable = false
        view.dataDetectorTypes = .link
        view.text = "See https://example.com/a, or write to me@example.com."
        device.settle()
        let rect = view.firstRect(for: TextOffsetRange(NSRange(location: 6, length: 3)))
        let place = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil as UIView?)
        device.tap(place.x, place.y)
        #expect(listener.log.contains("link https://example.com/a"))
        let links = TextDataDetector.links(in: view.text, .link).map(\.link)
        #expect(links == ["https://example.com/a", "mailto:me@example.com"])
    }

    @Test func markedTextIsReplacedUntilItIsSettled() {
        let device = TestDevice()
        let (view, _) = shown(device, "a")
        view.becomeFirstResponder()
        view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        view.setMarkedText("nih", selectedRange: NSRange(location: 3, length: 0))
        #expect(view.text == "anih")
        #expect((view.markedTextRange as? TextOffsetRange)?.range == NSRange(location: 1, length: 3))
        view.insertText("你")
        #expect(view.text == "a你")
        #expect(view.markedTextRange == nil)
    }

    @Test func theEndOfAWrappedLineIsOnThatLine() throws {
        let device = TestDevice()
        let (view, _) = shown(device, "A text that is long enough to need a second line of this view")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 0)
        #expect(view.selectionAffinity == .forward)
        let top = view.caretRect(at: 0).minY
        type(device, "End")
        let wrap = view.selectedRange.location
        #expect(wrap > 20)
        #expect(wrap < 50)
        #expect(view.selectionAffinity == .backward)
        // The place is the same, its caret is not.
        #expect(view.caretRect(at: wrap, .backward).minY == top)
        #expect(view.caretRect(at: wrap).minY > top)
        #expect(view.caretRect(at: wrap, .backward).minX > 200)
        #expect(view.caretRect(at: wrap).minX < 30)
        type(device, "End")
        #expect(view.selectedRange.location == wrap)
        view.selectionAffinity = .forward
        type(device, "End")
        #expect(view.selectedRange.location == view.text.count)
        view.selectedRange = NSRange(location: wrap, length: 0)
        view.selectionAffinity = .backward
        type(device, "Home")
        #expect(view.selectedRange.location == 0)
        #expect(view.selectionAffinity == .forward)
    }
}
