/// The anchor of a menu and the sender of its actions.
@MainActor struct MenuSource {
    /// The view whose coordinates the anchor is in; nil once the view is gone.
    weak var view: UIView?
    /// In the view's coordinates.
    var rect: CGRect
    var order: UIContextMenuConfiguration.ElementOrder
    /// The sender of chosen actions.
    weak var sender: AnyObject?
    /// Called before a chosen action runs.
    var willChoose: (UIAction) -> Void = { _ in }
}
