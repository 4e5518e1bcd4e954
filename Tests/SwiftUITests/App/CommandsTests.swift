import Testing
import UIKit

@testable import SwiftUI

@MainActor struct CommandsTests {
    @MainActor private final class Log { var names: [String] = [] }

    private struct Menus: Commands {
        let log: Log
        var body: some Commands {
            SidebarCommands()
            CommandMenu("Notes") { Button("New Note") { log.names.append("new") }.keyboardShortcut("n") }
            CommandGroup(after: .help) { Button("Help") { log.names.append("help") }.keyboardShortcut("?") }
        }
    }

    @Test func theShortcutsOfAScenesCommandsWorkInItsWindows() throws {
        let log = Log()
        let scope = GraphScope(parent: nil)
        let base = Group { WindowGroup { Text("content") } }
        let scene = Attribute(CommandedScene(base: base, commands: Group { Menus(log: log) }))
        let outputs = CommandedScene._makeScene(
            scene: _GraphValue(scene), inputs: _SceneInputs(scope: scope, environment: Attribute(EnvironmentValues())))
        let controller = try #require(outputs.windows.first?.make(AppWindow()))
        let commands = controller.view.keyCommands ?? []
        #expect(Set(commands.map(\.input)) == ["n", "?"])
        let new = try #require(commands.first { $0.input == "n" })
        _ = UIApplication.shared.sendAction(new.action!, to: controller.view, from: new, for: nil)
        #expect(log.names == ["new"])
        scope.destroy()
    }
}
