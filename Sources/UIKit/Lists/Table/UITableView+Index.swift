extension UITableView {
    /// Points the rows leave at the trailing edge for the index.
    var indexWidth: CGFloat { index.view?.width ?? 0 }

    func setNeedsIndexTitles() {
        index.isStale = true
        setNeedsLayout()
    }

    /// Shows the strip that the data source wants, at the edge of the visible part.
    func placeIndex() {
        if index.isStale { loadIndex() }
        guard let view = index.view else { return }
        let visible = bounds.inset(by: adjustedContentInset).inset(
            by: UIEdgeInsets(top: 0, left: max(0, safeAreaInsets.left), bottom: 0, right: max(0, safeAreaInsets.right)))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.setColors(text: index.color, background: index.background, tracking: index.trackingBackground)
        view.frame = CGRect(
            x: isRightToLeft ? visible.minX : visible.maxX - view.width, y: visible.minY, width: view.width,
            height: visible.height)
        view.layer.zPosition = 3
    }

    private func loadIndex() {
        index.isStale = false
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        let count = rows.sections.reduce(0) { $0 + $1.heights.count }
        let isShown = !titles.isEmpty && count >= index.minimumRowCount
        guard titles != index.view?.titles ?? [] || isShown != (index.view != nil) else { return }
        index.view?.removeFromSuperview()
        index.view = nil
        if isShown {
            let view = ListIndexView(titles: titles) { [weak self] in self?.jump(toTitle: $0) }
            index.view = view
            addSubview(view)
        }
        cellEnvironmentChanged()
    }

    private func jump(toTitle number: Int) {
        guard let titles = index.view?.titles, titles.indices.contains(number), let dataSource else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[number], at: number)
        guard rows.sections.indices.contains(section) else { return }
        stopMotion(telling: true)
        let insets = adjustedContentInset
        contentOffset = clamped(CGPoint(x: contentOffset.x, y: rows.start(of: section) - insets.top))
    }
}
