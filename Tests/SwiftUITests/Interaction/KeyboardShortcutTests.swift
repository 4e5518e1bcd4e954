import Testing
import UIKit

@testable import SwiftUI

@MainActor struct KeyboardShortcutTests {
    @MainActor private final class Log { var names: [String] = [] }

    private func commands(_ container: UIResponder) -> [UIKeyCommand] { container.keyCommands ?? [] }

    private func press(_ view: UIView, _ input: String, _ flags: UIKeyModifierFlags) {
        for command in commands(view) where command.input == input && command.modifierFlags == flags {
            _ = UIApplication.shared.sendAction(command.action!, to: view, from: command, for: nil)
            return
        }
    }

    @Test func keysTriggerTheButton() {
        let log = Log()
        let hosted = Hosted(
            VStack {
                Button("Save") { log.names.append("save") }.keyboardShortcut("s")
                Button("Done") { log.names.append("done") }.keyboardShortcut(.defaultAction)
                Button("Off") { log.names.append("off") }.keyboardShortcut("o").disabled(true)
            })
        press(hosted.view, "s", .command)
        press(hosted.view, "\r", [])
        press(hosted.view, "o", .command)
        #expect(log.names == ["save", "done"])
    }

    @Test func aShortcutGoesWithItsView() {
        struct Screen: View {
            let isShown: Bool
            var body: some View { if isShown { Button("Save") {}.keyboardShortcut("s") } else { Text("nothing") } }
        }
        let hosted = Hosted(Screen(isShown: true))
        #expect(commands(hosted.view).map(\.input) == ["s"])
        hosted.view.rootView = Screen(isShown: false)
        hosted.update()
        #expect(commands(hosted.view).isEmpty)
    }

    @Test func keysAreThoseOfUIKit() {
        #expect(KeyEquivalent.upArrow.input == UIKeyCommand.inputUpArrow)
        #expect(EventModifiers([.command, .shift]).flags == [.command, .shift])
        #expect(EventModifiers(UIKeyModifierFlags([.alternate])) == .option)
    }
}
