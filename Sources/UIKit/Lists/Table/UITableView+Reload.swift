@_spi(Quince) import QuinceFoundation

extension UITableView {
    func noteMissing(_ method: OptionalTableMethod) { missing.insert(method) }

    func setNeedsReload() {
        rows.isStale = true
        index.isStale = true
        forgetPrefetching()
        setNeedsLayout()
    }

    func reloadEverything() {
        swipe.close(animated: false)
        for path in touch.selection { shown.cells[path]?.setSelected(false, animated: false) }
        touch = TableTouch(isEditing: touch.isEditing)
        if presented != nil { dragDrop.listReloaded() }
        recycleAll()
        setNeedsReload()
        // The numbers are asked for at once, the cells when the table is laid out.
        reloadIfNeeded()
    }

    func recycleAll() {
        for path in shown.sortedPaths { recycleCell(at: path) }
        recycleHeadersAndFooters()
        reuse.waitingEdges = [:]
    }

    /// Whether the table has not yet asked for its rows.
    var isUnloaded: Bool { rows.isStale && rows.sections.isEmpty }

    /// Asks for sections and rows if what is known is out of date.
    func reloadIfNeeded() {
        guard rows.isStale else { return }
        rows.isStale = false
        if !shown.cells.isEmpty { recycleAll() }
        if presented != nil { dragDrop.listReloaded() }
        (rows.width, rows.sideInsets) = (rowWidth, sideInsets)
        let count = dataSource?.numberOfSections(in: self) ?? (foreignDataSource == nil ? 0 : 1)
        let counts = (0..<count).map { askRowCount($0) }
        rows.setSections(counts.enumerated().map { makeSection($0.offset, rows: $0.element) })
        measureTableViews()
        updateContentSize()
    }

    func askRowCount(_ section: Int) -> Int {
        if let dataSource { return max(0, dataSource.tableView(self, numberOfRowsInSection: section)) }
        if let foreignDataSource { unrecognizedSelector(Selector("tableView:numberOfRowsInSection:"), sentTo: foreignDataSource) }
        return 0
    }

    func makeSection(_ section: Int, rows count: Int) -> TableLayout.Section {
        var part = TableLayout.Section(heights: RowHeights(count: count, height: assumedHeight))
        askEstimates(&part, section)
        part.headerTitle = dataSource?.tableView(self, titleForHeaderInSection: section)
        part.footerTitle = dataSource?.tableView(self, titleForFooterInSection: section)
        for edge in SectionEdge.allCases { part[edge] = height(of: edge, section, title: part.title(edge)) }
        return part
    }

    /// The assumed height of rows that have not been measured: exact where all rows share one height.
    var assumedHeight: RowHeights.Height {
        if rowHeight >= 0, delegate == nil || missing.contains(.rowHeight) { return .init(value: rowHeight, isExact: true) }
        if estimatedRowHeight > 0 { return .init(value: estimatedRowHeight, isExact: false) }
        return .init(value: rowHeight >= 0 ? rowHeight : Self.defaultRowHeight, isExact: false)
    }

    private func askEstimates(_ part: inout TableLayout.Section, _ section: Int) {
        guard let delegate, part.heights.count > 0, !missing.contains(.estimatedRowHeight) else { return }
        for row in 0..<part.heights.count {
            let estimate = delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: section))
            if missing.contains(.estimatedRowHeight) { return }
            if estimate >= 0 { part.heights[row] = .init(value: estimate, isExact: false) }
        }
    }

    func heightsChanged() {
        guard !rows.isStale else { return }
        setNeedsReload()
    }

    // MARK: Table header and footer

    func exchangeTableView(_ old: UIView?, _ new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        measureTableViews()
        updateContentSize()
        setNeedsLayout()
    }

    private func measureTableViews() { rows.top = tableHeaderView?.bounds.height ?? 0 }

    func updateContentSize() {
        let height = rows.top + rows.height + (tableFooterView?.bounds.height ?? 0)
        let size = CGSize(width: bounds.width, height: height)
        if contentSize != size { contentSize = size }
    }
}

/// Heights of the parts between rows, in points.
enum TableMetrics {
    /// Room above the headers of plain tables.
    static let plainHeaderPadding: CGFloat = 22
    static let plainHeader: CGFloat = 28
    static let insetGroupedRadius: CGFloat = 10

    static func titledHeader(_ style: UITableView.Style, isFirst: Bool, padding: CGFloat) -> CGFloat {
        if style == .plain { return plainHeader + padding }
        return isFirst ? 55.0 + 1.0 / 3 : 38
    }

    static func emptyHeader(_ style: UITableView.Style, isFirst: Bool) -> CGFloat { style == .plain ? 0 : isFirst ? 35 : 17.0 + 2.0 / 3 }
    static func emptyFooter(_ style: UITableView.Style) -> CGFloat { style == .plain ? 0 : 17.0 + 2.0 / 3 }

    @MainActor static func footer(_ title: String, style: UITableView.Style, width: CGFloat) -> CGFloat {
        titleHeight(title, style, isHeader: false, width) + (style == .plain ? 8 : 14)
    }

    /// How much higher than one line of the standard size a header's title is, in points.
    @MainActor static func headerGrowth(_ title: String, style: UITableView.Style, width: CGFloat) -> CGFloat {
        let standard = UITraitCollection(preferredContentSizeCategory: .large)
        let line = UIFont.preferredFont(forTextStyle: titleStyle(style, isHeader: true), compatibleWith: standard).lineHeight
        let growth = titleHeight(title, style, isHeader: true, width) - line
        // A line takes whole pixels.
        return growth < 1 ? 0 : growth
    }

    static func titleStyle(_ style: UITableView.Style, isHeader: Bool) -> UIFont.TextStyle {
        style != .plain ? .footnote : isHeader ? .headline : .subheadline
    }

    static func shownTitle(_ title: String, _ style: UITableView.Style, isHeader: Bool) -> String {
        style != .plain && isHeader ? title.uppercased() : title
    }

    @MainActor private static func titleHeight(_ title: String, _ style: UITableView.Style, isHeader: Bool, _ width: CGFloat) -> CGFloat {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: titleStyle(style, isHeader: isHeader))
        label.numberOfLines = 0
        label.text = shownTitle(title, style, isHeader: isHeader)
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
}
