extension UITableView {
    private static let updateDuration: TimeInterval = 0.3

    func startUpdates() {
        reloadIfNeeded()
        if updates == nil { updates = TableUpdates() } else { updates?.depth += 1 }
    }

    /// Adds one change, in a group of its own outside of `beginUpdates()`.
    func update(_ change: (inout TableUpdates) -> Void) {
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
        closeSwipe(animated: false)
        apply(current, completion: completion)
    }

    func reconfigure(_ paths: [IndexPath]) {
        for path in paths where shown.cells[path] != nil {
            guard let old = shown.cells[path], let identifier = old.reuseIdentifier else { continue }
            // The data source is handed the very cell that is shown.
            reuse.queue[identifier, default: []].append(old)
            _ = dataSource?.tableView(self, cellForRowAt: path)
            reuse.queue[identifier]?.removeAll { $0 === old }
        }
        setNeedsLayout()
    }

    private func apply(_ changes: TableUpdates, completion: ((Bool) -> Void)?) {
        let map = TableUpdateMap(changes)
        let old = rows.sections.map(\.heights.count)
        let sectionCount = dataSource?.numberOfSections(in: self) ?? 0
        let counts = (0..<sectionCount).map { askRowCount($0) }
        if let reason = map.inconsistency(old: old, new: counts) { uncaughtException(.internalInconsistency, reason) }
        let oldRows = rows
        rows.setSections(newSections(counts, map, changes))
        if changes.isEmpty { measureVisible() }
        touch.selection = touch.selection.compactMap { map.path($0) }
        let leaving = exchangeCells(map, changes)
        guard window != nil, UIView.areAnimationsEnabled, bounds.height > 0 else {
            for (cell, path, _) in leaving { retire(cell, path) }
            setNeedsLayout()
            updateContentSize()
            completion?(true)
            return
        }
        animate(leaving, changes, map, from: oldRows, completion: completion)
    }

    /// The sections after the update; rows that stay keep their heights.
    private func newSections(_ counts: [Int], _ map: TableUpdateMap, _ changes: TableUpdates) -> [TableLayout.Section] {
        var sections: [TableLayout.Section?] = counts.map { _ in nil }
        let reloaded = Set(changes.reloadedSections.map(\.0))
        for (index, section) in rows.sections.enumerated() where !reloaded.contains(index) {
            guard let target = map.section(index), sections.indices.contains(target) else { continue }
            var kept = section
            let removed =
                changes.deletedRows.map(\.0).filter { $0.section == index }.map(\.row)
                + changes.movedRows.map(\.0).filter { $0.section == index }.map(\.row)
            for row in Set(removed).sorted(by: >) { kept.heights.remove(at: row) }
            let added =
                changes.insertedRows.map(\.0).filter { $0.section == target }.map(\.row)
                + changes.movedRows.map(\.1).filter { $0.section == target }.map(\.row)
            for row in Set(added).sorted() { kept.heights.insert(1, at: row, height: assumedHeight) }
            for (path, _) in changes.reloadedRows where path.section == index {
                if let new = map.path(path) { kept.heights[new.row] = assumedHeight }
            }
            sections[target] = kept
        }
        return sections.enumerated().map { $0.element ?? makeSection($0.offset, rows: counts[$0.offset]) }
    }

    private typealias Leaving = (cell: UITableViewCell, path: IndexPath, animation: RowAnimation)

    /// Gives the cells that stay their new paths and returns those that leave.
    private func exchangeCells(_ map: TableUpdateMap, _ changes: TableUpdates) -> [(UITableViewCell, IndexPath, RowAnimation)] {
        var leaving: [(UITableViewCell, IndexPath, RowAnimation)] = []
        var kept: [IndexPath: UITableViewCell] = [:]
        let reloadedSections = Dictionary(changes.reloadedSections, uniquingKeysWith: { first, _ in first })
        let deletedSections = Dictionary(changes.deletedSections, uniquingKeysWith: { first, _ in first })
        for (path, cell) in shown.cells {
            if let animation = changes.deletedRows.first(where: { $0.0 == path })?.1 ?? deletedSections[path.section] {
                leaving.append((cell, path, animation))
            } else if let animation = changes.reloadedRows.first(where: { $0.0 == path })?.1 ?? reloadedSections[path.section] {
                leaving.append((cell, path, animation))
            } else if let target = map.path(path) {
                kept[target] = cell
            } else {
                leaving.append((cell, path, .fade))
            }
        }
        shown.cells = kept
        for view in Array(shown.headers.values) + Array(shown.footers.values) { recycle(headerFooter: view) }
        shown.headers = [:]
        shown.footers = [:]
        return leaving
    }

    private func animate(
        _ leaving: [(UITableViewCell, IndexPath, RowAnimation)], _ changes: TableUpdates, _ map: TableUpdateMap, from oldRows: TableLayout,
        completion: ((Bool) -> Void)?
    ) {
        let before = shown.cells
        let oldFrames = before.mapValues(\.frame)
        UIView.performWithoutAnimation {
            layoutRows()
            // New rows begin where their animation starts, rows that moved where they were.
            for (path, cell) in shown.cells {
                if before[path] === cell, let frame = oldFrames[path] {
                    cell.frame = frame
                } else {
                    let animation =
                        changes.insertedRows.first { $0.0 == path }?.1
                        ?? changes.reloadedRows.first { map.path($0.0) == path }?.1
                        ?? changes.insertedSections.first { $0.0 == path.section }?.1
                        ?? changes.reloadedSections.first { $0.0 == path.section }?.1
                    if let animation { displace(cell, animation) }
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

    /// Where a row comes from or goes to.
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
