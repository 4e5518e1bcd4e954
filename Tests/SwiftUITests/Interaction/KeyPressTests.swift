import Testing

@testable import SwiftUI
@testable import UIKit

@MainActor struct KeyPressTests {
    @MainActor private final class Log { var presses: [String] = [] }

    private struct Screen: View {
        let log: Log
        @FocusState private var isFocused: Bool
        var body: some View {
            Text("content").focusable().focused($isFocused)
                .onKeyPress(.leftArrow) {
                    log.presses.append("left")
                    return .handled
                }
                .onKeyPress(characters: .letters) { press in
                    log.presses.append(press.characters)
                    return .ignored
                }
                .onAppear { isFocused = true }
        }
    }

    private func presses(_ code: UIKeyboardHIDUsage, _ characters: String) -> Set<UIPress> {
        [UIPress(key: UIKey(characters: characters, charactersIgnoringModifiers: characters, modifierFlags: [], keyCode: code))]
    }

    private func focusable(in view: UIView) -> UIView? {
        view.canBecomeFirstResponder ? view : view.subviews.lazy.compactMap { focusable(in: $0) }.first
    }

    @Test func pressesComeUpFromTheFocusedView() throws {
        let log = Log()
        let shown = Windowed(Screen(log: log))
        let view = try #require(focusable(in: shown.controller.view))
        #expect(view.becomeFirstResponder())
        #expect(view.isFirstResponder)
        view.pressesBegan(presses(.keyboardLeftArrow, ""), with: nil)
        view.pressesEnded(presses(.keyboardLeftArrow, ""), with: nil)
        view.pressesBegan(presses(.keyboardA, "a"), with: nil)
        #expect(log.presses == ["left", "a"])
        _ = view.resignFirstResponder()
    }
}
