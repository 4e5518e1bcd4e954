/// One drop on a collection view: its items, and where they fly to.
///
/// Source: Apple's “UICollectionViewDropCoordinator”.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var items: [any UICollectionViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }
    /// Shows a placeholder until the item's data is there.
    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    /// Lets the item fly to a cell, which the data source has by now.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets the item fly into a cell, to a rectangle in its coordinates.
    @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One item of a drop on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// The index path that the item came from; nil unless it is from the same collection view.
    var sourceIndexPath: IndexPath? { get }
    /// The size of what is dragged, in points; zero where nothing is shown.
    var previewSize: CGSize { get }
}

/// A placeholder in a collection view, until it is exchanged for an item or taken away.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// Exchanges the placeholder for the item that `dataSourceUpdates` gives the data source; false where it is gone.
    @discardableResult func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    @discardableResult func deletePlaceholder() -> Bool
    /// Calls the placeholder's `cellUpdateHandler` again.
    func setNeedsCellUpdate()
}

/// A drop on a collection view.
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private let collection: UICollectionView
    private let drop: ListDrop
    let items: [any UICollectionViewDropItem]
    let proposal: UICollectionViewDropProposal

    init(_ collection: UICollectionView, _ drop: ListDrop) {
        (self.collection, self.drop) = (collection, drop)
        items = drop.items.map { ListDropItem($0.item, $0.source) }
        proposal =
            drop.proposal.proposal as? UICollectionViewDropProposal
            ?? UICollectionViewDropProposal(operation: drop.proposal.proposal.operation)
    }

    var destinationIndexPath: IndexPath? { drop.destinationIndexPath }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext {
        let made = placeholder.make()
        let animator = collection.dragDrop.drop(dragItem, to: made, parameters: nil)
        if let cell = collection.cellForItem(at: made.path), let parameters = placeholder.previewParametersProvider?(cell) {
            _ = drop.send(dragItem, to: .placeholder(made, parameters))
        }
        return CollectionPlaceholderContext(collection, placeholder, made, dragItem, animator)
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { drop.send(dragItem, to: .item(indexPath)) }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.send(dragItem, to: .into(indexPath, rect))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { drop.send(dragItem, to: .target(target)) }
}

/// A placeholder in a collection view.
final class CollectionPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
    private weak var collection: UICollectionView?
    private let source: UICollectionViewPlaceholder
    private let placeholder: ListPlaceholder
    private let animator: DragAnimator
    let dragItem: UIDragItem

    init(
        _ collection: UICollectionView, _ source: UICollectionViewPlaceholder, _ placeholder: ListPlaceholder, _ item: UIDragItem,
        _ animator: DragAnimator
    ) {
        (self.collection, self.source, self.placeholder, dragItem, self.animator) = (collection, source, placeholder, item, animator)
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }

    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
        collection?.dragDrop.commit(placeholder, dataSourceUpdates) { [collection] in collection?.reloadItems(at: [$0]) } ?? false
    }

    func deletePlaceholder() -> Bool { collection?.dragDrop.delete(placeholder) ?? false }

    func setNeedsCellUpdate() {
        guard let collection, collection.dragDrop.has(placeholder), let cell = collection.cellForItem(at: placeholder.path) else { return }
        source.cellUpdateHandler?(cell)
    }
}
