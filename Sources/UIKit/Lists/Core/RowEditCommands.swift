/// The commands of the editing menu that a held row or item shows, as the list's delegate says.
///
/// Source: UIKit, `tableView(_:shouldShowMenuForRowAt:)` and `collectionView(_:shouldShowMenuForItemAt:)`.
@MainActor struct RowEditCommands {
    var allows: (Selector, Any?) -> Bool
    var perform: (Selector, Any?) -> Void

    /// The standard commands that such a menu asks for.
    private static let standard: [EditAction] = [.cut, .copy, .paste]

    /// Shows the menu above a cell; none where no command is allowed.
    func show(for cell: UIView) {
        let controller = UIMenuController.shared
        let standard = Self.standard.filter { allows($0.selector, controller) }.map { action in
            EditMenuEntry(title: action.title) { perform(action.selector, controller) }
        }
        let own = (controller.menuItems ?? []).filter { cell.responds(to: $0.action) && allows($0.action, controller) }.map { item in
            EditMenuEntry(title: item.title) { perform(item.action, controller) }
        }
        EditMenu.show(standard + own, for: cell, EditMenuPlace(rect: cell.bounds)) {}
    }
}
