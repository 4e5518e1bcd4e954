/// A bar that fills from the left as work goes on.
@preconcurrency @MainActor open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default` = 0, bar = 1 }

    private let track = UIImageView()
    private let fill = UIImageView()
    private var value: Float = 0

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 4)))
        setUp()
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(of: self, as: UIProgressView.self)
    }

    private func setUp() {
        isOpaque = false
        addSubview(track)
        addSubview(fill)
        updateColors()
    }

    open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
    /// 0…1.
    open var progress: Float {
        get { value }
        set { setProgress(newValue, animated: false) }
    }
    open var progressTintColor: UIColor? { didSet { noteOwn(.progressTintColor); updateColors() } }
    open var trackTintColor: UIColor? { didSet { noteOwn(.trackTintColor); updateColors() } }

    /// Shown for what is done, stretched, instead of a colour.
    open var progressImage: UIImage? { didSet { noteOwn(.progressImage); imagesChanged() } }
    /// Shown behind it, stretched, instead of a colour.
    open var trackImage: UIImage? { didSet { noteOwn(.trackImage); imagesChanged() } }

    /// Work whose progress the view shows by itself.
    ///
    /// Source: Apple's documentation of `UIProgressView.observedProgress`.
    open var observedProgress: Progress? {
        didSet {
            progressTicker = nil
            if let observedProgress { setProgress(Float(observedProgress.fractionCompleted), animated: false) }
            observeProgress()
        }
    }
    /// Runs while there is something to follow.
    var progressTicker: FrameTicker? { didSet { if oldValue !== progressTicker { oldValue?.stop() } } }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if observedProgress != nil { observeProgress() }
    }

    private func imagesChanged() {
        track.image = trackImage
        fill.image = progressImage
        updateColors()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        value = min(max(progress, 0), 1)
        setNeedsLayout()
        if animated, window != nil { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
    }

    private func updateColors() {
        track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        let width = bounds.width * CGFloat(value)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        fill.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        for view in [track, fill] {
            view.layer.cornerRadius = progressViewStyle == .bar || view.image != nil ? 0 : min(bounds.height, 4) / 2
        }
    }

    open override var intrinsicContentSize: CGSize {
        let image = max(trackImage?.size.height ?? 0, progressImage?.size.height ?? 0)
        return CGSize(width: UIView.noIntrinsicMetric, height: image > 0 ? image : progressViewStyle == .bar ? 2.5 : 4)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: intrinsicContentSize.height) }
}
