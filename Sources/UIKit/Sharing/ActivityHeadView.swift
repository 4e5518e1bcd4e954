/// The head of a share sheet: a picture of what is shared, its name, and the button that closes.
final class ActivityHeadView: UIView {
    var onClose: () -> Void = {}
    var showsCloseButton = true { didSet { close.isHidden = !showsCloseButton } }

    private let picture = UIImageView()
    private let title = UILabel()
    private let subtitle = UILabel()
    private let close = UIButton(type: .close)
    private let line = UIView()

    init() {
        super.init(frame: .zero)
        picture.layer.cornerRadius = ActivityMetrics.previewCorner
        picture.layer.cornerCurve = .continuous
        picture.clipsToBounds = true
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        title.numberOfLines = 2
        subtitle.font = .systemFont(ofSize: 13)
        subtitle.textColor = .secondaryLabel
        line.backgroundColor = .separator
        close.accessibilityLabel = "Close"
        close.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
        for view in [picture, title, subtitle, close, line] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ preview: ActivityPreview) {
        (title.text, subtitle.text) = (preview.title, preview.subtitle)
        picture.image = preview.image
        let isSymbol = preview.image?.isSymbolImage == true
        picture.contentMode = isSymbol ? .center : .scaleAspectFill
        picture.backgroundColor = isSymbol ? .tertiarySystemFill : nil
        picture.tintColor = .secondaryLabel
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 22)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = safeAreaInsets, margin = ActivityMetrics.margin
        let room = CGRect(
            x: safe.left + margin, y: safe.top, width: bounds.width - safe.left - safe.right - 2 * margin, height: bounds.height - safe.top)
        let side = ActivityMetrics.previewSide, button = ActivityMetrics.closeSide
        picture.frame = CGRect(x: room.minX, y: room.midY - side / 2, width: side, height: side)
        close.frame = CGRect(x: room.maxX - button, y: room.minY + margin, width: button, height: button)
        let right = showsCloseButton ? close.frame.minX - 8 : room.maxX
        layOutTexts(CGRect(x: picture.frame.maxX + 12, y: room.minY, width: right - picture.frame.maxX - 12, height: room.height))
        let pixel = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    }

    private func layOutTexts(_ room: CGRect) {
        let limit = CGSize(width: room.width, height: .greatestFiniteMagnitude)
        let titleHeight = min(title.sizeThatFits(limit).height, 40)
        let subtitleHeight = subtitle.text?.isEmpty == false ? subtitle.sizeThatFits(limit).height : 0
        let top = room.midY - (titleHeight + subtitleHeight) / 2
        title.frame = CGRect(x: room.minX, y: top, width: room.width, height: titleHeight)
        subtitle.frame = CGRect(x: room.minX, y: title.frame.maxY + 1, width: room.width, height: subtitleHeight)
    }
}
