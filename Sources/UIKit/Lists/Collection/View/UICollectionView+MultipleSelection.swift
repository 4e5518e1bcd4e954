extension UICollectionView: MultipleSelectionList {
    func selectablePath(at point: CGPoint) -> IndexPath? { path(at: point) }

    func selectablePaths(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
        let (low, high) = (min(first, last), max(first, last))
        return (low.section...high.section).flatMap { section in
            (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }.filter { $0 >= low && $0 <= high }
        }
    }

    func mayBeginMultipleSelection(at path: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    func multipleSelectionBegan(at path: IndexPath) {
        itemTouchesCancelled()
        delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    }
    func multipleSelectionEnded() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
    func isSelected(_ path: IndexPath) -> Bool { touch.selection.contains(path) }
    func changeSelection(of path: IndexPath, to isSelected: Bool) {
        guard isMultiple, isSelected != self.isSelected(path) else { return }
        userSelected(path, performsPrimaryAction: false)
    }
}

/// Drags that rest on items and open them.
extension UICollectionView: UISpringLoadedInteractionSupporting {
    public var isSpringLoaded: Bool {
        get { hasOwnSpringLoading }
        set { setOwnSpringLoading(newValue) { [weak self] in self?.openItem($0) } }
    }

    func openItem(_ context: any UISpringLoadedInteractionContext) {
        guard let path = path(at: context.location(in: self)),
            delegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
        else { return }
        userSelected(path, performsPrimaryAction: true)
    }
}
