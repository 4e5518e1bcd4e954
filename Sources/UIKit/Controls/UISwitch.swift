/// A control that is on or off; always 51 by 31 points.
@preconcurrency @MainActor open class UISwitch: UIControl {
    public enum Style: Int, Sendable { case automatic = 0, checkbox, sliding }

    private static let size = CGSize(width: 51, height: 31)
    private let track = UIView()
    private let thumb = UIView()
    private var isValueOn = false
    private var wasMoved = false

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(of: self, as: UISwitch.self)
    }

    private func setUp() {
        isOpaque = false
        track.isUserInteractionEnabled = false
        thumb.isUserInteractionEnabled = false
        track.layer.cornerRadius = UISwitch.size.height / 2
        thumb.layer.cornerRadius = 27 / 2
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        addSubview(track)
        addSubview(thumb)
        update()
    }

    /// “1” for on and “0” for off. A switch speaks its state, not a value that was set.
    open override var accessibilityValue: String? {
        get { accessibilityOverlay?.value ?? accessibilityDefaults.value }
        set { super.accessibilityValue = newValue }
    }

    open var isOn: Bool {
        get { isValueOn }
        set { setOn(newValue, animated: false) }
    }
    open var onTintColor: UIColor? { didSet { noteOwn(.onTintColor); update() } }
    open var thumbTintColor: UIColor? { didSet { noteOwn(.thumbTintColor); update() } }
    /// Pictures for the two states, which no iOS since 7 shows.
    ///
    /// Source: Apple's documentation of `UISwitch.onImage`.
    open var onImage: UIImage? { didSet { noteOwn(.onImage) } }
    open var offImage: UIImage? { didSet { noteOwn(.offImage) } }
    open var title: String?
    open var preferredStyle = Style.automatic
    open var style: Style { .sliding }

    /// Sets the value without sending anything.
    open func setOn(_ on: Bool, animated: Bool) {
        isValueOn = on
        guard animated, window != nil else {
            update()
            return
        }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { self.update() }
    }

    private func update() {
        track.backgroundColor = isValueOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        thumb.backgroundColor = thumbTintColor ?? .white
        alpha(isEnabled ? 1 : 0.5)
        place()
    }

    private func alpha(_ alpha: CGFloat) {
        track.alpha = alpha
        thumb.alpha = alpha
    }

    /// The thumb is 27 points, 34 while a finger holds it.
    private func place() {
        track.frame = CGRect(origin: .zero, size: UISwitch.size)
        let width: CGFloat = isHighlighted ? 34 : 27
        let isRight = isValueOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        thumb.frame = CGRect(x: isRight ? UISwitch.size.width - 2 - width : 2, y: 2, width: width, height: 27)
    }

    override func stateChanged() {
        super.stateChanged()
        guard window != nil else {
            update()
            return
        }
        UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { self.update() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UISwitch.size.width - 2, height: UISwitch.size.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: UISwitch.size) }
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        wasMoved = false
        return true
    }

    /// Dragging across the middle switches at once.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let wantsOn = (x > bounds.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let isFar = x < 8 || x > bounds.width - 8
        if isFar, wantsOn != isValueOn { flip(event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !wasMoved, isTouchInside { flip(event) }
    }

    private func flip(_ event: UIEvent?) {
        wasMoved = true
        setOn(!isValueOn, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered], event)
    }
}
