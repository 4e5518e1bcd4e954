/// What a menu belongs to: where it grows from, and who its actions come from.
@MainActor struct MenuSource {
    /// What the menu's place is measured in; gone with its view.
    weak var view: UIView?
    /// In the view's coordinates.
    var rect: CGRect
    var order: UIContextMenuConfiguration.ElementOrder
    /// The sender of chosen actions.
    weak var sender: AnyObject?
    /// Called before a chosen action runs.
    var willChoose: (UIAction) -> Void = { _ in }
}
