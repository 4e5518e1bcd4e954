extension UITableView: MultipleSelectionList {
    func selectablePath(at point: CGPoint) -> IndexPath? { path(at: point) }

    func selectablePaths(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
        let (low, high) = (min(first, last), max(first, last))
        return Array(sequence(first: low) { $0 < high ? self.rows.row(after: $0) : nil })
    }

    func mayBeginMultipleSelection(at path: IndexPath) -> Bool {
        delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    func multipleSelectionBegan(at path: IndexPath) {
        rowTouchesCancelled()
        delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    }
    func multipleSelectionEnded() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }
    func isSelected(_ path: IndexPath) -> Bool { touch.selection.contains(path) }
    func changeSelection(of path: IndexPath, to isSelected: Bool) {
        guard isMultiple, isSelected != self.isSelected(path) else { return }
        userSelected(path, performsPrimaryAction: false)
    }
}

/// Drags that rest on rows and open them.
extension UITableView: UISpringLoadedInteractionSupporting {
    public var isSpringLoaded: Bool {
        get { hasOwnSpringLoading }
        set { setOwnSpringLoading(newValue) { [weak self] in self?.openRow($0) } }
    }

    func openRow(_ context: any UISpringLoadedInteractionContext) {
        guard let path = path(at: context.location(in: self)),
            delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
        else { return }
        userSelected(path, performsPrimaryAction: true)
    }
}
