/// A control for picking a number from a range by a thumb on a track.
@preconcurrency @MainActor open class UISlider: UIControl {
    private let minimumTrack = UIImageView()
    private let maximumTrack = UIImageView()
    private let thumb = UIImageView()
    private var minimumImageView: UIImageView?
    private var maximumImageView: UIImageView?
    private(set) var thumbImages = StateTable.Values<UIImage>()
    private(set) var minimumTrackImages = StateTable.Values<UIImage>()
    private(set) var maximumTrackImages = StateTable.Values<UIImage>()
    private var current: Float = 0
    /// Distance of the finger from the thumb's middle while it drags.
    private var grip: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(of: self, as: UISlider.self)
    }

    private func setUp() {
        isOpaque = false
        for track in [maximumTrack, minimumTrack] {
            track.layer.cornerRadius = SliderMetrics.trackHeight / 2
            addSubview(track)
        }
        thumb.layer.shadowColor = UIColor.black.cgColor
        addSubview(thumb)
        updateColors()
    }

    // MARK: Value

    /// The value, within minimum and maximum; setting it sends nothing.
    open var value: Float {
        get { current }
        set { setValue(newValue, animated: false) }
    }
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            clampValue()
        }
    }
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            clampValue()
        }
    }
    /// Whether `valueChanged` is sent while the thumb moves, not only at the end.
    open var isContinuous = true

    open func setValue(_ value: Float, animated: Bool) {
        current = allowed(min(max(value, minimumValue), maximumValue))
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { self.layoutIfNeeded() }
    }

    /// The value nearest to one that the track lets the slider have.
    private func allowed(_ value: Float) -> Float {
        guard let track = trackConfiguration, maximumValue > minimumValue else { return value }
        let range = maximumValue - minimumValue
        let part = (value - minimumValue) / range
        if track.allowsTickValuesOnly, let tick = track.ticks.min(by: { abs($0.position - part) < abs($1.position - part) }) {
            return minimumValue + min(max(tick.position, 0), 1) * range
        }
        guard let enabled = track.enabledRange else { return value }
        return min(max(value, enabled.lowerBound), enabled.upperBound)
    }

    private func clampValue() {
        current = min(max(current, minimumValue), maximumValue)
        setNeedsLayout()
    }

    /// The allowed positions of the thumb and the marks of the track; nil for any position without marks.
    ///
    /// Source: Apple's documentation of `UISlider.trackConfiguration` (iOS 26).
    open var trackConfiguration: TrackConfiguration? {
        didSet {
            showTicks()
            setValue(current, animated: false)
        }
    }
    /// Whether there is a thumb.
    open var sliderStyle = Style.default {
        didSet {
            updateColors()
            setNeedsLayout()
        }
    }
    private var tickViews: [UIView] = []

    private func showTicks() {
        for view in tickViews { view.removeFromSuperview() }
        tickViews = (trackConfiguration?.ticks ?? []).map { _ in
            let view = UIView()
            view.isUserInteractionEnabled = false
            view.backgroundColor = .tertiaryLabel
            view.layer.cornerRadius = SliderMetrics.tick / 2
            insertSubview(view, belowSubview: minimumTrack)
            return view
        }
        setNeedsLayout()
    }

    private func layoutTicks(in track: CGRect) {
        guard let ticks = trackConfiguration?.ticks, minimumValue < maximumValue else { return }
        for (view, tick) in zip(tickViews, ticks) {
            let value = minimumValue + min(max(tick.position, 0), 1) * (maximumValue - minimumValue)
            let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
            view.frame = CGRect(
                x: thumb.midX - SliderMetrics.tick / 2, y: track.maxY + 3, width: SliderMetrics.tick, height: SliderMetrics.tick)
        }
    }

    // MARK: Looks

    /// Whether the slider should behave as on a Mac: on iPhones and iPads it does not.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    open var behavioralStyle: UIBehavioralStyle { .pad }
    open var minimumValueImage: UIImage? { didSet { show(minimumValueImage, in: &minimumImageView) } }
    open var maximumValueImage: UIImage? { didSet { show(maximumValueImage, in: &maximumImageView) } }
    open var minimumTrackTintColor: UIColor? { didSet { noteOwn(.minimumTrackTintColor); updateColors() } }
    open var maximumTrackTintColor: UIColor? { didSet { noteOwn(.maximumTrackTintColor); updateColors() } }
    open var thumbTintColor: UIColor? { didSet { noteOwn(.thumbTintColor); updateColors() } }

    private func show(_ image: UIImage?, in view: inout UIImageView?) {
        if let image {
            let shown = view ?? UIImageView()
            if view == nil { addSubview(shown) }
            shown.image = image
            view = shown
        } else {
            view?.removeFromSuperview()
            view = nil
        }
        setNeedsLayout()
    }

    open func setThumbImage(_ image: UIImage?, for state: State) {
        noteOwn(.thumbImage)
        thumbImages[state] = image
        updateColors()
        setNeedsLayout()
    }
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        noteOwn(.minimumTrackImage)
        minimumTrackImages[state] = image
        updateColors()
        setNeedsLayout()
    }
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        noteOwn(.maximumTrackImage)
        maximumTrackImages[state] = image
        updateColors()
        setNeedsLayout()
    }
    open func thumbImage(for state: State) -> UIImage? { thumbImages.value(state) }
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages.value(state) }
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages.value(state) }
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    private func updateColors() {
        minimumTrack.image = currentMinimumTrackImage
        maximumTrack.image = currentMaximumTrackImage
        minimumTrack.backgroundColor = currentMinimumTrackImage == nil ? minimumTrackTintColor ?? tintColor : nil
        maximumTrack.backgroundColor = currentMaximumTrackImage == nil ? maximumTrackTintColor ?? .systemFill : nil
        thumb.image = currentThumbImage
        thumb.isHidden = sliderStyle == .thumbless
        let isPlain = currentThumbImage == nil
        thumb.backgroundColor = isPlain ? thumbTintColor ?? .white : nil
        thumb.layer.cornerRadius = isPlain ? SliderMetrics.thumb / 2 : 0
        // iOS 17: a soft shadow below and a faint one all around.
        thumb.layer.shadowOpacity = isPlain ? 0.12 : 0
        thumb.layer.shadowRadius = 6.5
        thumb.layer.shadowOffset = CGSize(width: 0, height: 6)
        thumb.layer.borderWidth = isPlain && thumbTintColor == nil ? 0.5 : 0
        thumb.layer.borderColor = UIColor(white: 0, alpha: 0.04).cgColor
        alpha(isEnabled ? 1 : 0.5)
    }

    private func alpha(_ alpha: CGFloat) { for view in [minimumTrack, maximumTrack, thumb] { view.alpha = alpha } }

    override func stateChanged() {
        super.stateChanged()
        updateColors()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: SliderMetrics.height - 1) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width, bounds.width), height: SliderMetrics.fittingHeight)
    }

    /// The frame less 2 at the sides and 1 at the bottom.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = minimumImageView?.intrinsicContentSize else { return CGRect(x: bounds.minX, y: bounds.minY, width: 0, height: 0) }
        return directed(CGRect(x: bounds.minX, y: middle(bounds, size.height), width: size.width, height: size.height), in: bounds)
    }

    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = maximumImageView?.intrinsicContentSize else { return CGRect(x: bounds.maxX, y: bounds.minY, width: 0, height: 0) }
        let place = CGRect(x: bounds.maxX - size.width, y: middle(bounds, size.height), width: size.width, height: size.height)
        return directed(place, in: bounds)
    }

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let gap = SliderMetrics.imageGap
        let least = minimumImageView == nil ? nil : minimumValueImageRect(forBounds: bounds)
        let most = maximumImageView == nil ? nil : maximumValueImageRect(forBounds: bounds)
        let (first, second) = isRightToLeft ? (most, least) : (least, most)
        let left = first.map { $0.maxX + gap } ?? bounds.minX + 2
        let right = second.map { $0.minX - gap } ?? bounds.maxX - 2
        let height = currentMinimumTrackImage?.size.height ?? SliderMetrics.trackHeight
        return CGRect(x: left, y: middle(bounds, height), width: max(right - left, 0), height: height)
    }

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: SliderMetrics.thumb, height: SliderMetrics.thumb)
        let range = maximumValue - minimumValue
        let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        // The thumb's edge may stand 2 points beyond the track, as in iOS.
        let start = rect.minX - 2, room = rect.width + 4 - size.width
        let position = isRightToLeft ? 1 - fraction : fraction
        return CGRect(x: start + room * position, y: middle(bounds, size.height), width: size.width, height: size.height)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the y-coordinate that centres an item of `height` on whole pixels, slightly above the middle of the bounds.
    private func middle(_ bounds: CGRect, _ height: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return ((bounds.minY + (bounds.height - 1 - height) / 2) * scale).rounded() / scale
    }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        minimumImageView?.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView?.frame = maximumValueImageRect(forBounds: bounds)
        let track = trackRect(forBounds: bounds)
        let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: current)
        thumb.frame = thumbFrame
        maximumTrack.frame = track
        layoutTicks(in: track)
        var start = isRightToLeft ? track.maxX : track.minX
        if let neutral = trackConfiguration?.neutralValue {
            start = thumbRect(forBounds: bounds, trackRect: track, value: min(max(neutral, minimumValue), maximumValue)).midX
        }
        minimumTrack.frame = CGRect(
            x: min(start, thumbFrame.midX), y: track.minY, width: abs(start - thumbFrame.midX), height: track.height)
    }

    // MARK: Tracking

    /// Only touches at the thumb move it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        let point = touch.location(in: self)
        guard thumb.frame.insetBy(dx: -10, dy: -10).contains(point) else { return false }
        grip = point.x - thumb.frame.midX
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
        let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
        guard first != last else { return true }
        let fraction = (touch.location(in: self).x - grip - first) / (last - first)
        let value = minimumValue + Float(min(max(fraction, 0), 1)) * (maximumValue - minimumValue)
        guard value != current else { return true }
        setValue(value, animated: false)
        layoutIfNeeded()
        if isContinuous { sendActions(for: .valueChanged, event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendActions(for: .valueChanged, event) }

    open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -7).contains(point)
    }

    // MARK: Accessibility

    /// Ten steps lead from one end to the other.
    open override func accessibilityIncrement() { adjust(by: 0.1) }
    open override func accessibilityDecrement() { adjust(by: -0.1) }

    private func adjust(by part: Float) {
        let old = current
        setValue(current + part * (maximumValue - minimumValue), animated: false)
        if current != old { sendActions(for: .valueChanged) }
    }
}

/// The slider of iOS 17, in points.
private enum SliderMetrics {
    static let height: CGFloat = 31
    /// The height that `sizeThatFits` answers.
    static let fittingHeight: CGFloat = 34
    static let thumb: CGFloat = 28
    static let trackHeight: CGFloat = 4
    static let tick: CGFloat = 4
    /// Between a value image and the track.
    static let imageGap: CGFloat = 8
}
