/// The actions that a swipe over a row uncovers.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The first stands at the row's edge.
    public let actions: [UIContextualAction]
    /// Whether a long swipe performs the first action at once.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
