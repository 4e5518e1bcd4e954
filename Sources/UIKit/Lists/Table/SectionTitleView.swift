/// The header or footer the system makes of a title.
final class SectionTitleView: UITableViewHeaderFooterView {
    private let titleLabel = UILabel()
    private let tableStyle: UITableView.Style
    private let isHeader: Bool
    private let inset: CGFloat
    /// Room above the header of a plain table, in points.
    private let padding: CGFloat

    init(_ title: String, style: UITableView.Style, isHeader: Bool, margin: CGFloat, padding: CGFloat = 0) {
        (tableStyle, self.isHeader, inset, self.padding) = (style, isHeader, margin, padding)
        super.init(reuseIdentifier: nil)
        let isPlain = style == .plain
        titleLabel.withDefaults {
            $0.font = .preferredFont(forTextStyle: TableMetrics.titleStyle(style, isHeader: isHeader))
            $0.textColor = isPlain && isHeader ? .label : .secondaryLabel
        }
        titleLabel.numberOfLines = 0
        titleLabel.text = TableMetrics.shownTitle(title, style, isHeader: isHeader)
        if isPlain { setBackgroundColor(.systemBackground) }
        contentView.addSubview(titleLabel)
    }

    required init?(coder: NSCoder) {
        (tableStyle, isHeader, inset, padding) = (.plain, true, 16, 0)
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
            let row = isHeader ? height - min(padding, height) : height
            y = height - row + (row - size.height) / 2
        } else {
            y = isHeader ? height - size.height - 6 : 8
        }
        titleLabel.frame = CGRect(x: inset, y: max(0, y), width: width, height: size.height)
    }
}
