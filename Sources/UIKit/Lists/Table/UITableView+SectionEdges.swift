/// The header or the footer of a section.
enum SectionEdge: CaseIterable {
    case header
    case footer

    var heightMethod: OptionalTableMethod { self == .header ? .headerHeight : .footerHeight }
    var estimateMethod: OptionalTableMethod { self == .header ? .estimatedHeaderHeight : .estimatedFooterHeight }
    var viewMethod: OptionalTableMethod { self == .header ? .headerView : .footerView }
}

/// How high headers and footers are. Their views are made, and those that size themselves measured, when they come to the screen.
extension UITableView {
    /// The height of a header or footer as far as it is known when the table loads.
    func height(of edge: SectionEdge, _ section: Int, title: String?) -> RowHeights.Height {
        let estimate = estimate(of: edge, section)
        if let estimate, delegate != nil, !missing.contains(edge.heightMethod) { return .init(value: estimate, isExact: false) }
        if let height = delegateHeight(of: edge, section) { return .init(value: height, isExact: true) }
        if let title, !title.isEmpty { return .init(value: titledHeight(of: edge, section, title), isExact: true) }
        guard mayHaveViews(edge, section) else { return .init(value: emptyHeight(of: edge, section), isExact: true) }
        if estimatedHeight(of: edge) == 0 { return .init(value: heightOfView(edge, section), isExact: true) }
        let fixed = fixedHeight(of: edge)
        let assumed =
            fixed ?? estimate
            ?? (edge == .header
                ? TableMetrics.titledHeader(style, isFirst: section == 0, padding: headerPadding) : emptyHeight(of: edge, section))
        return .init(value: assumed, isExact: false)
    }

    /// Finds out how high the headers and footers on the screen are; true where one was not as assumed.
    func measureVisibleEdges() -> Bool {
        guard var section = rows.section(at: bounds.minY) else { return false }
        var isChanged = false
        while section < rows.sections.count, rows.start(of: section) < bounds.maxY {
            for edge in SectionEdge.allCases where !rows.sections[section][edge].isExact {
                isChanged = measure(edge, section) || isChanged
            }
            section += 1
        }
        return isChanged
    }

    private func measure(_ edge: SectionEdge, _ section: Int) -> Bool {
        let old = rows.sections[section][edge].value
        let height = delegateHeight(of: edge, section) ?? heightOfView(edge, section)
        rows.sections[section][edge] = .init(value: height, isExact: true)
        rows.sectionChanged(section)
        guard height != old else { return false }
        let start = edge == .header ? rows.start(of: section) : rows.start(of: section) + rows.sections[section].total - height
        // What is seen stays where it is.
        if start + old <= bounds.minY, contentOffset.y > -adjustedContentInset.top {
            updateContentSize()
            shiftContent(by: height - old)
        }
        return true
    }

    // MARK: Sources

    /// The height the delegate says; nil where it leaves it to the table. In grouped tables 0 means the standard one.
    private func delegateHeight(of edge: SectionEdge, _ section: Int) -> CGFloat? {
        guard let height = saidHeight(of: edge, section), height > 0 || style == .plain && height == 0 else { return nil }
        return height + (edge == .header && height > 0 ? headerPadding : 0)
    }

    /// The delegate's answer, `automaticDimension` included; nil where it has no such method.
    private func saidHeight(of edge: SectionEdge, _ section: Int) -> CGFloat? {
        guard let delegate, !missing.contains(edge.heightMethod) else { return nil }
        let height =
            edge == .header
            ? delegate.tableView(self, heightForHeaderInSection: section) : delegate.tableView(self, heightForFooterInSection: section)
        return missing.contains(edge.heightMethod) ? nil : height
    }

    private func estimate(of edge: SectionEdge, _ section: Int) -> CGFloat? {
        if let delegate, !missing.contains(edge.estimateMethod) {
            let estimate =
                edge == .header
                ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
                : delegate.tableView(self, estimatedHeightForFooterInSection: section)
            if !missing.contains(edge.estimateMethod), estimate > 0 { return estimate }
        }
        let own = estimatedHeight(of: edge)
        return own > 0 ? own : nil
    }

    private func estimatedHeight(of edge: SectionEdge) -> CGFloat {
        edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    }

    private func fixedHeight(of edge: SectionEdge) -> CGFloat? {
        let height = edge == .header ? sectionHeaderHeight : sectionFooterHeight
        return height > 0 ? height + (edge == .header ? headerPadding : 0) : nil
    }

    private func titledHeight(of edge: SectionEdge, _ section: Int, _ title: String) -> CGFloat {
        guard edge == .header else {
            return max(TableMetrics.footer(title, style: style, width: titleWidth), sectionFooterHeight)
        }
        let height = TableMetrics.titledHeader(style, isFirst: section == 0, padding: headerPadding)
        let growth = TableMetrics.headerGrowth(title, style: style, width: titleWidth)
        return max(onWholePixels(height + growth), sectionHeaderHeight)
    }

    private var titleWidth: CGFloat { style == .insetGrouped ? rowWidth - 32 : rowWidth - sideInsets - 2 * cellMargin }

    private func emptyHeight(of edge: SectionEdge, _ section: Int) -> CGFloat {
        let height =
            edge == .header
            ? TableMetrics.emptyHeader(style, isFirst: section == 0 && tableHeaderView == nil) : TableMetrics.emptyFooter(style)
        return onWholePixels(height)
    }

    private func onWholePixels(_ height: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (height * scale).rounded() / scale
    }

    var headerPadding: CGFloat {
        guard style == .plain else { return 0 }
        return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : TableMetrics.plainHeaderPadding
    }

    // MARK: Views

    /// Whether the delegate makes views; asking for the first one tells.
    private func mayHaveViews(_ edge: SectionEdge, _ section: Int) -> Bool {
        guard delegate != nil, !missing.contains(edge.viewMethod) else { return false }
        if !reuse.knowsViewMethods.contains(edge) {
            reuse.knowsViewMethods.insert(edge)
            keepView(edge, section)
        }
        return !missing.contains(edge.viewMethod)
    }

    private func heightOfView(_ edge: SectionEdge, _ section: Int) -> CGFloat {
        keepView(edge, section)
        guard let view = reuse.waitingEdges[edge]?[section] else { return emptyHeight(of: edge, section) }
        // A delegate that leaves the height to the view overrides the table's own height, too.
        if let fixed = fixedHeight(of: edge), (saidHeight(of: edge, section) ?? 0) >= 0 { return fixed }
        let fitted = fittingHeight(of: view)
        guard fitted > 0 else {
            return edge == .header
                ? TableMetrics.titledHeader(style, isFirst: section == 0, padding: headerPadding) : emptyHeight(of: edge, section)
        }
        return fitted + (edge == .header ? headerPadding : 0)
    }

    /// Asks the delegate for a view that `makeHeaderFooter` will take.
    private func keepView(_ edge: SectionEdge, _ section: Int) {
        guard reuse.waitingEdges[edge]?[section] == nil, let view = delegateView(edge, section) else { return }
        reuse.waitingEdges[edge, default: [:]][section] = view
    }

    func delegateView(_ edge: SectionEdge, _ section: Int) -> UIView? {
        if let view = reuse.waitingEdges[edge]?.removeValue(forKey: section) { return view }
        guard let delegate, !missing.contains(edge.viewMethod) else { return nil }
        return edge == .header
            ? delegate.tableView(self, viewForHeaderInSection: section) : delegate.tableView(self, viewForFooterInSection: section)
    }

    private func fittingHeight(of view: UIView) -> CGFloat {
        if let view = view as? UITableViewHeaderFooterView { return view.fittingHeight(width: rowWidth) }
        return view.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
