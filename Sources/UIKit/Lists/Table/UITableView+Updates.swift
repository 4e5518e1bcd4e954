extension UITableView {
    private static let updateDuration: TimeInterval = 0.3

    func startUpdates() {
        reloadIfNeeded()
        if updates == nil { updates = TableUpdates() } else { updates?.depth += 1 }
    }

    /// Adds one change, in a group of its own outside of `beginUpdates()`.
    ///
    /// A table that has never asked for its rows has none to change: the data source has them all already, and they are loaded as it has them.
    func update(_ change: (inout TableUpdates) -> Void) {
        guard updates != nil || !isUnloaded else { return reloadIfNeeded() }
        startUpdates()
        if var changed = updates {
            change(&changed)
            updates = changed
        }
        finishUpdates()
    }

    func finishUpdates(completion: ((Bool) -> Void)? = nil) {
        guard var current = updates else { return }
        current.depth -= 1
        guard current.depth == 0 else {
            updates = current
            return
        }
        updates = nil
        swipe.letGo()
        apply(current, completion: completion)
    }

    func reconfigure(_ paths: [IndexPath]) {
        for path in paths where shown.cells[path] != nil {
            guard let old = shown.cells[path], old.reuseIdentifier != nil else { continue }
            // The data source is handed the very cell that is shown.
            reuse.reconfigured = old
            _ = dataSource?.tableView(self, cellForRowAt: path)
            reuse.reconfigured = nil
            measureAgain(old)
        }
        setNeedsLayout()
    }

    /// A cell's contents changed: its row may need another height.
    func measureAgain(_ cell: UITableViewCell) {
        let isFixed = rowHeight >= 0 && (delegate == nil || missing.contains(.rowHeight))
        guard selfSizingInvalidation != .disabled, !isFixed, !shown.isLayingOut, cell.superview === self else { return }
        guard shown.cells.contains(where: { $0.value === cell }) else { return }
        shown.changedCells.insert(cell)
        setNeedsLayout()
    }

    /// Gives rows whose contents changed the height they need now, before rows are laid out.
    func measureChangedCells() {
        guard !shown.changedCells.isEmpty else { return }
        for path in shown.sortedPaths {
            guard let cell = shown.cells[path], shown.changedCells.contains(cell), rows.contains(path) else { continue }
            measure(path, cell)
        }
        shown.changedCells = []
    }

    private func apply(_ updates: TableUpdates, completion: ((Bool) -> Void)?) {
        let old = rows.sections.map(\.heights.count)
        let sectionCount = dataSource?.numberOfSections(in: self) ?? 0
        let data = (0..<sectionCount).map { askRowCount($0) }
        var updates = updates
        if let translated = presented?.translate(updates.changes, old: old, new: data) { updates.translate(to: translated) }
        let counts = presented?.counts(data) ?? data
        let map = ListUpdateMap(updates.changes, old: old, new: counts)
        if let reason = map.inconsistency(.table) { uncaughtException(.internalInconsistency, reason) }
        dragDrop.rowsMoved(map)
        rows.setSections(newSections(counts, map))
        if updates.changes.isEmpty { measureVisible() }
        touch.selection = touch.selection.compactMap { updates.leaving($0) == nil ? map.path($0) : nil }
        let leaving = exchangeCells(map, updates)
        forgetPrefetching()
        guard window != nil, UIView.areAnimationsEnabled, bounds.height > 0 else {
            for (cell, path, _) in leaving { retire(cell, path) }
            setNeedsLayout()
            updateContentSize()
            completion?(true)
            return
        }
        animate(leaving, updates, map, completion: completion)
    }

    /// The sections after the changes; rows that stay keep their heights.
    private func newSections(_ counts: [Int], _ map: ListUpdateMap) -> [TableLayout.Section] {
        let changes = map.changes
        var sections: [TableLayout.Section?] = counts.map { _ in nil }
        let reloaded = Set(changes.reloadedSections)
        var (removed, added) = ([Int: Set<Int>](), [Int: Set<Int>]())
        for path in changes.deletedItems + changes.movedItems.map(\.from) { removed[path.section, default: []].insert(path.row) }
        for path in changes.insertedItems + changes.movedItems.map(\.to) { added[path.section, default: []].insert(path.row) }
        for (index, section) in rows.sections.enumerated() where !reloaded.contains(index) {
            guard let target = map.section(index), sections.indices.contains(target) else { continue }
            var kept = section
            for row in (removed[index] ?? []).sorted(by: >) { kept.heights.remove(at: row) }
            for row in (added[target] ?? []).sorted() { kept.heights.insert(1, at: row, height: assumedHeight) }
            sections[target] = kept
        }
        for path in changes.reloadedItems {
            if let new = map.path(path) { sections[new.section]?.heights[new.row] = assumedHeight }
        }
        return sections.enumerated().map { $0.element ?? makeSection($0.offset, rows: counts[$0.offset]) }
    }

    private typealias Leaving = (cell: UITableViewCell, path: IndexPath, animation: RowAnimation)

    /// Gives the cells that stay their new paths and returns those that leave.
    private func exchangeCells(_ map: ListUpdateMap, _ updates: TableUpdates) -> [Leaving] {
        var leaving: [Leaving] = []
        var kept: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in shown.cells {
            if let animation = updates.leaving(path) {
                leaving.append((cell, path, animation))
            } else if let target = map.path(path) {
                kept[target] = cell
            } else {
                leaving.append((cell, path, .fade))
            }
        }
        shown.cells = kept
        recycleHeadersAndFooters()
        return leaving
    }

    private func animate(_ leaving: [Leaving], _ updates: TableUpdates, _ map: ListUpdateMap, completion: ((Bool) -> Void)?) {
        let before = shown.cells
        let oldFrames = before.mapValues(\.frame)
        UIView.performWithoutAnimation {
            layoutRows()
            // New rows begin where their animation starts, rows that moved where they were.
            for (path, cell) in shown.cells {
                if before[path] === cell, let frame = oldFrames[path] {
                    cell.frame = frame
                } else if let animation = updates.arriving(path, map) {
                    displace(cell, animation)
                }
            }
            for (cell, _, _) in leaving { sendSubviewToBack(cell) }
        }
        UIView.animate(withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction) {
            for (path, cell) in self.shown.cells {
                cell.frame = self.rowRect(path)
                cell.alpha = 1
                cell.layoutIfNeeded()
            }
            for (cell, _, animation) in leaving { self.displace(cell, animation) }
            self.placeHeadersAndFooters()
            self.contentOffset = self.clampedForUpdate(self.contentOffset)
        } completion: { isFinished in
            for (cell, path, _) in leaving { self.retire(cell, path) }
            self.setNeedsLayout()
            completion?(isFinished)
        }
    }

    private func clampedForUpdate(_ offset: CGPoint) -> CGPoint {
        guard scroll.drag == nil, scroll.motion == nil else { return offset }
        return CGPoint(x: offset.x, y: min(offset.y, offsetLimits.y.upperBound))
    }

    /// Moves or fades a cell to where an animated insertion begins or a deletion ends.
    private func displace(_ cell: UITableViewCell, _ animation: RowAnimation) {
        switch animation {
        case .none: break
        case .fade: cell.alpha = 0
        case .left:
            cell.frame.origin.x -= bounds.width
            cell.alpha = 0
        case .right:
            cell.frame.origin.x += bounds.width
            cell.alpha = 0
        case .top, .middle, .automatic:
            cell.frame.origin.y -= cell.bounds.height / (animation == .middle ? 2 : 1)
            cell.alpha = 0
        case .bottom:
            cell.frame.origin.y += cell.bounds.height
            cell.alpha = 0
        }
    }
}
