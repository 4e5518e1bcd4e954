/// An activity in the row of icons of a share sheet.
final class ActivityIconView: UIControl {
    private let icon = UIImageView()
    private let title = UILabel()

    init(_ activity: UIActivity, _ choose: @escaping (UIActivity) -> Void) {
        super.init(frame: .zero)
        icon.image = activity.activityImage
        icon.contentMode = activity.activityImage?.isSymbolImage == true ? .center : .scaleAspectFill
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 26)
        icon.tintColor = .label
        icon.backgroundColor = .secondarySystemGroupedBackground
        icon.layer.cornerRadius = ActivityMetrics.iconCorner
        icon.layer.cornerCurve = .continuous
        icon.clipsToBounds = true
        title.text = activity.activityTitle
        title.font = .systemFont(ofSize: 11)
        title.textAlignment = .center
        title.numberOfLines = 2
        for view in [icon, title] as [UIView] { addSubview(view) }
        addAction(UIAction { _ in choose(activity) }, for: .touchUpInside)
        isAccessibilityElement = true
        accessibilityLabel = activity.activityTitle
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override func stateChanged() {
        super.stateChanged()
        icon.alpha = isHighlighted ? 0.5 : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = ActivityMetrics.iconSide
        icon.frame = CGRect(x: (bounds.width - side) / 2, y: ActivityMetrics.iconsTop, width: side, height: side)
        let room = CGSize(width: bounds.width, height: ActivityMetrics.iconTitleHeight)
        let height = min(title.sizeThatFits(room).height, room.height)
        title.frame = CGRect(x: 0, y: icon.frame.maxY + ActivityMetrics.iconTitleGap, width: bounds.width, height: height)
    }
}
