/// Tells UIKit's collection view of the rows of a node.
@MainActor final class CollectionSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    private weak var node: CollectionNode?

    init(_ node: CollectionNode) {
        self.node = node
        super.init()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { node?.sectionCount ?? 0 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { node?.rowCount(in: section) ?? 0 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        if let cell = cell as? RowCell { node?.fill(cell, at: indexPath) }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: isHeader ? "header" : "footer", for: indexPath)
        if let cell = view as? RowCell { node?.fill(cell, isHeader: isHeader, section: indexPath.section) }
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        if let cell = cell as? RowCell { node?.left(cell) }
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        node?.action(at: indexPath)?.perform != nil || node?.canSelect(indexPath) == true || node?.hasPrimaryAction == true
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        node?.action(at: indexPath)?.perform != nil || node?.canSelect(indexPath) == true || node?.hasPrimaryAction == true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if node?.canSelect(indexPath) == true { node?.selectionChanged(indexPath, isSelected: true) }
        if node?.performPrimaryAction(at: indexPath) == true { return }
        guard let perform = node?.action(at: indexPath)?.perform, !collectionView.isEditing else { return }
        if node?.canSelect(indexPath) != true { collectionView.deselectItem(at: indexPath, animated: true) }
        perform()
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        if node?.canSelect(indexPath) == true { node?.selectionChanged(indexPath, isSelected: false) }
    }

    // MARK: Menus

    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        guard let path = indexPaths.first else { return nil }
        if let own = (collectionView.cellForItem(at: path) as? RowCell)?.rowMenu?.configuration { return own }
        guard let elements = node?.menuElements(at: path), !elements.isEmpty else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: elements) }
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { (collectionView.cellForItem(at: indexPath) as? RowCell)?.liftedPreview }

    // MARK: Moving

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { node?.canMove(indexPath) == true }
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        node?.move(sourceIndexPath, destinationIndexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { node?.moveTarget(originalIndexPath, proposedIndexPath) ?? proposedIndexPath }
}
