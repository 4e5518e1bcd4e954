/// Context menus of a collection view's items.
extension UICollectionView: ContextMenuList {
    /// The interaction that presents context menus; nil until the view has a delegate.
    public var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }

    func contextMenu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, cell: UIView?)? {
        let indexPath = indexPathForItem(at: point)
        // Beside the items there may be a menu for the whole view.
        let indexPaths = indexPath.map { [$0] } ?? []
        contextMenuItem = indexPath
        guard let configuration = delegate?.collectionView(self, contextMenuConfigurationForItemsAt: indexPaths, point: point) else {
            return nil
        }
        return (configuration, indexPath.flatMap { cellForItem(at: $0) })
    }

    func editMenu(at point: CGPoint) -> (commands: RowEditCommands, cell: UIView)? {
        guard let indexPath = indexPathForItem(at: point), let cell = cellForItem(at: indexPath),
            let delegate, delegate.collectionView(self, shouldShowMenuForItemAt: indexPath)
        else { return nil }
        let commands = RowEditCommands(
            allows: { [weak self] action, sender in
                guard let self else { return false }
                return self.delegate?.collectionView(self, canPerformAction: action, forItemAt: indexPath, withSender: sender) ?? false
            },
            perform: { [weak self] action, sender in
                guard let self else { return }
                self.delegate?.collectionView(self, performAction: action, forItemAt: indexPath, withSender: sender)
            })
        return (commands, cell)
    }

    func contextMenuParameters(for cell: UIView) -> UIPreviewParameters {
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        return parameters
    }

    func contextMenuUnhighlight(_ cell: UIView) { (cell as? UICollectionViewCell)?.isHighlighted = false }

    func contextMenuHighlight(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        contextMenuItem.flatMap { delegate?.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0) }
    }

    func contextMenuDismissal(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        contextMenuItem.flatMap { delegate?.collectionView(self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $0) }
    }

    func contextMenuWillCommit(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating) {
        delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuWillDisplay(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
