extension UITableView {
    /// Room between the table's edges and what its rows show: the system's margin for the width.
    var cellMargin: CGFloat { bounds.width >= 414 || traitCollection.userInterfaceIdiom == .pad ? 20 : 16 }
    /// The width of text that is easy to read, in points.
    private static let readableWidth: CGFloat = 672
    /// Room beside the sections of inset grouped tables.
    private var sectionInset: CGFloat { style == .insetGrouped ? cellMargin : 0 }
    private var rowX: CGFloat { style == .insetGrouped ? sectionInset + safeAreaInsets.left : 0 }
    var rowWidth: CGFloat {
        max(0, bounds.width - 2 * sectionInset - (style == .insetGrouped ? safeAreaInsets.left + safeAreaInsets.right : 0))
    }

    /// The width that the safe area takes from the rows' contents, in points.
    var sideInsets: CGFloat { insetsContentViewsToSafeArea ? safeAreaInsets.left + safeAreaInsets.right : 0 }

    // MARK: Places

    func rowRect(_ path: IndexPath) -> CGRect {
        reloadIfNeeded()
        guard rows.contains(path) else { return .zero }
        return CGRect(x: rowX, y: rows.start(of: path), width: rowWidth, height: rows.height(of: path))
    }

    func sectionRect(_ section: Int) -> CGRect {
        reloadIfNeeded()
        guard rows.sections.indices.contains(section) else { return .zero }
        return CGRect(x: 0, y: rows.start(of: section), width: bounds.width, height: rows.sections[section].total)
    }

    func headerRect(_ section: Int) -> CGRect {
        let rect = sectionRect(section)
        guard rows.sections.indices.contains(section) else { return .zero }
        return CGRect(x: rowX, y: rect.minY, width: rowWidth, height: rows.sections[section].header)
    }

    func footerRect(_ section: Int) -> CGRect {
        let rect = sectionRect(section)
        guard rows.sections.indices.contains(section) else { return .zero }
        let height = rows.sections[section].footer
        return CGRect(x: rowX, y: rect.maxY - height, width: rowWidth, height: height)
    }

    func path(at point: CGPoint) -> IndexPath? {
        reloadIfNeeded()
        guard let path = rows.firstRow(endingAfter: point.y) else { return nil }
        return rowRect(path).contains(point) ? path : nil
    }

    func paths(in rect: CGRect) -> [IndexPath] {
        reloadIfNeeded()
        var result: [IndexPath] = []
        var next = rows.firstRow(endingAfter: rect.minY)
        while let path = next, rows.start(of: path) < rect.maxY {
            result.append(path)
            next = rows.row(after: path)
        }
        return result
    }

    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        reloadIfNeeded()
        guard rows.contains(path) || path.count == 2 && path.row == NSNotFound else {
            uncaughtException(
                .range,
                "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only \(numberOfRows(inSection: path.section)) rows in section \(path.section)."
            )
        }
        func target() -> CGPoint {
            let rect = rowRect(path)
            let insets = adjustedContentInset
            let room = bounds.height - insets.top - insets.bottom
            var y = contentOffset.y
            switch position {
            case .none: y = offset(showing: rect)?.y ?? y
            case .top: y = rect.minY - insets.top
            case .middle: y = rect.midY - insets.top - room / 2
            case .bottom: y = rect.maxY - insets.top - room
            }
            return clamped(CGPoint(x: contentOffset.x, y: y))
        }
        setContentOffset(target(), animated: animated)
        guard !animated else { return }
        // Estimates on the way are replaced by heights only now.
        for _ in 0..<3 {
            layoutRows()
            let better = target()
            if better == contentOffset { break }
            contentOffset = better
        }
    }

    // MARK: Layout

    func layoutRowsIfNeeded() { if rows.isStale || shown.cells.isEmpty { layoutRows() } }

    func layoutRows() {
        guard !shown.isLayingOut, bounds.width > 0, bounds.height > 0 else { return }
        shown.isLayingOut = true
        defer { shown.isLayingOut = false }
        UIView.performWithoutAnimationIfOutside {
            reloadIfNeeded()
            if rows.width != rowWidth || rows.sideInsets != sideInsets { widthChanged() }
            measureChangedCells()
            placeTableViews()
            fillVisible()
            placeHeadersAndFooters()
            updateContentSize()
            placeTableViews()
            placeFillers()
            placeIndex()
        }
        prefetch()
    }

    private func widthChanged() {
        (rows.width, rows.sideInsets) = (rowWidth, sideInsets)
        for section in rows.sections.indices where rowHeight < 0 || delegate != nil {
            rows.sections[section].heights.reset(to: assumedHeight)
            rows.sectionChanged(section)
        }
        for path in shown.sortedPaths {
            guard let cell = shown.cells[path] else { continue }
            // What is beside the safe area depends on where the row stands.
            cell.frame = CGRect(x: rowX, y: cell.frame.minY, width: rowWidth, height: cell.frame.height)
            measure(path, cell)
        }
    }

    private func placeTableViews() {
        if let view = tableHeaderView {
            view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
            if rows.top != view.bounds.height { rows.top = view.bounds.height }
        }
        if let view = tableFooterView {
            view.frame = CGRect(x: 0, y: rows.top + rows.height, width: bounds.width, height: view.bounds.height)
        }
        backgroundView?.frame = bounds
    }

    private func recycleInvisible() {
        let visible = bounds
        for path in shown.sortedPaths {
            let rect = rows.contains(path) ? rowRect(path) : .null
            if let carried = reorder?.cell, shown.cells[path] === carried { continue }
            if rect.maxY <= visible.minY || rect.minY >= visible.maxY { recycleCell(at: path) }
        }
    }

    /// Fills the screen, again where a header turned out other than assumed.
    private func fillVisible() {
        for _ in 0..<8 {
            while measureVisibleEdges() {}
            recycleInvisible()
            fill()
            if !measureVisibleEdges() { return }
        }
    }

    /// Gives every visible row its cell, asking for heights on the way.
    private func fill() {
        var next = rows.firstRow(endingAfter: bounds.minY)
        while let path = next {
            guard rows.start(of: path) < bounds.maxY else { break }
            if let cell = shown.cells[path] { place(cell, path) } else { show(path) }
            // A row that turned out lower may have left the screen at the top.
            next = rows.row(after: path)
        }
    }

    private func show(_ path: IndexPath) {
        let wasExact = rows.sections[path.section].heights[path.row].isExact
        let oldHeight = rows.height(of: path)
        var asked: CGFloat?
        if !wasExact, let delegate, !missing.contains(.rowHeight) {
            let height = delegate.tableView(self, heightForRowAt: sourcePath(path))
            if height >= 0 { asked = height }
        }
        if let asked { rows.setHeight(asked, of: path) }
        let cell = makeCell(path)
        shown.cells[path] = cell
        prepare(cell, path)
        if asked == nil, !wasExact { measure(path, cell) }
        keepPlace(of: path, oldHeight: oldHeight)
        place(cell, path)
        if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
        cell.isHidden = false
        if placeholder(at: path) == nil { delegate?.tableView(self, willDisplay: cell, forRowAt: sourcePath(path)) }
    }

    /// Scrolls so that visible rows keep their place when a row above them turns out to differ from its estimated height.
    private func keepPlace(of path: IndexPath, oldHeight: CGFloat) {
        let difference = rows.height(of: path) - oldHeight
        guard difference != 0, rows.start(of: path) < bounds.minY, contentOffset.y > -adjustedContentInset.top else { return }
        updateContentSize()
        shiftContent(by: difference)
    }

    func measure(_ path: IndexPath, _ cell: UITableViewCell) {
        if let placeholder = placeholder(at: path) {
            return rows.setHeight(placeholder.height ?? (rowHeight >= 0 ? rowHeight : Self.defaultRowHeight), of: path)
        }
        // A delegate that leaves the height to the cell overrides the table's own height, too.
        var height = rowHeight
        if let delegate, !missing.contains(.rowHeight) { height = delegate.tableView(self, heightForRowAt: sourcePath(path)) }
        guard height < 0 else { return rows.setHeight(height, of: path) }
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        rows.setHeight(size.height, of: path)
    }

    /// Asks for heights again, as `beginUpdates()` and `endUpdates()` without changes do.
    func measureVisible() {
        for section in rows.sections.indices {
            rows.sections[section].heights.reset(to: assumedHeight)
            rows.sectionChanged(section)
        }
        for path in shown.sortedPaths { if let cell = shown.cells[path] { measure(path, cell) } }
    }

    private func place(_ cell: UITableViewCell, _ path: IndexPath) {
        guard reorder?.cell !== cell else { return }
        var rect = rowRect(path)
        if swipe.path == path { rect.origin.x += swipe.offset }
        if cell.frame != rect { cell.frame = rect }
        if presented != nil, cell.alpha != dragAlpha(path) { cell.alpha = dragAlpha(path) }
        let environment = environment(of: cell, path)
        if cell.environmentOfTable != environment {
            cell.environmentOfTable = environment
            cell.applyDefaultBackground()
            cell.setNeedsLayout()
        }
    }

    // MARK: Cells

    private func makeCell(_ path: IndexPath) -> UITableViewCell {
        if let placeholder = placeholder(at: path) { return makeCell(of: placeholder) }
        if let dataSource {
            let cell = dataSource.tableView(self, cellForRowAt: sourcePath(path))
            reuse.queue[cell.reuseIdentifier ?? "", default: []].removeAll { $0 === cell }
            return cell
        }
        uncaughtException(
            .internalInconsistency, "UITableView (\(self)) failed to obtain a cell from its dataSource (\(String(describing: dataSource)))")
    }

    private func prepare(_ cell: UITableViewCell, _ path: IndexPath) {
        UIView.performWithoutAnimation {
            cell.frame.size = CGSize(width: rowWidth, height: cell.bounds.height)
            cell.environmentOfTable = environment(of: cell, path)
            cell.applyDefaultBackground()
            if let delegate, !missing.contains(.indentation), placeholder(at: path) == nil {
                let level = delegate.tableView(self, indentationLevelForRowAt: sourcePath(path))
                if !missing.contains(.indentation) { cell.indentationLevel = level }
            }
            cell.setEditing(touch.isEditing, animated: false)
            cell.setSelected(touch.selection.contains(path), animated: false)
        }
    }

    func environment(of cell: UITableViewCell, _ path: IndexPath) -> CellTableEnvironment {
        var result = CellTableEnvironment()
        result.isGrouped = style != .plain
        result.isFirst = path.row == 0
        result.isLast = path.row == rows.sections[path.section].heights.count - 1
        if style == .plain, rows.row(after: path) != nil, path.section < rows.sections.count - 1 { result.isLast = false }
        result.cornerRadius = style == .insetGrouped ? TableMetrics.insetGroupedRadius : 0
        result.showsSeparators = separatorStyle != .none
        result.separatorColor = separatorColor
        result.separatorEffect = separatorEffect
        result.margin = cellMargin
        if cellLayoutMarginsFollowReadableWidth { result.margin = max(cellMargin, (rowWidth - Self.readableWidth) / 2) }
        result.separatorInset = separatorInset
        result.separatorInsetIsAutomatic = shown.separatorInset == nil
        result.separatorInsetIsRelative = shown.separatorInset != nil && separatorInsetReference == .fromAutomaticInsets
        result.insetsContentToSafeArea = insetsContentViewsToSafeArea
        result.indexWidth = indexWidth
        result.selectsMultiple = isMultiple
        if placeholder(at: path) == nil { applyEditing(&result, sourcePath(path)) }
        return result
    }

    func cellEnvironmentChanged() {
        for (path, cell) in shown.cells where rows.contains(path) {
            let environment = environment(of: cell, path)
            guard cell.environmentOfTable != environment else { continue }
            cell.environmentOfTable = environment
            cell.setNeedsLayout()
        }
    }

    func recycleCell(at path: IndexPath) {
        guard let cell = shown.cells.removeValue(forKey: path) else { return }
        if touch.highlighted == path { touch.highlighted = nil }
        retire(cell, path)
    }

    /// Takes a cell off the screen, for reuse.
    func retire(_ cell: UITableViewCell, _ path: IndexPath) {
        UIView.performWithoutAnimation {
            cell.isHidden = true
            cell.alpha = 1
        }
        if let identifier = cell.reuseIdentifier, staticContent?.owns(cell) != true {
            reuse.queue[identifier, default: []].append(cell)
        } else {
            cell.removeFromSuperview()
            cell.isHidden = false
        }
        if placeholder(at: path) == nil { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    }
}

extension UIView {
    /// Runs `body` as it is inside an animation block, else without implicit animations.
    static func performWithoutAnimationIfOutside(_ body: () -> Void) {
        if inheritedAnimationDuration > 0 { body() } else { performWithoutAnimation(body) }
    }
}
