/// A button of an alert.
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let label = UILabel()

    init(action: UIAlertAction, isEmphasized: Bool, isSheet: Bool) {
        self.action = action
        super.init(frame: .zero)
        isOpaque = false
        label.text = action.title
        let font = UIFont.systemFont(ofSize: isSheet ? 20 : 17, weight: isEmphasized ? .semibold : .regular)
        label.font = UIFontMetrics(forTextStyle: isSheet ? .title3 : .body).scaledFont(for: font)
        label.textAlignment = .center
        if UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
            (label.numberOfLines, label.lineBreakMode) = (0, .byWordWrapping)
        } else {
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
        }
        addSubview(label)
        isEnabled = action.isEnabled
        isAccessibilityElement = true
        accessibilityLabel = action.title
        accessibilityTraits = .button
        accessibilityIdentifier = action.accessibilityIdentifier
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    var titleWidth: CGFloat { label.intrinsicContentSize.width }

    /// The height that the title needs with room around it.
    func height(width: CGFloat) -> CGFloat {
        let lines = label.sizeThatFits(CGSize(width: width - 2 * Self.margin, height: .greatestFiniteMagnitude)).height
        return lines.rounded(.up) + 2 * Self.room
    }

    /// Points beside the title, and at least above and below it.
    private static let (margin, room): (CGFloat, CGFloat) = (8, 11)

    private func updateColor() {
        label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    override func stateChanged() {
        super.stateChanged()
        updateColor()
        backgroundColor = isHighlighted ? UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.08) } : nil
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.shrunk(dx: Self.margin)
    }
}
