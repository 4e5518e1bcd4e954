extension UITableView {
    /// Shows the headers and footers of visible sections; those of plain tables stay at the edge while their section passes.
    func placeHeadersAndFooters() {
        guard let first = rows.section(at: bounds.minY), !rows.sections.isEmpty else {
            recycleHeaders(except: 0..<0)
            return
        }
        var last = first
        while last + 1 < rows.sections.count, rows.start(of: last + 1) < bounds.maxY { last += 1 }
        recycleHeaders(except: first..<(last + 1))
        for section in first...last {
            if rows.sections[section].header > 0, let view = headerFooter(section, isHeader: true) {
                view.frame = floatingHeaderRect(section)
            }
            if rows.sections[section].footer > 0, let view = headerFooter(section, isHeader: false) {
                view.frame = floatingFooterRect(section)
            }
        }
    }

    private func floatingHeaderRect(_ section: Int) -> CGRect {
        var rect = headerRect(section)
        guard style == .plain else { return rect }
        let top = contentOffset.y + adjustedContentInset.top
        let padding = min(rect.height, rows.sections[section].headerTitle == nil ? 0 : rect.height - TableMetrics.plainHeader)
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

    private func headerFooter(_ section: Int, isHeader: Bool) -> UIView? {
        if let view = isHeader ? shown.headers[section] : shown.footers[section] { return view }
        guard let view = makeHeaderFooter(section, isHeader: isHeader) else { return nil }
        if isHeader { shown.headers[section] = view } else { shown.footers[section] = view }
        view.isHidden = false
        view.layer.zPosition = style == .plain ? 1 : 0
        addSubview(view)
        if isHeader {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
        return view
    }

    private func makeHeaderFooter(_ section: Int, isHeader: Bool) -> UIView? {
        let own =
            isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section) : delegate?.tableView(self, viewForFooterInSection: section)
        if let own {
            if let view = own as? UITableViewHeaderFooterView { configure(view) }
            return own
        }
        guard let title = isHeader ? rows.sections[section].headerTitle : rows.sections[section].footerTitle, !title.isEmpty else {
            return nil
        }
        let view = SectionTitleView(
            title, style: style, isHeader: isHeader, margin: style == .insetGrouped ? 16 : cellMargin + safeAreaInsets.left)
        configure(view)
        return view
    }

    private func configure(_ view: UITableViewHeaderFooterView) {
        view.isGrouped = style != .plain
        view.margin = style == .insetGrouped ? 16 : cellMargin
    }

    private func recycleHeaders(except sections: Range<Int>) {
        for (section, view) in shown.headers where !sections.contains(section) {
            shown.headers[section] = nil
            recycle(headerFooter: view)
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        }
        for (section, view) in shown.footers where !sections.contains(section) {
            shown.footers[section] = nil
            recycle(headerFooter: view)
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    func recycle(headerFooter view: UIView) {
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            reuse.headerQueue[identifier, default: []].append(view)
        }
    }
}

/// The header or footer the system makes of a title.
final class SectionTitleView: UITableViewHeaderFooterView {
    private let titleLabel = UILabel()
    private let tableStyle: UITableView.Style
    private let isHeader: Bool
    private let inset: CGFloat

    init(_ title: String, style: UITableView.Style, isHeader: Bool, margin: CGFloat) {
        (tableStyle, self.isHeader, inset) = (style, isHeader, margin)
        super.init(reuseIdentifier: nil)
        let isPlain = style == .plain
        titleLabel.font = .preferredFont(forTextStyle: isPlain ? (isHeader ? .headline : .subheadline) : .footnote)
        titleLabel.textColor = isPlain && isHeader ? .label : .secondaryLabel
        titleLabel.numberOfLines = 0
        titleLabel.text = !isPlain && isHeader ? title.uppercased() : title
        if isPlain { backgroundColor = .systemBackground }
        contentView.addSubview(titleLabel)
    }

    required init?(coder: NSCoder) {
        (tableStyle, isHeader, inset) = (.plain, true, 16)
        super.init(coder: coder)
    }

    override var textLabel: UILabel? { titleLabel }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width - 2 * inset
        let size = titleLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let height = contentView.bounds.height
        let y: CGFloat
        if tableStyle == .plain {
            y = height - TableMetrics.plainHeader + (TableMetrics.plainHeader - size.height) / 2
        } else {
            y = isHeader ? height - size.height - 6 : 8
        }
        titleLabel.frame = CGRect(x: inset, y: max(0, y), width: width, height: size.height)
    }
}
