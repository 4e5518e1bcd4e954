@_spi(Quince) import QuinceFoundation

extension UITableView: SwipeableList {
    func swipeableRow(at point: CGPoint) -> IndexPath? {
        guard !touch.isEditing, let path = path(at: point), dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
        return path
    }

    func swipedCell(at path: IndexPath) -> UIView? { shown.cells[path] }
    func swipedFrame(at path: IndexPath) -> CGRect { rowRect(path) }
    func swipeWillOpen(_ path: IndexPath) {
        shown.cells[path]?.swipeChanged(isOpen: true)
        delegate?.tableView(self, willBeginEditingRowAt: path)
    }
    func swipeDidClose(_ path: IndexPath) {
        shown.cells[path]?.swipeChanged(isOpen: false)
        delegate?.tableView(self, didEndEditingRowAt: path)
    }
    func swipeTakesTouch() { rowTouchesCancelled() }

    func swipeActions(for path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard isTrailing else { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
        missing.remove(.trailingSwipe)
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
        guard delegate == nil || missing.contains(.trailingSwipe) else { return nil }
        if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
            let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.contextual(for: path) })
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }
        return deletion(of: path)
    }

    /// A data source that commits deletions alone gives the delete swipe.
    private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let dataSource, ObjectRuntime.implements("tableView(_:commit:forRowAt:)", dataSource),
            (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
        else { return nil }
        return UISwipeActionsConfiguration(actions: [deleteAction(path)])
    }

    func hideSwipedRow(_ path: IndexPath) {
        guard rows.contains(path) else { return }
        rows.setHeight(0, of: path)
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }
}
