/// A view that shows an image, or several one after the other.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// A layer of its own places the image: symbols stand at their size in views that scale bitmaps.
    private var animation = ImageAnimation()
    /// How many times larger than its size the symbol was when its bitmap was made.
    private var shownMagnification: CGFloat = 1

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A view of the image's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
        self.image = image
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
        setUp()
        self.highlightedImage = highlightedImage
        self.image = image
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(of: self, as: UIImageView.self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
    }

    // MARK: Content

    open var image: UIImage? {
        didSet {
            guard oldValue !== image else { return }
            imageChanged(old: oldValue)
        }
    }
    open var highlightedImage: UIImage? { didSet { if isHighlighted { imageChanged(old: oldValue) } } }
    open var isHighlighted = false { didSet { if oldValue != isHighlighted { showImage() } } }
    /// The configuration of symbols where their own one specifies nothing.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            invalidateIntrinsicContentSize()
            showImage()
        }
    }

    /// Whether the image grows with texts of the accessibility sizes.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { if oldValue != adjustsImageSizeForAccessibilityContentSizeCategory { invalidateIntrinsicContentSize() } }
    }
    /// How bright images may be shown. Displays here show no more than the standard range.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    open var imageDynamicRange: UIImage.DynamicRange { .standard }

    open var animationImages: [UIImage]? { didSet { stopAnimating() } }
    open var highlightedAnimationImages: [UIImage]?
    /// Seconds of one round; 0 = a thirtieth of a second per image.
    open var animationDuration: TimeInterval = 0
    /// Rounds; 0 = for ever.
    open var animationRepeatCount = 0

    /// The image with the view's symbol configuration beneath its own.
    private var configuredImage: UIImage? {
        guard let image = isHighlighted ? highlightedImage ?? image : image else { return nil }
        var result = image.variant(for: traitCollection)
        if result.isSymbolImage, let own = result.symbolConfiguration {
            let base = (preferredSymbolConfiguration ?? .unspecified).applying(own)
            result = result.withConfiguration(base.withTraitCollection(traitCollection))
        }
        return result
    }

    private func imageChanged(old: UIImage?) {
        if old?.size != image?.size { invalidateIntrinsicContentSize() }
        showImage()
        if image?.images != nil { startAnimating() }
    }

    // MARK: Showing

    /// Gives the layer the bitmap, its place and its slices.
    private func showImage() {
        guard let image = configuredImage?.shown(in: effectiveUserInterfaceLayoutDirection) else {
            layer.contents = nil
            return
        }
        layer.contentsScale = image.scale
        layer.contentsGravity = gravity(for: image)
        traitCollection.performAsCurrent { layer.contents = bitmap(of: image) }
        layer.contentsCenter = image.stretchCenter
    }

    private func bitmap(of image: UIImage) -> CGImage? {
        if image.attributes.isResizable, image.resizingMode == .tile, image.capInsets != .zero, bounds.size != image.size {
            return tiled(image)
        }
        let tint = tintColor ?? .systemBlue
        if image.isSymbolImage {
            shownMagnification = magnification(of: image.size)
            return image.displayImage(tint: image.isTemplate ? tint : .label, magnification: shownMagnification)
        }
        let bitmap = image.displayImage(tint: tint)
        return image.isTemplate ? bitmap.flatMap { ImageTint.tinted($0, tint.resolvedColor(with: traitCollection).cgColor) } : bitmap
    }

    override func directionChanged() { if image?.flipsForRightToLeftLayoutDirection == true { showImage() } }

    /// A sliced image whose middle repeats is drawn at the view's size.
    private func tiled(_ image: UIImage) -> CGImage? {
        let format = UIGraphicsImageRendererFormat(for: traitCollection)
        return UIGraphicsImageRenderer(size: bounds.size, format: format).image { _ in image.draw(in: bounds) }.cgImage
    }

    /// How many times larger than its size a symbol is shown; 1 where it is shown smaller.
    private func magnification(of size: CGSize) -> CGFloat {
        guard size.width > 0, size.height > 0 else { return 1 }
        let across = bounds.width / size.width, up = bounds.height / size.height
        switch contentMode {
        case .scaleToFill, .scaleAspectFit: return min(max(min(across, up), 1), Self.maximumMagnification)
        case .scaleAspectFill: return min(max(across, up, 1), Self.maximumMagnification)
        default: return 1
        }
    }

    private static let maximumMagnification: CGFloat = 32

    /// Symbols keep their size where bitmaps would be scaled to fill, but fit and fill scale both.
    private func gravity(for image: UIImage) -> CALayerContentsGravity {
        if image.isSymbolImage, contentMode == .scaleToFill { return .resizeAspect }
        return contentMode.gravity
    }

    open override var contentMode: ContentMode { didSet { showImage() } }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        guard let image else { return }
        if image.attributes.isResizable || image.isSymbolImage && shownMagnification != magnification(of: configuredImage?.size ?? .zero) {
            showImage()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if image?.isTemplate == true || highlightedImage?.isTemplate == true { showImage() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            invalidateIntrinsicContentSize()
        }
        showImage()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil {
            showImage()
            if image?.images != nil { startAnimating() }
        }
    }

    // The picture is the layer's contents already; drawing would replace it.
    open override func display(_ layer: CALayer) {}

    // MARK: Layout

    open dynamic override var intrinsicContentSize: CGSize {
        shownSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? bounds.size }

    /// The image's size; larger with texts of the accessibility sizes, where that is wanted.
    private var shownSize: CGSize? {
        guard let size = configuredImage?.size else { return nil }
        let category = traitCollection.preferredContentSizeCategory
        guard adjustsImageSizeForAccessibilityContentSizeCategory, category.isAccessibilityCategory else { return size }
        let factor = UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    // MARK: Animation

    open var isAnimating: Bool { animation.isRunning }

    open func startAnimating() {
        let frames = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? image?.images ?? []
        guard !frames.isEmpty else { return }
        let seconds = animationDuration > 0 ? animationDuration : image?.duration ?? 0
        let keyframes = CAKeyframeAnimation(keyPath: "contents")
        let direction = effectiveUserInterfaceLayoutDirection
        keyframes.values = frames.compactMap { frame in
            let shown = frame.shown(in: direction)
            return shown === frame ? frame.cgImage : shown.upright.cgImage
        }
        keyframes.duration = seconds > 0 ? seconds : Double(frames.count) / 30
        keyframes.calculationMode = .discrete
        keyframes.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
        layer.add(keyframes, forKey: ImageAnimation.key)
        animation.isRunning = true
    }

    open func stopAnimating() {
        layer.removeAnimation(forKey: ImageAnimation.key)
        animation.isRunning = false
    }

    // MARK: Overridden in apps' extensions

    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
    }
    open dynamic override func awakeFromNib() { super.awakeFromNib() }
}

private struct ImageAnimation {
    static let key = "images"
    var isRunning = false
}

extension UIImage {
    /// The stretchable part of a sliced image in unit coordinates; everything for others.
    var stretchCenter: CGRect {
        let size = size
        guard attributes.isResizable, capInsets != .zero, size.width > 0, size.height > 0 else {
            return CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        let inner = CGRect(origin: .zero, size: size).inset(by: capInsets)
        return CGRect(
            x: inner.minX / size.width, y: inner.minY / size.height, width: max(inner.width, 0) / size.width,
            height: max(inner.height, 0) / size.height)
    }
}
