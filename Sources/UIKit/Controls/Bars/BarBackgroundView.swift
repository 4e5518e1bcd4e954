/// The background of a bar: material, colour, image and hairline.
final class BarBackgroundView: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    private let colorView = UIView()
    private let imageView = UIImageView()
    private let shadow = UIImageView()
    /// Whether there is no hairline, whatever the appearance says.
    var hidesShadow = false { didSet { shadow.isHidden = hidesShadow } }
    /// Whether the hairline is at the top (toolbars, tab bars) instead of below.
    var hasShadowAtTop = false { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        for view in [effectView, colorView, imageView, shadow] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ appearance: UIBarAppearance) {
        effectView.effect = appearance.backgroundEffect
        effectView.alpha = appearance.backgroundEffect == nil ? 0 : 1
        colorView.backgroundColor = appearance.backgroundColor
        imageView.contentMode = appearance.backgroundImageContentMode
        imageView.image = appearance.backgroundImage
        shadow.image = appearance.shadowImage
        shadow.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
        shadow.alpha = appearance.shadowImage == nil && appearance.shadowColor == nil ? 0 : 1
        shadow.isHidden = hidesShadow
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [effectView, colorView, imageView] as [UIView] { view.frame = bounds }
        let height = shadow.image?.size.height ?? 1 / max(traitCollection.displayScale, 1)
        shadow.frame = CGRect(x: 0, y: hasShadowAtTop ? -height : bounds.height, width: bounds.width, height: height)
    }
}
