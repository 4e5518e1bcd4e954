@_spi(Quince) import QuinceFoundation

/// Drags and drops of a table's rows.
extension UITableView: DragDropList {
    var hasDragDelegate: Bool { dragDelegate != nil }
    var hasDropDelegate: Bool { dropDelegate != nil }

    /// Returns the placeholder at a shown index path; nil where a row of the data source is shown.
    func placeholder(at shown: IndexPath) -> ListPlaceholder? { presented?.placeholder(at: shown) }

    // MARK: Cells

    func shownPath(at point: CGPoint) -> IndexPath? { path(at: point) }
    func shownCell(at path: IndexPath) -> UIView? { shown.cells[path] }
    func center(ofShown path: IndexPath) -> CGPoint? {
        layoutIfNeeded()
        guard rows.contains(path) else { return nil }
        let rect = rowRect(path)
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    func setDragState(_ state: UICollectionViewCell.DragState, of cell: UIView) {
        guard let cell = cell as? UITableViewCell else { return }
        cell.contentView.isUserInteractionEnabled = state != .dragging || cell.userInteractionEnabledWhileDragging
        cell.dragStateDidChange(UITableViewCell.DragState(rawValue: state.rawValue) ?? .none)
    }

    func releaseTouches() {
        swipe.close(animated: true)
        rowTouchesCancelled()
    }

    func setDropHighlight(_ isHighlighted: Bool, atShown path: IndexPath) {
        shown.cells[path]?.setHighlighted(isHighlighted, animated: true)
    }

    /// The cell of a row the data source does not have.
    func makeCell(of placeholder: ListPlaceholder) -> UITableViewCell {
        guard let identifier = placeholder.reuseIdentifier else {
            let gap = UITableViewCell(style: .default, reuseIdentifier: nil)
            gap.backgroundColor = .clear
            return gap
        }
        let cell = dequeueReusableCell(withIdentifier: identifier, for: placeholder.path)
        placeholder.update?(cell)
        return cell
    }

    // MARK: Drag delegate

    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }
    func dragItems(addingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
    }
    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
    }
    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }
    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }
    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    // MARK: Drop delegate

    func dropCanHandle(_ session: any UIDropSession) -> Bool { dropDelegate?.tableView(self, canHandle: session) ?? false }
    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

    func dropDidUpdate(_ session: any UIDropSession, to path: IndexPath?) -> ListDropProposal {
        guard let proposal = dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path) else {
            return .reorder
        }
        switch proposal.intent {
        case .unspecified: return ListDropProposal(proposal: proposal, intent: .unspecified)
        case .insertAtDestinationIndexPath: return ListDropProposal(proposal: proposal, intent: .insertAt)
        case .insertIntoDestinationIndexPath: return ListDropProposal(proposal: proposal, intent: .insertInto)
        case .automatic: return ListDropProposal(proposal: proposal, intent: .automatic)
        }
    }

    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
    }

    func performDrop(_ drop: ListDrop) { dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(self, drop)) }

    // MARK: Moving

    func sourceCanMove(_ path: IndexPath) -> Bool { canMove(path) }

    func sourceMove(from path: IndexPath, to place: IndexPath) {
        touch.selection = touch.selection.map { $0 == path ? place : $0 }
        dataSource?.tableView(self, moveRowAt: path, to: place)
    }

    func movePlace(from path: IndexPath, to proposed: IndexPath) -> IndexPath {
        delegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    }

    func present(_ changes: ListChanges, lays: Bool) {
        let old = rows.sections.map(\.heights.count)
        var new = old
        for path in changes.deletedItems { new[path.section] -= 1 }
        for path in changes.insertedItems { new[path.section] += 1 }
        for move in changes.movedItems {
            new[move.from.section] -= 1
            new[move.to.section] += 1
        }
        let map = ListUpdateMap(changes, old: old, new: new)
        var cells: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in shown.cells { if let target = map.path(path) { cells[target] = cell } else { retirePlaceholder(cell) } }
        shown.cells = cells
        move(rowsBy: changes)
        setNeedsLayout()
        guard lays else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            self.layoutRows()
            for (path, cell) in self.shown.cells { cell.frame = self.rowRect(path) }
        }
    }

    private func move(rowsBy changes: ListChanges) {
        for path in changes.deletedItems {
            rows.sections[path.section].heights.remove(at: path.row)
            rows.sectionChanged(path.section)
        }
        for path in changes.insertedItems {
            let height = placeholder(at: path)?.height ?? (rowHeight >= 0 ? rowHeight : Self.defaultRowHeight)
            rows.sections[path.section].heights.insert(1, at: path.row, height: .init(value: height, isExact: true))
            rows.sectionChanged(path.section)
        }
        for move in changes.movedItems { rows.move(move.from, to: move.to) }
    }

    /// A placeholder's cell goes without a word to the delegate, which does not know it.
    private func retirePlaceholder(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
        UIView.performWithoutAnimation { cell.isHidden = true }
        reuse.queue[identifier, default: []].append(cell)
    }

    /// Rows carried away leave a gap.
    func dragAlpha(_ path: IndexPath) -> CGFloat { presented?.carried?.place == path ? 0 : 1 }

    func presentationEnded() {
        for cell in shown.cells.values where cell.alpha == 0 { cell.alpha = 1 }
        setNeedsLayout()
        guard window != nil, updates == nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            self.layoutRows()
            for (path, cell) in self.shown.cells { cell.frame = self.rowRect(path) }
        }
    }
}

extension UITableView: UIDataSourceTranslating {
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { dataSourceSectionIndex }
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { presentationSectionIndex }
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map { presented?.presentationPath($0) ?? $0 }
    }
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap { presented == nil ? $0 : presented?.dataSourcePath($0) }
    }
}
