/// One segment of a segmented control: what it shows and the view that shows it.
@MainActor struct SegmentItem {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    var isEnabled = true
    /// How far title or image are moved from the middle.
    var offset = CGSize.zero
    /// The accessibility label; nil for the title.
    var spokenTitle: String?
    let view = SegmentView()

    init(title: String?) { self.title = title }
    init(image: UIImage?) { self.image = image }
    init(action: UIAction) { apply(action) }

    mutating func apply(_ action: UIAction) {
        self.action = action
        image = action.image
        title = action.image == nil ? action.title : nil
    }

    /// Width of title or image, in points.
    var contentWidth: CGFloat { view.contentWidth }

    func show(_ attributes: [NSAttributedString.Key: Any], isSelected: Bool, isDimmed: Bool) {
        view.show(title: title, image: image, attributes)
        view.alpha = isDimmed ? 0.2 : 1
        view.accessibilityLabel = spokenTitle ?? title ?? action?.title ?? image?.accessibilityLabel
        view.accessibilityTraits = isSelected ? [.button, .selected] : isEnabled ? .button : [.button, .notEnabled]
    }
}

/// A segment's title or image in the middle.
final class SegmentView: UIView {
    private let label = UILabel()
    private let imageView = UIImageView()
    private let backgroundView = UIImageView()
    /// How far title or image are moved from the middle.
    var offset = CGSize.zero { didSet { if oldValue != offset { setNeedsLayout() } } }
    /// The picture behind them.
    var background: UIImage? {
        get { backgroundView.image }
        set { if background !== newValue { backgroundView.image = newValue } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        label.textAlignment = .center
        for view in [backgroundView, label, imageView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(title: String?, image: UIImage?, _ attributes: [NSAttributedString.Key: Any]) {
        label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
        imageView.image = image
        imageView.tintColor = attributes[.foregroundColor] as? UIColor
        setNeedsLayout()
    }

    var contentWidth: CGFloat { imageView.image == nil ? label.intrinsicContentSize.width : imageView.intrinsicContentSize.width }

    override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        label.frame = bounds.shrunk(dx: 4).offsetBy(dx: offset.width, dy: offset.height)
        let size = imageView.image == nil ? .zero : imageView.intrinsicContentSize
        imageView.frame = CGRect(
            x: (bounds.width - size.width) / 2 + offset.width, y: (bounds.height - size.height) / 2 + offset.height, width: size.width,
            height: size.height)
    }
}
