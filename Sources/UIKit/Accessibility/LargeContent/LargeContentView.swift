/// An item enlarged in the middle of the screen: its picture over its title, on a material.
final class LargeContentView: UIVisualEffectView {
    private let imageView = UIImageView()
    private let label = UILabel()

    /// Points: the side of the square, of the picture, and the room around both.
    private static let (side, picture, margin): (CGFloat, CGFloat, CGFloat) = (250, 100, 20)

    init() {
        super.init(effect: UIBlurEffect(style: .systemMaterial))
        isUserInteractionEnabled = false
        layer.cornerRadius = 24
        layer.cornerCurve = .continuous
        clipsToBounds = true
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor = .label
        label.font = .systemFont(ofSize: 28)
        (label.numberOfLines, label.textAlignment) = (2, .center)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        for view in [imageView, label] as [UIView] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    var title: String? { label.text }

    func show(_ item: any UILargeContentViewerItem, in window: UIWindow) {
        label.text = item.largeContentTitle
        imageView.image = item.largeContentImage.map { image in
            guard image.renderingMode != .alwaysOriginal else { return image }
            return image.withRenderingMode(.alwaysTemplate)
        }
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 80)
        if superview !== window { window.addSubview(self) }
        frame = CGRect(x: window.bounds.midX - Self.side / 2, y: window.bounds.midY - Self.side / 2, width: Self.side, height: Self.side)
        layOut(item)
    }

    private func layOut(_ item: any UILargeContentViewerItem) {
        let inner = CGRect(x: 0, y: 0, width: Self.side, height: Self.side).insetBy(dx: Self.margin, dy: Self.margin)
        let text = label.text?.isEmpty == false ? label.sizeThatFits(CGSize(width: inner.width, height: inner.height)).height : 0
        let hasImage = imageView.image != nil
        let height = hasImage ? (item.scalesLargeContentImage ? Self.picture : min(imageView.intrinsicContentSize.height, Self.picture)) : 0
        let gap: CGFloat = hasImage && text > 0 ? 16 : 0
        let top = inner.minY + max(inner.height - height - gap - text, 0) / 2
        imageView.contentMode = item.scalesLargeContentImage ? .scaleAspectFit : .center
        imageView.frame = CGRect(x: inner.minX, y: top, width: inner.width, height: height).inset(by: item.largeContentImageInsets)
        label.frame = CGRect(x: inner.minX, y: top + height + gap, width: inner.width, height: min(text, inner.maxY - top - height - gap))
    }
}
