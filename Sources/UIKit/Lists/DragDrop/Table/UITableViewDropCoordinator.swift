/// One drop on a table: its items, and where they fly to.
///
/// Source: Apple's “UITableViewDropCoordinator”.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    var items: [any UITableViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }
    /// Shows a placeholder until the item's data is there.
    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    /// Lets the item fly to a row, which the data source has by now.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets the item fly into a row, to a rectangle in its cell's coordinates.
    @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One item of a drop on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// The index path that the item came from; nil unless it is from the same table.
    var sourceIndexPath: IndexPath? { get }
    /// The size of what is dragged, in points; zero where nothing is shown.
    var previewSize: CGSize { get }
}

/// A placeholder in a table, until it is exchanged for a row or taken away.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// Exchanges the placeholder for the row that `dataSourceUpdates` gives the data source; false where it is gone.
    @discardableResult func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    @discardableResult func deletePlaceholder() -> Bool
}

/// A drop on a table.
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    private let table: UITableView
    private let drop: ListDrop
    let items: [any UITableViewDropItem]
    let proposal: UITableViewDropProposal

    init(_ table: UITableView, _ drop: ListDrop) {
        (self.table, self.drop) = (table, drop)
        items = drop.items.map { ListDropItem($0.item, $0.source) }
        proposal =
            drop.proposal.proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: drop.proposal.proposal.operation)
    }

    var destinationIndexPath: IndexPath? { drop.destinationIndexPath }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext {
        let made = placeholder.make()
        let animator = table.dragDrop.drop(dragItem, to: made, parameters: nil)
        // The cell is there as soon as the table is laid out.
        if let cell = table.cellForRow(at: made.path), let parameters = placeholder.previewParametersProvider?(cell) {
            _ = drop.send(dragItem, to: .placeholder(made, parameters))
        }
        return TablePlaceholderContext(table, made, dragItem, animator)
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { drop.send(dragItem, to: .item(indexPath)) }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.send(dragItem, to: .into(indexPath, rect))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { drop.send(dragItem, to: .target(target)) }
}

/// A placeholder in a table.
final class TablePlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
    private weak var table: UITableView?
    private let placeholder: ListPlaceholder
    private let animator: DragAnimator
    let dragItem: UIDragItem

    init(_ table: UITableView, _ placeholder: ListPlaceholder, _ item: UIDragItem, _ animator: DragAnimator) {
        (self.table, self.placeholder, dragItem, self.animator) = (table, placeholder, item, animator)
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }

    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
        table?.dragDrop.commit(placeholder, dataSourceUpdates) { [table] in table?.reloadRows(at: [$0], with: .fade) } ?? false
    }

    func deletePlaceholder() -> Bool { table?.dragDrop.delete(placeholder) ?? false }
}
