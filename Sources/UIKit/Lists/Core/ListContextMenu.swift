/// A table or collection view whose rows or items have context menus, as its delegate says.
@MainActor protocol ContextMenuList: UIView {
    /// The menu for a place in the list, and the cell it is about.
    func contextMenu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, cell: UIView?)?
    /// The editing menu for a place in the list, where there is no context menu, and the cell it is about.
    func editMenu(at point: CGPoint) -> (commands: RowEditCommands, cell: UIView)?
    /// The ground and the shape of a row's preview at rest.
    func contextMenuParameters(for cell: UIView) -> UIPreviewParameters
    /// Shows the row at rest, not touched.
    func contextMenuUnhighlight(_ cell: UIView)
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
        if found == nil, let (commands, cell) = list?.editMenu(at: location) { commands.show(for: cell) }
        cell = found?.cell
        if let cell { list?.contextMenuUnhighlight(cell) }
        return found?.configuration
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { list?.contextMenuHighlight(configuration) ?? cellPreview }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { list?.contextMenuDismissal(configuration) ?? cellPreview }

    private var cellPreview: UITargetedPreview? {
        guard let list, let cell, cell.superview != nil else { return nil }
        return UITargetedPreview(view: cell, parameters: list.contextMenuParameters(for: cell))
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
