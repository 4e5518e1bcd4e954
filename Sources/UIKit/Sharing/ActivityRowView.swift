/// An action of a share sheet: its title, and its symbol at the end.
final class ActivityRowView: UIControl {
    private let title = UILabel()
    private let symbol = UIImageView()

    init(_ activity: UIActivity, _ choose: @escaping (UIActivity) -> Void) {
        super.init(frame: .zero)
        title.text = activity.activityTitle
        title.font = .preferredFont(forTextStyle: .body)
        title.adjustsFontForContentSizeCategory = true
        title.numberOfLines = 2
        // Of an action's picture only the shape counts.
        symbol.image = activity.activityImage?.withRenderingMode(.alwaysTemplate)
        symbol.contentMode = activity.activityImage?.isSymbolImage == true ? .center : .scaleAspectFit
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
        symbol.tintColor = .label
        for view in [title, symbol] as [UIView] { addSubview(view) }
        addAction(UIAction { _ in choose(activity) }, for: .touchUpInside)
        isAccessibilityElement = true
        accessibilityLabel = activity.activityTitle
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    private func titleWidth(_ width: CGFloat) -> CGFloat { width - 3 * ActivityMetrics.margin - ActivityMetrics.symbolSide }

    func height(width: CGFloat) -> CGFloat {
        let text = title.sizeThatFits(CGSize(width: titleWidth(width), height: .greatestFiniteMagnitude))
        return max(ActivityMetrics.rowHeight, (text.height + 24).rounded(.up))
    }

    override func stateChanged() {
        super.stateChanged()
        backgroundColor = isHighlighted ? .systemFill : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = ActivityMetrics.margin, side = ActivityMetrics.symbolSide
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = titleWidth(bounds.width)
        title.frame = CGRect(x: isMirrored ? bounds.width - margin - width : margin, y: 0, width: width, height: bounds.height)
        symbol.frame = CGRect(
            x: isMirrored ? margin : bounds.width - margin - side, y: (bounds.height - side) / 2, width: side, height: side)
    }
}
