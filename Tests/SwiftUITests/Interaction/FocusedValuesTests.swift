import Testing
import UIKit

@testable import SwiftUI

private struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
    fileprivate var note: Binding<String>? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}

@MainActor struct FocusedValuesTests {
    @MainActor private final class Box {
        var seen: String?
        var set: ((String) -> Void)?
        var isShown: Binding<Bool>?
    }

    private struct Reader: View {
        let box: Box
        @FocusedBinding(\.note) private var note
        var body: some View {
            let _ = box.seen = note
            let _ = box.set = { note = $0 }
            Text(note ?? "none")
        }
    }

    private struct Screen: View {
        let box: Box
        @State private var text = "first"
        @State private var isShown = true
        var body: some View {
            let _ = box.isShown = $isShown
            VStack {
                Reader(box: box)
                if isShown { Text(text).focusedSceneValue(\.note, $text) }
            }
        }
    }

    @Test func theSceneTellsAValueAsLongAsTheViewIsThere() {
        let box = Box()
        let shown = Windowed(Screen(box: box))
        #expect(box.seen == "first")
        box.set?("second")
        shown.update()
        #expect(box.seen == "second")
        box.isShown?.wrappedValue = false
        shown.update()
        #expect(box.seen == nil)
    }

    private struct Field: View {
        let box: Box
        @State private var text = "typed"
        var body: some View {
            VStack {
                Reader(box: box)
                TextField("Field", text: $text).focusedValue(\.note, $text)
            }
        }
    }

    private func field(in view: UIView) -> UITextField? { view as? UITextField ?? view.subviews.lazy.compactMap { field(in: $0) }.first }

    @Test func aFieldTellsAValueWhileItHasTheKeyboard() throws {
        let box = Box()
        let shown = Windowed(Field(box: box))
        #expect(box.seen == nil)
        let field = try #require(self.field(in: shown.controller.view))
        field.becomeFirstResponder()
        shown.update()
        #expect(box.seen == "typed")
        field.resignFirstResponder()
        shown.update()
        #expect(box.seen == nil)
    }
}
