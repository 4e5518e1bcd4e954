@_spi(Quince) import QuinceFoundation

/// A row that a finger carries to another place.
struct TableReorder {
    let cell: UITableViewCell
    /// The row's index path in the data source.
    let source: IndexPath
    /// The index path of the gap for the row.
    var place: IndexPath
    /// The index path that the finger last pointed at; the delegate may have replaced it.
    var proposed: IndexPath
    /// From the finger to the middle of the row, in points.
    let grip: CGFloat
    let scroller: DragScroller

    /// The data source's path of a row, which the gap may have shifted.
    func path(of shown: IndexPath) -> IndexPath {
        guard shown != place else { return source }
        var row = shown.row
        if shown.section == place.section, row > place.row { row -= 1 }
        if shown.section == source.section, row >= source.row { row += 1 }
        return IndexPath(row: row, section: shown.section)
    }
}

extension UITableView {
    /// Whether the row shows a handle: only where the data source can move rows.
    func canMove(_ path: IndexPath) -> Bool {
        guard let dataSource, ObjectRuntime.implements("tableView(_:moveRowAt:to:)", dataSource) else { return false }
        return dataSource.tableView(self, canMoveRowAt: path)
    }

    /// The data source's path of a row on the screen: another one while a row is being moved.
    func sourcePath(_ shown: IndexPath) -> IndexPath { reorder?.path(of: shown) ?? presented?.dataSourcePath(shown) ?? shown }

    func reorderChanged(_ cell: UITableViewCell, _ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began: beginReorder(cell, recognizer)
        case .changed: carry(to: recognizer.location(in: self).y)
        case .ended: endReorder(isCancelled: false)
        case .cancelled, .failed: endReorder(isCancelled: true)
        case .possible: break
        }
    }

    // MARK: Lifting

    private func beginReorder(_ cell: UITableViewCell, _ recognizer: UIGestureRecognizer) {
        guard reorder == nil, let path = indexPath(for: cell) else { return }
        swipe.close(animated: true)
        rowTouchesCancelled()
        let y = recognizer.location(in: self).y
        let scroller = DragScroller(self) { [weak self, weak recognizer] in
            guard let self, let recognizer else { return }
            carry(to: recognizer.location(in: self).y)
        }
        reorder = TableReorder(cell: cell, source: path, place: path, proposed: path, grip: cell.frame.midY - y, scroller: scroller)
        bringSubviewToFront(cell)
        cell.layer.zPosition = 2
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { cell.setLifted(true) }
    }

    // MARK: Carrying

    private func carry(to y: CGFloat) {
        guard let reorder else { return }
        let low = rows.top + (rows.sections.first?.header ?? 0)
        let high = max(low, rows.top + rows.height - reorder.cell.bounds.height)
        let top = min(max(y + reorder.grip - reorder.cell.bounds.height / 2, low), high)
        UIView.performWithoutAnimation { reorder.cell.frame.origin.y = top }
        reorder.scroller.finger(at: y)
        propose(place(for: reorder.cell.frame))
    }

    private func propose(_ path: IndexPath) {
        guard let current = reorder, current.proposed != path else { return }
        reorder?.proposed = path
        let wanted = delegate?.tableView(self, targetIndexPathForMoveFromRowAt: current.source, toProposedIndexPath: path) ?? path
        guard wanted != current.place, isPlace(wanted, movingFrom: current.place) else { return }
        moveGap(from: current.place, to: wanted)
    }

    private func isPlace(_ path: IndexPath, movingFrom gap: IndexPath) -> Bool {
        guard path.count == 2, rows.sections.indices.contains(path.section), path.row >= 0 else { return false }
        return path.row < rows.sections[path.section].heights.count + (path.section == gap.section ? 0 : 1)
    }

    /// The place that a row at `frame` would take: where it covers more than half of another one.
    private func place(for frame: CGRect) -> IndexPath {
        guard let gap = reorder?.place else { return IndexPath(row: 0, section: 0) }
        guard let section = rows.section(at: frame.midY) else { return gap }
        let start = rows.start(of: section) + rows.sections[section].header
        let count = rows.sections[section].heights.count
        // Beyond its rows, a section takes the row at its nearer end.
        if frame.midY < start { return IndexPath(row: 0, section: section) }
        if frame.midY >= start + rows.sections[section].heights.total {
            return IndexPath(row: section == gap.section ? count - 1 : count, section: section)
        }
        guard let row = rows.sections[section].heights.row(at: frame.midY - start) else { return gap }
        let candidate = IndexPath(row: row, section: section)
        let middle = rowRect(candidate).midY
        if section != gap.section { return frame.midY < middle ? candidate : IndexPath(row: row + 1, section: section) }
        if row > gap.row { return frame.maxY > middle ? candidate : IndexPath(row: row - 1, section: section) }
        if row < gap.row { return frame.minY < middle ? candidate : IndexPath(row: row + 1, section: section) }
        return gap
    }

    private func moveGap(from: IndexPath, to: IndexPath) {
        guard let carried = reorder?.cell else { return }
        var cells: [IndexPath: UITableViewCell] = [:]
        let changes = ListChanges(movedItems: [.init(from: from, to: to)])
        let map = ListUpdateMap(changes, old: rows.sections.map(\.heights.count), new: rows.sections.map(\.heights.count))
        for (path, cell) in shown.cells { if let target = map.path(path) { cells[target] = cell } }
        rows.move(from, to: to)
        shown.cells = cells
        reorder?.place = to
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            self.layoutRows()
            for (path, cell) in self.shown.cells where cell !== carried { cell.frame = self.rowRect(path) }
        }
    }

    // MARK: Dropping

    private func endReorder(isCancelled: Bool) {
        guard let current = reorder else { return }
        if isCancelled, current.place != current.source { moveGap(from: current.place, to: current.source) }
        let place = reorder?.place ?? current.place
        current.scroller.stop()
        reorder = nil
        touch.selection = touch.selection.map { $0 == current.source ? place : $0 }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            current.cell.setLifted(false)
            current.cell.frame = self.rowRect(place)
        } completion: { _ in
            current.cell.layer.zPosition = 0
        }
        cellEnvironmentChanged()
        if place != current.source { dataSource?.tableView(self, moveRowAt: current.source, to: place) }
    }
}
