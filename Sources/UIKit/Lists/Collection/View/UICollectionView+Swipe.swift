/// Swipe actions of collection views laid out as lists.
extension UICollectionView: SwipeableList {
    /// The controller of swipes, where the layout has any.
    var swipeIfAny: SwipeController? { shown.hasSwipes ? swipe : nil }

    /// Lets rows be swiped from now on.
    func allowSwipes() {
        guard !shown.hasSwipes else { return }
        shown.hasSwipes = true
        _ = swipe
    }

    /// Uncovers a row's actions without a finger.
    func openSwipe(at path: IndexPath, isTrailing: Bool) {
        guard let configuration = swipeActions(for: path, isTrailing: isTrailing), !configuration.actions.isEmpty else { return }
        swipeIfAny?.open(path, configuration, isTrailing: isTrailing)
    }

    func swipeableRow(at point: CGPoint) -> IndexPath? {
        guard !isEditing, let path = path(at: point), delegate?.collectionView(self, canEditItemAt: path) ?? true else { return nil }
        return path
    }

    func swipedCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
    func swipedFrame(at path: IndexPath) -> CGRect { collectionViewLayout.layoutAttributesForItem(at: path)?.frame ?? .zero }
    func swipeActions(for path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        collectionViewLayout.swipeActions(for: path, isTrailing: isTrailing)
    }
    func swipeWillOpen(_ path: IndexPath) { cellForItem(at: path)?.isSwiped = true }
    func swipeDidClose(_ path: IndexPath) { cellForItem(at: path)?.isSwiped = false }
    func hideSwipedRow(_ path: IndexPath) { cellForItem(at: path)?.alpha = 0 }
    func swipeTakesTouch() { itemTouchesCancelled() }
}
