/// A table or collection view whose rows or items have context menus, as its delegate says.
@MainActor protocol ContextMenuList: UIView {
    /// The menu for a place in the list, and the cell it is about.
    func contextMenu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, cell: UIView?)?
    func contextMenuHighlight(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    func contextMenuDismissal(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    func contextMenuWillCommit(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
    func contextMenuWillDisplay(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}

/// Asks and tells a list's delegate about the context menus of its rows.
final class ListContextMenu: NSObject, UIContextMenuInteractionDelegate {
    private weak var list: (any ContextMenuList)?
    private weak var cell: UIView?
    private(set) var interaction: UIContextMenuInteraction?

    init(_ list: any ContextMenuList) {
        self.list = list
        super.init()
    }

    /// Of the preview of a row that stands in from the table's edges, in points.
    private static let cornerRadius: CGFloat = 10

    /// Adds the interaction to the list, once.
    func install() {
        guard interaction == nil, let list else { return }
        let made = UIContextMenuInteraction(delegate: self)
        interaction = made
        list.addInteraction(made)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    {
        let found = list?.contextMenu(at: location)
        cell = found?.cell
        // The preview shows the row at rest, not touched.
        (cell as? UITableViewCell)?.setHighlighted(false, animated: false)
        (cell as? UICollectionViewCell)?.isHighlighted = false
        return found?.configuration
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { list?.contextMenuHighlight(configuration) ?? cellPreview }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { list?.contextMenuDismissal(configuration) ?? cellPreview }

    private var cellPreview: UITargetedPreview? {
        guard let cell, cell.superview != nil else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        if let table = list as? UITableView, table.style == .insetGrouped {
            parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: Self.cornerRadius)
        }
        return UITargetedPreview(view: cell, parameters: parameters)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { list?.contextMenuWillCommit(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.contextMenuWillDisplay(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.contextMenuWillEnd(configuration, animator) }
}
