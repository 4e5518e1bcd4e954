/// A button of an alert.
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let label = UILabel()
    private let imageView = UIImageView()
    private let checkmark = UIImageView(image: UIImage(systemName: "checkmark"))

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
        for view in [label, imageView, checkmark] { addSubview(view) }
        for view in [imageView, checkmark] { view.contentMode = .center }
        isEnabled = action.isEnabled
        isAccessibilityElement = true
        accessibilityLabel = action.title
        accessibilityTraits = .button
        accessibilityIdentifier = action.accessibilityIdentifier
        update()
    }

    required init?(coder: NSCoder) { nil }

    var titleWidth: CGFloat { label.intrinsicContentSize.width }

    /// The height that the title needs with room around it.
    func height(width: CGFloat) -> CGFloat {
        let lines = label.sizeThatFits(CGSize(width: width - 2 * Self.margin, height: .greatestFiniteMagnitude)).height
        return lines.rounded(.up) + 2 * Self.room
    }

    /// Points between a picture and the edge.
    private static let pictureMargin: CGFloat = 16

    /// Points beside the title, and at least above and below it.
    private static let (margin, room): (CGFloat, CGFloat) = (8, 11)

    /// Shows the action as it is now.
    func update() {
        let color = !isEnabled ? .tertiaryLabel : action.titleTextColor ?? (action.style == .destructive ? .systemRed : tintColor)
        label.textColor = color
        label.textAlignment = action.titleTextAlignment
        imageView.image = action.image
        imageView.tintColor = action.imageTintColor ?? color
        checkmark.isHidden = !action.isChecked
        checkmark.tintColor = color
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func stateChanged() {
        super.stateChanged()
        update()
        backgroundColor = isHighlighted ? UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.08) } : nil
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = imageView.image?.size ?? .zero, side = size.width > 0 || action.isChecked ? Self.pictureMargin : 0
        imageView.frame = directed(CGRect(x: Self.pictureMargin, y: 0, width: size.width, height: bounds.height))
        let mark = checkmark.intrinsicContentSize.width
        checkmark.frame = directed(CGRect(x: bounds.width - Self.pictureMargin - mark, y: 0, width: mark, height: bounds.height))
        // A centred title stays in the middle beside its picture.
        let taken = max(size.width, action.isChecked ? mark : 0)
        let isCentred = action.titleTextAlignment == .center
        let leading = max(Self.margin, size.width > 0 || isCentred ? side + taken : Self.pictureMargin)
        let trailing = max(Self.margin, isCentred || action.isChecked ? side + taken : 0)
        label.frame = directed(CGRect(x: leading, y: 0, width: max(bounds.width - leading - trailing, 0), height: bounds.height))
    }
}
