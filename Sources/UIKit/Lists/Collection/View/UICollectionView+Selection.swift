extension UICollectionView {
    var isMultiple: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    private var selectionIsAllowed: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection
    }

    // MARK: Touches

    func itemTouchesBegan(_ touches: Set<UITouch>) {
        guard let finger = touches.first else { return }
        if let swipe = swipeIfAny, swipe.path != nil { return swipe.close(animated: true) }
        guard selectionIsAllowed, let cell = cell(of: finger.view), let path = indexPath(for: cell) else { return }
        guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
        touch.highlighted = path
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    private func cell(of view: UIView?) -> UICollectionViewCell? {
        sequence(first: view, next: { $0?.superview }).lazy.compactMap { $0 as? UICollectionViewCell }.first
    }

    func itemTouchesEnded(_ touches: Set<UITouch>) {
        guard let path = touch.highlighted else { return }
        touch.highlighted = nil
        let isInside = cellForItem(at: path).map { cell in touches.contains { cell.bounds.contains($0.location(in: cell)) } } ?? false
        unhighlight(path)
        guard isInside else { return }
        if let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.togglesAsHeader {
            (dataSource as? any OutlineDataSource)?.toggleItem(at: path)
        } else {
            userSelected(path)
        }
    }

    func itemTouchesCancelled() {
        guard let path = touch.highlighted else { return }
        touch.highlighted = nil
        unhighlight(path)
    }

    private func unhighlight(_ path: IndexPath) {
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    func userSelected(_ path: IndexPath, performsPrimaryAction: Bool = true) {
        if touch.selection.contains(path), isMultiple { return userDeselected(path) }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !isMultiple { for old in touch.selection where old != path { userDeselected(old) } }
        if !touch.selection.contains(path) { touch.selection.append(path) }
        cellForItem(at: path)?.isSelected = true
        delegate?.collectionView(self, didSelectItemAt: path)
        guard performsPrimaryAction else { return }
        (cellForItem(at: path))?.selectionAction?()
        if let delegate, !isEditing, delegate.collectionView(self, canPerformPrimaryActionForItemAt: path) {
            delegate.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }

    private func userDeselected(_ path: IndexPath) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        deselect(path)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }

    // MARK: From code

    func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        reloadIfNeeded()
        guard let path else {
            for old in touch.selection { deselect(old, animated: animated) }
            return
        }
        guard selectionIsAllowed, counts.contains(path) else { return }
        if !isMultiple { for old in touch.selection where old != path { deselect(old, animated: animated) } }
        if !touch.selection.contains(path) { touch.selection.append(path) }
        cellForItem(at: path)?.setSelected(true, animated: animated)
        if position != [] { scroll(to: path, position, animated: animated) }
    }

    func deselect(_ path: IndexPath, animated: Bool = false) {
        touch.selection.removeAll { $0 == path }
        cellForItem(at: path)?.setSelected(false, animated: animated)
    }

    func editingChanged() {
        swipeIfAny?.close(animated: true)
        for path in touch.selection { deselect(path) }
        let isAnimated = window != nil
        let change = { [self] in
            for path in shown.cellPaths {
                cellForItem(at: path)?.setEditing(isEditing)
                cellForItem(at: path)?.layoutIfNeeded()
            }
        }
        if isAnimated {
            UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: change)
        } else {
            change()
        }
    }
}
