/// The entries of a `UIMenu` in an editing menu. Deferred elements are added once they are loaded.
@MainActor final class EditMenuContent {
    /// The menu on the screen, in which inner menus, and what has been loaded, take their place.
    weak var menu: EditMenuView?
    /// The sender of the menu's actions.
    private weak var sender: AnyObject?
    private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]

    init(sender: AnyObject) { self.sender = sender }

    /// The commands of a menu; menus in it take its place when they are chosen.
    func entries(of menu: UIMenu) -> [EditMenuEntry] {
        for element in MenuContent(menu, loaded: loaded).unloaded {
            element.load { [weak self] elements in
                guard let self, loaded[ObjectIdentifier(element)] == nil else { return }
                loaded[ObjectIdentifier(element)] = elements
                self.menu?.show(entries(of: menu))
            }
        }
        return MenuContent(menu, loaded: loaded).sections.flatMap(\.rows).compactMap { row in
            switch row {
            case .action(let action, _): entry(action)
            case .submenu(let inner): entry(inner)
            case .loading: nil
            }
        }
    }

    private func entry(_ action: UIAction) -> EditMenuEntry {
        var entry = EditMenuEntry(title: action.title) { [weak sender] in action.performWithSender(sender, target: nil) }
        entry.image = action.image
        entry.isDestructive = action.attributes.contains(.destructive)
        entry.isEnabled = !action.attributes.contains(.disabled)
        entry.keepsMenu = action.attributes.contains(.keepsMenuPresented)
        return entry
    }

    private func entry(_ inner: UIMenu) -> EditMenuEntry {
        var entry = EditMenuEntry(title: inner.title) { [self] in menu?.show(entries(of: inner)) }
        entry.image = inner.image
        entry.isDestructive = inner.options.contains(.destructive)
        entry.keepsMenu = true
        return entry
    }
}

extension EditAction {
    /// The command as an action that `target` performs.
    func command(of target: UIResponder, from sender: AnyObject?) -> UIAction {
        UIAction(title: title) { [weak target, weak sender] _ in target?.perform(self, from: sender) }
    }
}
