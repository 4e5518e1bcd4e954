/// Context menus of a table's rows.
extension UITableView: ContextMenuList {
    /// The interaction that presents context menus; nil until the view has a delegate.
    public var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }

    func contextMenu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, cell: UIView?)? {
        guard let indexPath = indexPathForRow(at: point),
            let configuration = delegate?.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: point)
        else { return nil }
        return (configuration, cellForRow(at: indexPath))
    }

    func editMenu(at point: CGPoint) -> (commands: RowEditCommands, cell: UIView)? {
        guard let indexPath = indexPathForRow(at: point), let cell = cellForRow(at: indexPath),
            let delegate, delegate.tableView(self, shouldShowMenuForRowAt: indexPath)
        else { return nil }
        let commands = RowEditCommands(
            allows: { [weak self] action, sender in
                guard let self else { return false }
                return self.delegate?.tableView(self, canPerformAction: action, forRowAt: indexPath, withSender: sender) ?? false
            },
            perform: { [weak self] action, sender in
                guard let self else { return }
                self.delegate?.tableView(self, performAction: action, forRowAt: indexPath, withSender: sender)
            })
        return (commands, cell)
    }

    func contextMenuParameters(for cell: UIView) -> UIPreviewParameters {
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        if style == .insetGrouped {
            parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: TableMetrics.insetGroupedRadius)
        }
        return parameters
    }

    func contextMenuUnhighlight(_ cell: UIView) { (cell as? UITableViewCell)?.setHighlighted(false, animated: false) }

    func contextMenuHighlight(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func contextMenuDismissal(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func contextMenuWillCommit(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating) {
        delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuWillDisplay(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
