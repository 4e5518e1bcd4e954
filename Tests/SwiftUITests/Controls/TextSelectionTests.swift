import Testing
import UIKit

@testable import SwiftUI

@MainActor struct TextSelectionTests {
    @MainActor private final class Box {
        var text = "Hello"
        var selection: TextSelection?
    }

    private func find<Kind: UIView>(_ view: UIView, _ type: Kind.Type) -> Kind? {
        view as? Kind ?? view.subviews.lazy.compactMap { find($0, type) }.first
    }

    @Test func aFieldSelectsWhatTheStateSays() throws {
        let box = Box()
        let text = box.text
        box.selection = TextSelection(range: text.index(after: text.startIndex)..<text.endIndex)
        let shown = Windowed(
            TextField(
                "Name", text: Binding(get: { box.text }, set: { box.text = $0 }),
                selection: Binding(get: { box.selection }, set: { box.selection = $0 })))
        let field = try #require(find(shown.window, UITextField.self))
        field.becomeFirstResponder()
        let range = try #require(field.selectedTextRange)
        #expect(field.offset(from: field.beginningOfDocument, to: range.start) == 1)
        #expect(field.offset(from: range.start, to: range.end) == 4)
        #expect(box.selection?.isInsertion == false)
        shown.window.isHidden = true
    }

    @Test func theStateLearnsWhatIsSelected() throws {
        let box = Box()
        let shown = Windowed(
            TextEditor(
                text: Binding(get: { box.text }, set: { box.text = $0 }),
                selection: Binding(get: { box.selection }, set: { box.selection = $0 })))
        let view = try #require(find(shown.window, UITextView.self))
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 1, length: 2)
        guard case .selection(let range)? = box.selection?.indices else {
            Issue.record("nothing is selected")
            return
        }
        #expect(box.text[range] == "el")
        view.selectedRange = NSRange(location: 5, length: 0)
        #expect(box.selection?.isInsertion == true)
        view.resignFirstResponder()
        #expect(box.selection == nil)
        shown.window.isHidden = true
    }

    @Test func selectionsOfOtherTextsStayWithinTheText() {
        let long = "A much longer text"
        let selection = TextSelection(range: long.index(long.startIndex, offsetBy: 2)..<long.endIndex)
        let range = selection.nsRange(in: "abc")
        #expect(range.map { $0.location + $0.length } ?? 0 <= 3)
    }
}
