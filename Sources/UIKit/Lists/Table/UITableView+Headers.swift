extension UITableView {
    /// Shows the headers and footers of visible sections; those of plain tables stay at the edge while their section passes.
    func placeHeadersAndFooters() {
        guard let first = rows.section(at: bounds.minY), !rows.sections.isEmpty else {
            recycleEdges(except: 0..<0)
            return
        }
        var last = first
        while last + 1 < rows.sections.count, rows.start(of: last + 1) < bounds.maxY { last += 1 }
        recycleEdges(except: first..<(last + 1))
        for section in first...last {
            if rows.sections[section].header > 0, let view = edgeView(.header, section) { view.frame = floatingHeaderRect(section) }
            if rows.sections[section].footer > 0, let view = edgeView(.footer, section) { view.frame = floatingFooterRect(section) }
        }
    }

    private func floatingHeaderRect(_ section: Int) -> CGRect {
        var rect = headerRect(section)
        guard style == .plain else { return rect }
        let top = contentOffset.y + adjustedContentInset.top
        let padding = min(rect.height, rows.sections[section].headerTitle == nil ? 0 : headerPadding)
        let end = rows.start(of: section) + rows.sections[section].total - rows.sections[section].footer
        // The padding above scrolls away; the header itself stays.
        if rect.minY + padding < top { rect.origin.y = min(top - padding, end - rect.height) }
        return rect
    }

    private func floatingFooterRect(_ section: Int) -> CGRect {
        var rect = footerRect(section)
        guard style == .plain else { return rect }
        let bottom = contentOffset.y + bounds.height - adjustedContentInset.bottom
        let start = rows.start(of: section) + rows.sections[section].header
        if rect.maxY > bottom { rect.origin.y = max(bottom - rect.height, start) }
        return rect
    }

    // MARK: Views

    private func edgeView(_ edge: SectionEdge, _ section: Int) -> UIView? {
        if let view = shown[edge][section] { return view }
        guard !shown.bareEdges[edge, default: []].contains(section) else { return nil }
        guard let view = makeEdge(edge, section) else {
            shown.bareEdges[edge, default: []].insert(section)
            return nil
        }
        shown[edge][section] = view
        view.isHidden = false
        view.layer.zPosition = style == .plain ? 1 : 0
        addSubview(view)
        switch edge {
        case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
        return view
    }

    private func makeEdge(_ edge: SectionEdge, _ section: Int) -> UIView? {
        if let own = delegateView(edge, section) {
            if let view = own as? UITableViewHeaderFooterView { configure(view) }
            return own
        }
        guard let title = rows.sections[section].title(edge), !title.isEmpty else { return nil }
        let view = SectionTitleView(
            title, style: style, isHeader: edge == .header, margin: style == .insetGrouped ? 16 : cellMargin, padding: headerPadding)
        configure(view)
        return view
    }

    private func configure(_ view: UITableViewHeaderFooterView) {
        view.isGrouped = style != .plain
        view.margin = style == .insetGrouped ? 16 : cellMargin
    }

    private func recycleEdges(except sections: Range<Int>) {
        for edge in SectionEdge.allCases {
            for (section, view) in shown[edge] where !sections.contains(section) {
                shown[edge][section] = nil
                recycle(view)
                switch edge {
                case .header: delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
                case .footer: delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
                }
            }
        }
    }

    func recycleHeadersAndFooters() {
        for view in Array(shown.headers.values) + Array(shown.footers.values) { recycle(view) }
        shown.headers = [:]
        shown.footers = [:]
        shown.bareEdges = [:]
    }

    private func recycle(_ view: UIView) {
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            reuse.headerQueue[identifier, default: []].append(view)
        }
    }
}
