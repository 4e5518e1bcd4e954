extension UITableView {
    func changeEditing(_ editing: Bool, animated: Bool) {
        guard touch.isEditing != editing else { return }
        swipe.close(animated: animated)
        touch.isEditing = editing
        for path in touch.selection { shown.cells[path]?.setSelected(false, animated: false) }
        touch.selection = []
        for path in shown.sortedPaths {
            guard let cell = shown.cells[path], rows.contains(path) else { continue }
            if editing { cell.environmentOfTable = environment(of: cell, path) }
            cell.setEditing(editing, animated: animated)
        }
        // Texts wrap differently in the width that the controls leave.
        guard rowHeight < 0, !shown.cells.isEmpty else { return }
        if animated { update { _ in } } else { UIView.performWithoutAnimation { update { _ in } } }
    }

    private func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

    /// Adds the editing controls of a row to its cell's settings.
    func applyEditing(_ environment: inout CellTableEnvironment, _ path: IndexPath) {
        guard touch.isEditing else { return }
        environment.isMultipleSelection = allowsMultipleSelectionDuringEditing
        environment.canMove = canMove(path)
        if canEdit(path) {
            environment.editingStyle = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
            environment.showsEditControl = environment.editingStyle != .none || allowsMultipleSelectionDuringEditing
            environment.indentsWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        }
    }

    /// A minus opens the delete button of its row, a plus inserts.
    func editControlTapped(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        if cell.environmentOfTable.editingStyle == .insert {
            dataSource?.tableView(self, commit: .insert, forRowAt: path)
        } else if swipe.path == path {
            swipe.close(animated: true)
        } else {
            swipe.open(path, UISwipeActionsConfiguration(actions: [deleteAction(path)]), isTrailing: true)
        }
    }

    /// The action that hands a row to `commit`.
    func deleteAction(_ path: IndexPath) -> UIContextualAction {
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? SystemText.text(.delete)
        return UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            guard let self else { return }
            dataSource?.tableView(self, commit: .delete, forRowAt: path)
            done(true)
        }
    }
}
