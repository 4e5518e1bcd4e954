/// A control with minus and plus that changes a number; always 94 by 32 points.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)
    private let halves = [StepperHalf(symbol: "minus", label: "Decrement"), StepperHalf(symbol: "plus", label: "Increment")]
    private let divider = UIView()
    private var current = 0.0
    private var pressed: Int?
    private let repeating = GestureTimer()

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(of: self, as: UIStepper.self)
    }

    private func setUp() {
        isOpaque = false
        setBackgroundColor(.tertiarySystemFill)
        layer.cornerRadius = 8
        layer.cornerCurve = .continuous
        divider.backgroundColor = .separator
        divider.isUserInteractionEnabled = false
        for view in halves + [divider] { addSubview(view) }
        update()
    }

    // MARK: Value

    /// The number, within minimum and maximum; setting it sends nothing.
    open var value: Double {
        get { current }
        set {
            current = min(max(newValue, minimumValue), maximumValue)
            update()
        }
    }
    open var minimumValue = 0.0 { didSet { value = current } }
    open var maximumValue = 100.0 { didSet { value = current } }
    open var stepValue = 1.0
    /// Whether `valueChanged` is sent with every step, not only when the finger lifts.
    open var isContinuous = true
    /// Whether holding a half goes on stepping.
    open var autorepeat = true
    /// Whether a step beyond one end arrives at the other.
    open var wraps = false { didSet { update() } }

    private func step(_ half: Int, _ event: UIEvent?) {
        let wanted = current + (half == 0 ? -stepValue : stepValue)
        let old = current
        if wraps, wanted > maximumValue {
            value = minimumValue
        } else if wraps, wanted < minimumValue {
            value = maximumValue
        } else {
            value = wanted
        }
        if isContinuous, current != old { sendActions(for: [.valueChanged, .primaryActionTriggered], event) }
    }

    // MARK: Looks

    private var images = [[State: UIImage]](repeating: [:], count: 2)
    private(set) var backgrounds: [State: UIImage] = [:]
    /// By the states of the left and the right half.
    private(set) var dividers: [[State]: UIImage] = [:]
    var decrementImages: [State: UIImage] { images[0] }
    var incrementImages: [State: UIImage] { images[1] }
    private lazy var backgroundView = makeImageView(at: 0)
    private lazy var dividerView = makeImageView(at: subviews.count)

    open func setIncrementImage(_ image: UIImage?, for state: State) {
        noteOwn(.incrementImage)
        setImage(image, 1, state)
    }
    open func incrementImage(for state: State) -> UIImage? { images[1][state] }
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        noteOwn(.decrementImage)
        setImage(image, 0, state)
    }
    open func decrementImage(for state: State) -> UIImage? { images[0][state] }

    private func setImage(_ image: UIImage?, _ half: Int, _ state: State) {
        images[half][state] = image
        update()
    }

    /// Replaces the ground behind both halves.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        noteOwn(.backgroundImage)
        backgrounds[state] = image
        update()
    }
    open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }

    /// Replaces the line between the halves, as their states are.
    open func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State) {
        noteOwn(.dividerImage)
        dividers[[leftState, rightState]] = image
        update()
    }
    open func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State) -> UIImage? {
        dividers[[leftState, rightState]]
    }

    private func makeImageView(at index: Int) -> UIImageView {
        let view = UIImageView()
        view.isUserInteractionEnabled = false
        insertSubview(view, at: index)
        return view
    }

    private func shownState(_ half: Int, isPossible: Bool) -> State {
        !isEnabled || !isPossible ? .disabled : half == pressed ? .highlighted : .normal
    }

    private func updateImages(_ states: [State]) {
        guard !backgrounds.isEmpty || !dividers.isEmpty else { return }
        backgroundView.image = backgrounds[isEnabled ? pressed == nil ? .normal : .highlighted : .disabled] ?? backgrounds[.normal]
        dividerView.image = dividers[states] ?? dividers[[.normal, .normal]]
        if !backgrounds.isEmpty {
            setBackgroundColor(nil)
            layer.cornerRadius = 0
        }
        divider.isHidden = !dividers.isEmpty
        setNeedsLayout()
    }

    private func update() {
        let possible = [wraps || current > minimumValue, wraps || current < maximumValue]
        let states = halves.indices.map { shownState($0, isPossible: possible[$0]) }
        for (index, half) in halves.enumerated() {
            half.show(
                isEnabled: isEnabled && possible[index], isPressed: index == pressed && backgrounds.isEmpty,
                image: images[index][states[index]] ?? images[index][.normal])
        }
        updateImages(states)
        divider.alpha = pressed == nil ? 1 : 0
    }

    override func stateChanged() {
        super.stateChanged()
        update()
    }

    open override var intrinsicContentSize: CGSize { UIStepper.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: UIStepper.size) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / 2
        for (index, half) in halves.enumerated() {
            half.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
        if !backgrounds.isEmpty { backgroundView.frame = bounds }
        if let image = dividers.isEmpty ? nil : dividerView.image {
            dividerView.frame = CGRect(x: width - image.size.width / 2, y: 0, width: image.size.width, height: bounds.height)
        }
        divider.frame = CGRect(x: width - 0.5, y: 7, width: 1, height: bounds.height - 14)
    }

    // MARK: Tracking

    /// Seconds until a held half steps by itself, and between its steps.
    private static let repeatDelay: TimeInterval = 0.5
    private static let repeatInterval: TimeInterval = 0.1

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let half = touch.location(in: self).x < bounds.midX ? 0 : 1
        pressed = half
        startValue = current
        step(half, event)
        update()
        if autorepeat { repeatStep(half, after: UIStepper.repeatDelay) }
        return true
    }

    private var startValue = 0.0

    private func repeatStep(_ half: Int, after delay: TimeInterval) {
        repeating.start(delay) { [weak self] in
            guard let self, pressed == half else { return }
            step(half, nil)
            repeatStep(half, after: UIStepper.repeatInterval)
        }
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if !isTouchInside { stop() }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        stop()
        if !isContinuous, current != startValue { sendActions(for: [.valueChanged, .primaryActionTriggered], event) }
    }

    open override func cancelTracking(with event: UIEvent?) { stop() }

    private func stop() {
        repeating.cancel()
        pressed = nil
        update()
    }
}

/// The minus or the plus of a stepper.
private final class StepperHalf: UIView {
    private let imageView = UIImageView()

    init(symbol: String, label: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityLabel = label
        layer.cornerRadius = 8
        layer.cornerCurve = .continuous
        imageView.image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .regular))
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }

    private lazy var symbol = imageView.image

    /// - Parameter image: The image in place of the symbol; nil for the symbol.
    func show(isEnabled: Bool, isPressed: Bool, image: UIImage?) {
        let shown = image ?? symbol
        if imageView.image !== shown {
            imageView.image = shown
            setNeedsLayout()
        }
        imageView.tintColor = isEnabled ? .label : .tertiaryLabel
        backgroundColor = isPressed ? .systemFill : nil
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = imageView.intrinsicContentSize
        imageView.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
}
