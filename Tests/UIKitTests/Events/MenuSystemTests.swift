import DeviceProtocol
@_spi(Quince) import QuinceFoundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct MenuSystemTests {
    @Test func buildersFindAndChange() {
        let tree = MenuTree(
            .main,
            root: UIMenu(
                identifier: .root,
                children: [
                    UIMenu(title: "File", identifier: .file, children: [UIMenu(identifier: .newScene, options: .displayInline)]),
                    UIMenu(title: "Edit", identifier: .edit),
                ]))
        let send = UICommand(title: "Send", action: Selector("send:"), propertyList: "now")
        let tick = UIAction(title: "Tick", identifier: UIAction.Identifier("tick")) { _ in }
        tree.insertSibling(UIMenu(title: "Mail", identifier: .init("mail"), children: [send, tick]), afterMenu: .file)
        tree.insertSibling(UIMenu(identifier: .view), beforeMenu: .file)
        tree.insertChild(UIMenu(identifier: .open), atStartOfMenu: .file)
        tree.insertChild(UIMenu(identifier: .close), atEndOfMenu: .file)
        tree.remove(menu: .edit)
        tree.replace(menu: .newScene, with: UIMenu(identifier: .document))
        tree.replaceChildren(ofMenu: .view) { $0 + [UIMenu(identifier: .sidebar)] }
        tree.remove(menu: .help)
        func names(_ identifier: UIMenu.Identifier) -> [String] {
            tree.menu(for: identifier)?.children.compactMap { ($0 as? UIMenu)?.identifier.rawValue } ?? []
        }
        #expect(names(.root) == ["com.apple.menu.view", "com.apple.menu.file", "mail"])
        #expect(names(.file) == ["com.apple.menu.open", "com.apple.menu.document", "com.apple.menu.close"])
        #expect(names(.view) == ["com.apple.menu.sidebar"])
        #expect(tree.command(for: Selector("send:"), propertyList: "now") === send)
        #expect(tree.command(for: Selector("send:"), propertyList: nil) == nil)
        #expect(tree.action(for: UIAction.Identifier("tick")) === tick)
        #expect(tree.menu(for: .edit) == nil)
    }

    @MainActor private final class Delegate: UIResponder, UIApplicationDelegate {
        var asked = 0
        override func buildMenu(with builder: any UIMenuBuilder) {
            guard builder.system == UIMenuSystem.main else { return }
            asked += 1
            let save = UIKeyCommand(title: "Save", action: Selector("save:"), input: "s", modifierFlags: .command)
            builder.insertChild(UIMenu(options: .displayInline, children: [save]), atEndOfMenu: .file)
        }
    }

    @MainActor private final class Screen: UIViewController {
        var saved: [String] = []
        var maySave = true

        static let register: Void = ObjectRuntime.register(Screen.self) {
            $0.method("save:") { object, arguments in
                (object as? Screen)?.saved.append((arguments[0] as? UIKeyCommand)?.title ?? "-")
                return nil
            }
        }

        override func validate(_ command: UICommand) { if command.action?.name == "save:", !maySave { command.attributes = .disabled } }
    }

    @Test func keysOfTheMainMenuReachTheResponders() {
        _ = Screen.register
        let delegate = Delegate()
        let device = TestDevice(delegate: delegate)
        let screen = Screen()
        device.show(screen)
        func press() {
            device.send(.key(KeyEvent(phase: .down, code: "KeyS", characters: "s", command: true)))
            device.send(.key(KeyEvent(phase: .up, code: "KeyS", characters: "s", command: true)))
        }
        press()
        press()
        #expect(screen.saved == ["Save", "Save"])
        #expect(delegate.asked == 1)
        UIMenuSystem.main.setNeedsRebuild()
        screen.maySave = false
        press()
        #expect(screen.saved.count == 2)
        #expect(delegate.asked == 2)
    }
}
