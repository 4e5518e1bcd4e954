@_spi(Quince) import QuinceFoundation

/// Changes the menus of a menu system. Identifiers that no menu has change nothing.
///
/// Source: UIKit, `UIMenuBuilder`.
@preconcurrency @MainActor public protocol UIMenuBuilder {
    /// The system that the menus are of.
    var system: UIMenuSystem { get }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func action(for identifier: UIAction.Identifier) -> UIAction?
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of a system while they are built: a tree whose parts are exchanged.
final class MenuTree: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(_ system: UIMenuSystem, root: UIMenu) { (self.system, self.root) = (system, root) }

    // MARK: Finding

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        elements.lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
    }
    func action(for identifier: UIAction.Identifier) -> UIAction? {
        elements.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
    }
    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        let wanted = propertyList.map { "\($0)" }
        return elements.lazy.compactMap { $0 as? UICommand }.first {
            $0.action?.name == action.name && $0.propertyList.map { "\($0)" } == wanted
        }
    }

    /// All elements, menus before what is in them.
    var elements: [UIMenuElement] {
        func all(_ menu: UIMenu) -> [UIMenuElement] { [menu] + menu.children.flatMap { ($0 as? UIMenu).map(all) ?? [$0] } }
        return all(root)
    }

    // MARK: Changing

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        change(replacedIdentifier) { _ in [replacementMenu] }
    }
    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]) {
        change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [siblingMenu, $0] }
    }
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [$0, siblingMenu] }
    }
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }
    func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

    private func change(_ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenuElement]) {
        func changed(_ menu: UIMenu) -> [UIMenuElement] {
            if menu.identifier == identifier { return body(menu) }
            let children = menu.children.flatMap { ($0 as? UIMenu).map(changed) ?? [$0] }
            return zip(children, menu.children).allSatisfy({ $0 === $1 }) && children.count == menu.children.count
                ? [menu] : [menu.replacingChildren(children)]
        }
        // The root stays one menu, whatever is done to it.
        if let new = changed(root).first as? UIMenu { root = new }
    }
}
